import { FITTED } from './fitted';

/*
 * What a player's chance to win depends on, as learned from matches of bots among themselves: chances go with the
 * exponential of the weighted sum. `late` is the weight when the last round is about to begin, `early` when seven
 * releases or more are still to come; in between it goes from one to the other.
 */

export const QUALITIES = [
  /** Points of awards and objectives that nobody can take away. */
  'banked',
  'money',
  /** 1 for plenty of money, 0 for none: the first dollars count most. */
  'liquidity',
  'stars',
  /** Of the big awards, what the stars on movies that can run for them come to. */
  'bigShares',
  /** Of movies in production: what they will bring, what they still need, and how many they are. */
  'starsToCome',
  'takingsToCome',
  'missing',
  'productions',
  /** Points that objectives may bring with them. */
  'hopes',
  /** 0 when money is enough for the cards that the nearest movie still needs or may need again, or less by what it lacks. */
  'inReach',
  'abilities',
  'news',
  'objectives',
  'ownDirectors',
  /** From 0 for the player on turn up to 1 for the one before. */
  'wait',
  /** Turns to come, and the chance that the last of them comes after the end of the season. */
  'turns',
  'lastTurn',
] as const;
export type Quality = (typeof QUALITIES)[number];

export interface Weight {
  readonly late: number;
  readonly early: number;
}

/** So many releases before the last round it is early. */
const EARLY_FROM = 7;

/** From 0 when the last round is about to begin up to 1. */
export function earliness(releasesToCome: number): number {
  return Math.min(EARLY_FROM, releasesToCome) / EARLY_FROM;
}

/** What qualities come to at a table of so many, that early. */
export function weighed(
  qualities: Readonly<Record<Quality, number>>,
  players: number,
  early: number,
): number {
  const weights = FITTED[players];
  if (weights === undefined) throw new RangeError(`No table has ${players} players`);
  let sum = 0;
  for (const quality of QUALITIES) {
    const { late, early: first } = weights[quality];
    sum += (late + (first - late) * early) * qualities[quality];
  }
  return sum;
}
