import { useTranslation } from 'react-i18next';

import type { ProjectScore } from '../../games/hollywood/types';
import { useList } from '../../i18n/useList';
import { GenreIcon } from '../../ui/art/GenreIcon';
import { PointsLine } from './PointsLine';

interface Props {
  readonly project: ProjectScore;
  /** All projects of the same player. */
  readonly among: readonly ProjectScore[];
}

/** A project nobody finished: what it brought, or why it brought nothing. */
export function ProjectLine({ project, among }: Props) {
  const { t } = useTranslation(['common', 'score']);
  const list = useList();
  const { genre, films, size, standing, points } = project;
  const others = among
    .filter((other) => other !== project && other.standing === 'tied-for-largest')
    .map((other) => t(`genre.${other.genre}`));
  const why = {
    largest: t('score:largest'),
    'tied-for-largest': t('score:tiedProject', { others: list(others) }),
    smaller: t('score:smallerProject'),
  }[standing];
  const count =
    size > films.length
      ? t('score:filmsWithAward', { count: size })
      : t('score:films', { count: size });
  return (
    <PointsLine
      picture={<GenreIcon genre={genre} size={30} />}
      title={t('score:project', { genre: t(`genre.${genre}`) })}
      note={`${count} – ${why}`}
      points={points}
      {...(standing !== 'largest' && { why: 'largest-project' })}
    />
  );
}
