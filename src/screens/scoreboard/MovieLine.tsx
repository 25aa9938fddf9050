import { useTranslation } from 'react-i18next';

import { starOf } from '../../games/hollywood/cards';
import type { MovieScore } from '../../games/hollywood/types';
import { MoviePoster } from '../../ui/cards/MoviePoster';
import { useMovieTitle } from '../../ui/cards/names';
import { PointsLine } from './PointsLine';

const POSTER = 30;

interface Props {
  readonly movie: MovieScore;
  readonly isAdvanced: boolean;
}

/** A finished movie and its sum: films, times stars, times what was set aside in the advanced game. */
export function MovieLine({ movie, isAdvanced }: Props) {
  const { t } = useTranslation(['common', 'score']);
  const movieTitle = useMovieTitle();
  const { genre, star, films, size, rating, multiplier, points } = movie;
  const factors = [
    size > films.length
      ? t('score:filmsWithAward', { count: size })
      : t('score:films', { count: size }),
    t('score:stars', { count: rating }),
    ...(isAdvanced ? [t('score:setAside', { count: multiplier })] : []),
  ];
  return (
    <PointsLine
      picture={<MoviePoster films={films} star={star} width={POSTER} />}
      title={movieTitle(films)}
      note={`${t('score:movie', { genre: t(`genre.${genre}`), star: starOf(star).name })} · ${factors.join(' × ')}`}
      points={points}
    />
  );
}
