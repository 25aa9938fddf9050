import { entryAt } from '../../engine/lists';
import type { Seat } from '../../engine/seats';
import { AWARDS, type AwardId } from './cards/awards';
import type { ScriptId } from './cards/scripts';
import { meets } from './facts';
import { released } from './making';
import { LEAST_STARS } from './numbers';
import type { Take } from './take';
import type { Movie, PublicState } from './types';

export function movieOf({ movies }: PublicState, seat: Seat, script: ScriptId): Movie {
  const movie = entryAt(movies, seat).find((one) => one.script === script);
  if (movie === undefined) throw new Error(`${script} was not released`);
  return movie;
}

export function updateMovie(
  take: Take,
  seat: Seat,
  script: ScriptId,
  change: (movie: Movie) => Partial<Movie>,
): void {
  const movies = take
    .of('movies', seat)
    .map((movie) =>
      movie.script === script ? released(movie, { ...movie, ...change(movie) }) : movie,
    );
  take.set('movies', seat, movies);
}

/** [EPAWARD-1] Meets the award's conditions and has a star to bid. */
export function qualifies(
  { studios }: PublicState,
  seat: Seat,
  movie: Movie,
  award: AwardId,
): boolean {
  return (
    movie.stars >= LEAST_STARS && meets(movie, entryAt(studios, seat), AWARDS[award].conditions)
  );
}

/** [EPAWARD-1] What a player can nominate. */
export function candidates(state: PublicState, seat: Seat, award: AwardId): readonly Movie[] {
  return entryAt(state.movies, seat).filter((movie) => qualifies(state, seat, movie, award));
}
