/*
 * What a player's chance to win depends on, as learned from 1,200 matches of bots among themselves at tables of two to five:
 * chances go with the exponential of the weighted sum. `late` is the weight when the last round is about to begin, `early`
 * when seven releases or more are still to come; in between it goes from one to the other.
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
  readonly late: number;
  readonly early: number;
}

export const WEIGHTS: Readonly<Record<Quality, Weight>> = {
  banked: { late: 0.36, early: 0.15 },
  money: { late: 0.14, early: 0.05 },
  liquidity: { late: 0, early: 0.93 },
  stars: { late: 0.088, early: 0.077 },
  bigShares: { late: 0.56, early: 0.1 },
  starsToCome: { late: 0.118, early: 0.097 },
  takingsToCome: { late: 0.078, early: 0.063 },
  missing: { late: -0.65, early: -0.37 },
  productions: { late: 0.5, early: -0.2 },
  hopes: { late: 0.15, early: 0.11 },
  abilities: { late: 0.05, early: 0.09 },
  news: { late: 0.02, early: 0.055 },
  objectives: { late: 0.05, early: 0.28 },
  ownDirectors: { late: -0.4, early: 0.27 },
  wait: { late: -0.55, early: -0.57 },
};

/** So many releases before the last round it is early. */
const EARLY_FROM = 7;

export function weightAt({ late, early }: Weight, releasesToCome: number): number {
  return late + ((early - late) * Math.min(EARLY_FROM, releasesToCome)) / EARLY_FROM;
}
