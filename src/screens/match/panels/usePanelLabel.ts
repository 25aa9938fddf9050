import { useTranslation } from 'react-i18next';

import type { Player } from '../../../engine/players';
import { sizeOf } from '../../../games/hollywood/cards';
import { projectsOf } from '../../../games/hollywood/studio';
import type { Studio } from '../../../games/hollywood/types';

function studioKey({ clapBoard, doubleReel }: Studio): 'both' | 'clap' | 'double' | 'neither' {
  if (clapBoard && doubleReel) return 'both';
  if (clapBoard) return 'clap';
  return doubleReel ? 'double' : 'neither';
}

interface Labelled {
  readonly player: Player;
  readonly studio: Studio;
  readonly points: number;
  readonly moviePoints: number;
  readonly isOnTurn: boolean;
}

/** A player's panel in words, for those who hear it. */
export function usePanelLabel() {
  const { t } = useTranslation(['common', 'table', 'score']);
  return ({ player, studio, points, moviePoints, isOnTurn }: Labelled): string => {
    const projects = projectsOf(studio).map((genre) => {
      const films = studio.projects[genre];
      const [count, size] = [films.length, sizeOf(films)];
      const words = { genre: t(`genre.${genre}`), films: count };
      // An award is seen on its film; the bare number of films would hide it.
      return size === count
        ? t('table:panel.project', words)
        : t('table:panel.projectAward', { ...words, size });
    });
    const label = t('table:panel.label', {
      player: player.name,
      points: t('score:points', { count: points }),
      reels: studio.reels,
      studio: t(`table:panel.${studioKey(studio)}`),
      projects: projects.length > 0 ? projects.join(' ') : t('table:panel.noProjects'),
      movies: studio.movies.length,
      moviePoints,
      blockbusters: studio.blockbusters.length,
    });
    return isOnTurn ? t('table:panel.turn', { label }) : label;
  };
}
