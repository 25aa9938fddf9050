import { entryAt } from '../../../engine/lists';
import type { Seat } from '../../../engine/seats';
import { type ObjectiveId, OBJECTIVES } from '../cards/objectives';
import { genreOf, meets } from '../facts';
import type { PublicState } from '../types';
import { type Condition, GENRES } from '../vocabulary';

/** Of an objective that needs several movies, what one of the earlier ones counts. */
const FIRST_STEP = 0.4;

/** What an objective asks of the next movie. */
export interface Wish {
  readonly worth: number;
  /** What the next movie counts, of all that are asked for. */
  readonly share: number;
  readonly conditions: readonly Condition[];
}

/** Of so many steps that are asked for, what the next one is worth. */
function shareOfStep(done: number, asked: number): number {
  return done === asked - 1 ? 1 : FIRST_STEP;
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
    if (goal.kind === 'genres') {
      const known = own.map(genreOf);
      const fresh = GENRES.filter((genre) => !known.includes(genre));
      const done = GENRES.length - fresh.length;
      if (done >= goal.count) continue;
      const share = shareOfStep(done, goal.count);
      wishes.push({ worth, share, conditions: [{ kind: 'genre', of: fresh }] });
      continue;
    }
    const { conditions, count } = goal;
    const done = own.filter((movie) => meets(movie, studio, conditions)).length;
    if (done >= count) continue;
    wishes.push({ worth, share: shareOfStep(done, count), conditions });
  }
  return wishes;
}
