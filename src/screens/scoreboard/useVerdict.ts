import { useTranslation } from 'react-i18next';

import { useList } from '../../i18n/useList';
import { inSentence } from '../../i18n/you';
import type { Standing } from './standing';

/** One sentence: who won or leads, and how a tie was broken. */
export function useVerdict(): (standing: Standing) => string {
  const { t } = useTranslation('score');
  const list = useList();
  return ({ stage, rows, leaders, decidedBy }) => {
    const group = stage === 'over' ? 'decided' : 'leads';
    const nameOf = (seat: number) => rows.find((row) => row.seat === seat)?.player.name ?? '';
    const names = list(leaders.map(({ player }) => player.name));
    const who = { names, ...inSentence(names) };
    const points = t('points', { count: leaders[0]?.score.total ?? 0 });
    switch (decidedBy.kind) {
      case 'points':
        return t(`${group}.points`, { ...who, points });
      case 'best-movie': {
        const { tied, bestMovies } = decidedBy;
        const movies = tied.map((seat, index) => `${nameOf(seat)} ${bestMovies[index] ?? 0}`);
        return t(`${group}.bestMovie`, {
          ...who,
          points,
          tied: list(tied.map(nameOf)),
          movies: movies.join(', '),
        });
      }
      case 'shared': {
        const { tied, bestMovie } = decidedBy;
        return t(`${group}.shared`, {
          names,
          points,
          tied: list(tied.map(nameOf)),
          best: bestMovie,
        });
      }
    }
  };
}
