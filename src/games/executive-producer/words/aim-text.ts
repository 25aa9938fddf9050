import type { Aim } from '../types';
import type { Tongue } from './tongue';

/** What an ability is pointed at. */
export function aimText(tongue: Tongue, aim: Exclude<Aim, { at: 'nothing' }>): string {
  const { t } = tongue;
  switch (aim.at) {
    case 'script':
      return tongue.movie(aim.script);
    case 'talent':
      return t('phrase.joins', { what: tongue.talent(aim.talent), to: tongue.movie(aim.on) });
    case 'player':
      return tongue.name(aim.seat);
    case 'movie':
      return tongue.owned(tongue.movie(aim.script), aim.seat);
    case 'crew': {
      const [what, from] = [tongue.talent(aim.talent), tongue.movie(aim.script)];
      const owner = tongue.name(aim.seat);
      if (aim.on === undefined) return t('phrase.leaves', { what, from, owner });
      return t('phrase.poached', { what, from, owner, to: tongue.movie(aim.on) });
    }
    case 'news':
      return t('phrase.moved', {
        what: tongue.news(aim.news),
        from: tongue.movie(aim.script),
        to: tongue.movie(aim.on),
        owner: tongue.name(aim.seat),
      });
  }
}
