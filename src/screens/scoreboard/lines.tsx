import { useTranslation } from 'react-i18next';

import { starOf } from '../../games/hollywood/cards';
import type { Score } from '../../games/hollywood/types';
import { Words } from '../../ui/text/Words';
import { MovieLine } from './MovieLine';
import { PointsLine } from './PointsLine';
import { ProjectLine } from './ProjectLine';
import { SourceSign } from './SourceSign';

/* A player's points by source, for the rows of a phone and the cells of a tablet alike. */

interface Props {
  readonly score: Score;
}

const SIGN = 30;

export function BlockbusterLines({ score }: Props) {
  const { t } = useTranslation('score');
  const { cards, points } = score.blockbusters;
  return (
    <PointsLine
      picture={<SourceSign of="blockbusters" size={SIGN} />}
      title={t('cards', { count: cards.length })}
      points={points}
    />
  );
}

export function MovieLines({ score, isAdvanced }: Props & { readonly isAdvanced: boolean }) {
  return score.movies.length === 0 ? (
    <None />
  ) : (
    score.movies.map((movie) => (
      <MovieLine key={movie.star} movie={movie} isAdvanced={isAdvanced} />
    ))
  );
}

/** Projects, and the stars that found none. */
export function ProjectLines({ score }: Props) {
  const { t } = useTranslation('score');
  if (score.projects.length + score.lostStars.length === 0) return <None />;
  return (
    <>
      {score.projects.map((project) => (
        <ProjectLine key={project.genre} project={project} among={score.projects} />
      ))}
      {score.lostStars.map((star) => (
        <PointsLine
          key={star}
          picture={<SourceSign of="lost" size={SIGN} />}
          title={t('lost')}
          note={t('lostStar', { star: starOf(star).name })}
          points={0}
          why="lost-star"
        />
      ))}
    </>
  );
}

function None() {
  const { t } = useTranslation('score');
  return <Words ink="pageSoft">{t('none')}</Words>;
}
