import type { Condition, LastingMeasure, ObjectiveRow, PublicObjectiveRow } from '../vocabulary';
import { atLeast, atMost, genre } from './shorthand';

/*
 * [EPCARDS-6] Objectives. What they are called is in the words, by id. Ids never change: saves name them.
 */

const POINTS = 2;

function movies(count: number, ...conditions: readonly Condition<LastingMeasure>[]): ObjectiveRow {
  return { points: POINTS, goal: { kind: 'movies', count, conditions } };
}

function genres(count: number): ObjectiveRow {
  return { points: POINTS, goal: { kind: 'genres', count } };
}

/** [EPEND-4] The two that lie in the open. */
export const PUBLIC_OBJECTIVES = {
  acclaimed: { points: POINTS, most: 'stars' },
  rich: { points: POINTS, most: 'money' },
} as const satisfies Readonly<Record<string, PublicObjectiveRow>>;
export type PublicObjectiveId = keyof typeof PUBLIC_OBJECTIVES;

const ROWS = {
  'fists-and-fireballs': movies(1, genre('action'), atLeast(9, 'takings')),
  'every-frame-by-hand': movies(1, genre('animated'), atLeast(7, 'stars')),
  'last-laugh': movies(1, genre('comedy'), atLeast(8, 'takings')),
  'handkerchief-seller': movies(1, genre('drama'), atLeast(9, 'stars')),
  'lights-left-on': movies(1, genre('horror'), atLeast(7, 'takings')),
  'first-contact': movies(1, genre('sci-fi'), atLeast(8, 'stars')),
  'popcorn-pair': movies(2, genre('action', 'animated')),
  'masks-of-the-stage': movies(2, genre('comedy', 'drama')),
  'double-bill-of-dread': movies(2, genre('horror', 'sci-fi')),
  'something-for-everybody': genres(3),
  'cast-of-thousands': movies(1, atLeast(4, 'cast')),
  'chamber-piece': movies(1, atMost(2, 'cast'), atLeast(8, 'stars')),
  'perfect-fit': movies(1, atLeast(3, 'bonuses')),
  'against-type': movies(1, atMost(0, 'bonuses'), atLeast(7, 'takings')),
  'home-grown': movies(2, atLeast(1, 'own-director')),
  'well-behaved-set': movies(1, atLeast(2, 'professional')),
  'lion-tamer': movies(2, atLeast(1, 'difficult')),
  'pen-and-megaphone': movies(1, atLeast(1, 'writer'), atLeast(8, 'stars')),
  'eye-for-detail': movies(1, atLeast(1, 'perfectionist'), atLeast(9, 'stars')),
  'no-such-thing-as-bad-press': movies(1, atLeast(3, 'news')),
  'silence-is-golden': movies(1, atMost(0, 'news'), atLeast(9, 'takings')),
  'darling-of-the-critics': movies(1, atLeast(12, 'stars')),
  'record-breaker': movies(1, atLeast(12, 'takings')),
  'busy-studio': movies(3, atLeast(5, 'takings')),
} as const satisfies Readonly<Record<string, ObjectiveRow>>;

export type ObjectiveId = keyof typeof ROWS;
export const OBJECTIVES: Readonly<Record<ObjectiveId, ObjectiveRow>> = ROWS;
export const OBJECTIVE_IDS = Object.keys(OBJECTIVES) as readonly ObjectiveId[];
