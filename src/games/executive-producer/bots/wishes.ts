import { entryAt } from '../../../engine/lists';
import type { Seat } from '../../../engine/seats';
import { type ObjectiveId, OBJECTIVES } from '../cards/objectives';
import type { StudioId } from '../cards/studios';
import { genreOf, meets } from '../facts';
import type { Movie, PublicState } from '../types';
import { type Condition, GENRES, type LastingMeasure } from '../vocabulary';

/** Of an objective that needs several movies, what one of the earlier ones counts. */
const FIRST_STEP = 0.4;

/** What an objective asks of the next movie. */
export interface Wish {
  readonly worth: number;
  /** What the next movie counts, of all that are asked for. */
  readonly share: number;
  readonly conditions: readonly Condition<LastingMeasure>[];
}

/** Of so many steps that are asked for, what the next one is worth. */
function shareOfStep(done: number, asked: number): number {
  return done === asked - 1 ? 1 : FIRST_STEP;
}

/** How many steps have been done, and what the next movie has to be for another. */
interface Progress {
  readonly done: number;
  readonly conditions: readonly Condition<LastingMeasure>[];
}

function newGenres(own: readonly Movie[]): Progress {
  const known = own.map(genreOf);
  const fresh = GENRES.filter((genre) => !known.includes(genre));
  return { done: GENRES.length - fresh.length, conditions: [{ kind: 'genre', of: fresh }] };
}

function moreLike(
  own: readonly Movie[],
  studio: StudioId,
  conditions: readonly Condition<LastingMeasure>[],
): Progress {
  return { done: own.filter((movie) => meets(movie, studio, conditions)).length, conditions };
}

/** What a player's secret objectives still ask for. [EPOBJECTIVE-1] */
export function wishesOf(
  { movies, studios }: PublicState,
  seat: Seat,
  objectives: readonly ObjectiveId[],
): readonly Wish[] {
  const own = entryAt(movies, seat);
  const studio = entryAt(studios, seat);
  const wishes: Wish[] = [];
  for (const objective of objectives) {
    const { goal, points: worth } = OBJECTIVES[objective];
    const { done, conditions } =
      goal.kind === 'genres' ? newGenres(own) : moreLike(own, studio, goal.conditions);
    if (done < goal.count) wishes.push({ worth, share: shareOfStep(done, goal.count), conditions });
  }
  return wishes;
}
