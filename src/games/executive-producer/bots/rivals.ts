import type { Seat } from '../../../engine/seats';
import { AWARDS } from '../cards/awards';
import { OBJECTIVES } from '../cards/objectives';
import { DOLLARS_FOR_A_POINT } from '../numbers';
import type { PublicState } from '../types';

/** What a star on a released movie is worth in a rough count. */
const STAR = 0.3;
/** So many points ahead make somebody nearly three times as worth stopping. */
const LEAD = 4;

/** A rough count of what a player has so far, in points. */
export function standingOf(state: PublicState, seat: number): number {
  let points = (state.money[seat] ?? 0) / DOLLARS_FOR_A_POINT;
  for (const { stars, awards } of state.movies[seat] ?? []) {
    points += STAR * stars;
    for (const award of awards) points += AWARDS[award].points;
  }
  for (const objective of state.revealed[seat] ?? []) points += OBJECTIVES[objective].points;
  return points;
}

/** By seat, what a point that another player loses is worth: the leader's the most, and together one. */
export function rivalWeights(state: PublicState, seat: Seat): readonly number[] {
  const weights = state.money.map((_, other) =>
    other === seat ? 0 : Math.exp(standingOf(state, other) / LEAD),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / Math.max(total, Number.MIN_VALUE));
}
