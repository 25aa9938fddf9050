import { useTranslation } from 'react-i18next';

import { seedText } from '../../engine/seed';
import { useList } from '../../i18n/useList';
import type { HollywoodMatch } from '../match/hollywoodMatch';
import { nameOfGame } from '../shelf';
import type { Standing } from './standing';

/** The result as a text to send: who won, everybody's points, and the seed, so that others can play the same cards. */
export function useShareWords(): (match: HollywoodMatch, standing: Standing) => string {
  const { t } = useTranslation('score');
  const list = useList();
  return ({ game, setup }, { rows, leaders }) => {
    const names = list(leaders.map(({ player }) => player.name));
    return [
      t('share.won', { game: nameOfGame(game.id), names }),
      ...rows.map(({ place, player, score }) =>
        t('share.line', { place, name: player.name, points: t('points', { count: score.total }) }),
      ),
      t('share.seed', { seed: seedText(setup.seed) }),
    ].join('\n');
  };
}
