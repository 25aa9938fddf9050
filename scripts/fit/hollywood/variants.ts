import { FEATURES } from '../../../src/games/hollywood/bots/features';

/** A game that has weights of its own. */
export interface Variant {
  readonly seats: number;
  readonly advanced: boolean;
}

export const VARIANTS: readonly Variant[] = [
  { seats: 3, advanced: false },
  { seats: 3, advanced: true },
  { seats: 4, advanced: false },
  { seats: 4, advanced: true },
];

/** By the names of `nameOf`. */
export type Weights = Readonly<Record<string, readonly number[]>>;

export function nameOf({ seats, advanced }: Variant, roundsLeft: number): string {
  return `${seats} ${advanced ? 'advanced' : 'basic'} ${roundsLeft}`;
}

/** What the first pass plays by: points count, projects nearly as much, a studio card two points. */
const FIRST_GUESS: Readonly<Record<string, number>> = {
  points: 1,
  multiplied: 1,
  largest: 1.1,
  second: 0.75,
  third: 0.75,
  clapBoard: 2,
  doubleReel: 2,
};
/** What a point does for the chance to win, with one round left; half of it with two, and so on. */
const POINT = 0.35;

export function weightsAt(
  weights: Weights,
  variant: Variant,
  roundsLeft: number,
): readonly number[] {
  if (roundsLeft === 0) return [];
  const guess = FEATURES.map((feature) => ((FIRST_GUESS[feature] ?? 0) * POINT) / roundsLeft);
  return weights[nameOf(variant, roundsLeft)] ?? guess;
}
