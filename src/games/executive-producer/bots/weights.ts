/*
 * What a player's chance to win depends on, as learned from 1,200 matches of bots among themselves at tables of two to five:
 * chances go with the exponential of the weighted sum. `now` is the weight when the last round is about to begin,
 * `early` is added to it when ten releases or more are still to come, and by degrees in between.
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
  'abilities',
  'news',
  'objectives',
  'ownDirectors',
  /** From 0 for the player on turn up to 1 for the one before. */
  'wait',
] as const;
export type Quality = (typeof QUALITIES)[number];

export interface Weight {
  readonly now: number;
  readonly early: number;
}

export const WEIGHTS: Readonly<Record<Quality, Weight>> = {
  banked: { now: 0.39, early: -0.383 },
  money: { now: 0.149, early: -0.16 },
  liquidity: { now: 0.095, early: 1.702 },
  stars: { now: 0.102, early: -0.077 },
  bigShares: { now: 0.471, early: -0.377 },
  starsToCome: { now: 0.139, early: -0.06 },
  takingsToCome: { now: 0.089, early: -0.064 },
  missing: { now: -0.735, early: 0.586 },
  productions: { now: 0.576, early: -1.103 },
  hopes: { now: 0.175, early: -0.138 },
  abilities: { now: 0.048, early: 0.095 },
  news: { now: 0.037, early: 0.022 },
  objectives: { now: 0.149, early: 0.182 },
  ownDirectors: { now: -0.434, early: 0.946 },
  wait: { now: -0.844, early: 0.782 },
};

/** So many releases before the last round it is early. */
const EARLY_FROM = 10;

export function weightAt({ now, early }: Weight, releasesToCome: number): number {
  return now + (early * Math.min(EARLY_FROM, releasesToCome)) / EARLY_FROM;
}
