import { type AwardId, AWARDS } from '../cards/awards';
import { PUBLIC_OBJECTIVES } from '../cards/objectives';
import type { ScriptId } from '../cards/scripts';
import { meets } from '../facts';
import type { Movie, PublicState } from '../types';
import type { Rates } from './rates';
import { entryAt } from '../../../engine/lists';

/** How strongly more stars win against fewer: bids are secret, so fewer win at times. */
const ADVANTAGE = 2;
/** Stars that nobody has yet, but somebody will have by the end, for each turn to come. */
const STARS_A_TURN = 1.5;
const MOST_TO_COME = 8;

/** Stars that were paid for something, in thought. */
export interface Spent {
  readonly script: ScriptId;
  readonly stars: number;
}

function starsLeft({ script, stars }: Movie, spent: Spent | undefined): number {
  return script === spent?.script ? stars - spent.stars : stars;
}

/** The most stars that a movie of the player's could bid for an award. */
export function starsFor(
  state: PublicState,
  seat: number,
  award: AwardId,
  spent?: Spent,
): number {
  const studio = entryAt(state.studios, seat);
  let most = 0;
  for (const movie of entryAt(state.movies, seat)) {
    const stars = starsLeft(movie, spent);
    if (stars > most && meets(movie, studio, AWARDS[award].conditions)) most = stars;
  }
  return most;
}

function allStars(state: PublicState, seat: number, spent: Spent | undefined): number {
  let stars = 0;
  for (const movie of entryAt(state.movies, seat)) stars += starsLeft(movie, spent);
  return stars;
}

/** Shares out points by strength; what others will still come up with has its part. */
function shareOut(
  points: number[],
  pool: number,
  toCome: number,
  strengthOf: (seat: number) => number,
): void {
  const weights = points.map((_, seat) => strengthOf(seat) ** ADVANTAGE);
  const total = weights.reduce((sum, weight) => sum + weight, toCome ** ADVANTAGE);
  if (total === 0) return;
  weights.forEach((weight, seat) => (points[seat] = (points[seat] ?? 0) + (pool * weight) / total));
}

/** By seat, what the stars on released movies are worth, in points. */
export function starsWorth(state: PublicState, rates: Rates, spent?: Spent): readonly number[] {
  const points = state.money.map((_, seat) => rates.seasonStar * allStars(state, seat, spent));
  const toCome = Math.min(MOST_TO_COME, STARS_A_TURN * rates.turns);
  for (const award of state.bigAwards)
    shareOut(points, AWARDS[award].points, toCome, (seat) =>
      starsFor(state, seat, award, spent),
    );
  shareOut(points, PUBLIC_OBJECTIVES.acclaimed.points, 2 * toCome, (seat) =>
    allStars(state, seat, spent),
  );
  return points;
}

/** What it costs a player to pay so many stars of a movie. */
export function priceInStars(state: PublicState, seat: number, rates: Rates, spent: Spent): number {
  const before = entryAt(starsWorth(state, rates), seat);
  return before - entryAt(starsWorth(state, rates, spent), seat);
}
