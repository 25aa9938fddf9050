import type { AwardRow, LastingMeasure } from '../vocabulary';
import { atLeast, atMost, genre } from './shorthand';

/*
 * [EPCARDS-6] Awards. What they are called is in the words, by id. Ids never change: saves name them.
 */

/** The three that end the game, in the order in which they are given. [EPSETUP-4] [EPEND-3] */
export const BIG_AWARDS = ['best-director', 'best-actor', 'best-picture'] as const;
export type BigAwardId = (typeof BIG_AWARDS)[number];

const BIG_ROWS = {
  'best-director': { points: 4, conditions: [atLeast(1, 'director-bonuses')] },
  'best-actor': { points: 4, conditions: [atLeast(1, 'actor-bonuses')] },
  'best-picture': { points: 5, conditions: [atLeast(1, 'awards')] },
} as const satisfies Readonly<Record<BigAwardId, AwardRow>>;

/** The others, of which some lie on top. */
const SEASON_ROWS = {
  'golden-pine-cone': { points: 1, conditions: [] },
  'peoples-popcorn': { points: 3, conditions: [atLeast(8, 'takings')] },
  'drive-in-favourite': { points: 3, conditions: [genre('action', 'horror')] },
  'orbit-trophy': { points: 3, conditions: [genre('sci-fi', 'animated')] },
  'red-carpet-prize': { points: 2, conditions: [genre('drama', 'comedy')] },
  'silver-slapstick': { points: 2, conditions: [genre('comedy', 'animated', 'action')] },
  'night-owl-prize': { points: 2, conditions: [genre('horror', 'sci-fi', 'drama')] },
  'best-ensemble': { points: 3, conditions: [atLeast(3, 'cast')] },
  'small-cast-prize': { points: 3, conditions: [atMost(2, 'cast')] },
  'guild-of-gentlefolk': { points: 2, conditions: [atLeast(1, 'professional')] },
  'survived-the-star': { points: 4, conditions: [atLeast(1, 'difficult')] },
  'best-screenplay': { points: 4, conditions: [atLeast(3, 'script-review')] },
  'house-style-medal': { points: 4, conditions: [atLeast(1, 'own-director')] },
  'critics-darling': {
    points: 4,
    conditions: [atLeast(8, 'printed-review'), atMost(9, 'takings')],
  },
} as const satisfies Readonly<Record<string, AwardRow<LastingMeasure>>>;

export type AwardId = BigAwardId | keyof typeof SEASON_ROWS;
export const AWARDS: Readonly<Record<AwardId, AwardRow>> = { ...BIG_ROWS, ...SEASON_ROWS };
export const AWARD_IDS = Object.keys(AWARDS) as readonly AwardId[];
export const SEASON_AWARDS = Object.keys(SEASON_ROWS) as readonly AwardId[];
