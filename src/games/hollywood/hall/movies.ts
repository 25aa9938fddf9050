import type { Player } from '../../../engine/players';
import type { MovieScore } from '../types';
import { type Appearance, appearancesIn, type HallEntry } from './appearances';
import { isCalled } from './filter';

/** A movie that was made, with who made it where. */
export interface MadeMovie {
  readonly movie: MovieScore;
  readonly player: Player;
  readonly id: string;
  readonly finished: number;
}

export function moviesOf(appearances: readonly Appearance[]): readonly MadeMovie[] {
  return appearances.flatMap(({ entry: { id, finished }, seat: { movies, player } }) =>
    movies.map((movie) => ({ movie, player, id, finished })),
  );
}

/** Sorting is stable and appearances come in the order of time: the earlier of two equal ones stands first. */
export function bestFirst(movies: readonly MadeMovie[]): readonly MadeMovie[] {
  return [...movies].sort((a, b) => b.movie.points - a.movie.points);
}

/** The best movies ever made, by whomever or by one name. */
export function bestMoviesIn(
  entries: readonly HallEntry[],
  most: number,
  player?: string,
): readonly MadeMovie[] {
  const made = moviesOf(appearancesIn(entries)).filter(
    (one) => player === undefined || isCalled(one.player, player),
  );
  return bestFirst(made).slice(0, most);
}
