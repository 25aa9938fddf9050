import type { Action } from '../types';
import type { Chance } from './chance';
import type { Mind } from './mind';
import { Playout } from './playout';
import { latersOf } from './turns';

/** Rounds played out between two looks at the clock: together they take less than a slice on a phone. */
const STEP = 4;
/**
 * How much the table as it is still counts beside rounds that were played out: those are few, and everybody plays them
 * by habit.
 */
const GLANCE = 0.5;

/** Where a turn is decided that others follow; elsewhere the table tells enough. */
function isTurn({ view }: Mind): boolean {
  const { phase } = view;
  return phase.kind === 'turn' || phase.kind === 'encore' || phase.kind === 'rerolling';
}

interface Plan {
  readonly action: Action;
  readonly index: number;
  readonly rating: number;
}

/** The most promising actions, the best first. */
function promising(
  actions: readonly Action[],
  ratings: readonly number[],
  breadth: number,
): readonly Plan[] {
  return actions
    .map((action, index) => ({ action, index, rating: ratings[index] ?? 0 }))
    .sort((one, other) => other.rating - one.rating)
    .slice(0, breadth);
}

/**
 * Plays the rest of the round out after each of the most promising actions, in worlds as likely as they are believed
 * to be: what others do before the movie is made may undo it. What comes after the round is added.
 */
export function* foresee(
  mind: Mind,
  actions: readonly Action[],
  ratings: readonly number[],
  chance: Chance,
): Generator<undefined, readonly number[]> {
  const { worlds, breadth } = mind.level;
  if (worlds === 0 || !isTurn(mind)) return ratings;
  const plans = promising(actions, ratings, breadth);
  const sums = plans.map(() => 0);
  const laters = latersOf(
    mind,
    plans.map(({ action }) => action),
  );
  yield undefined;
  const playout = new Playout(mind, chance);
  let done = 0;
  for (let world = 0; world < worlds; world += 1) {
    const point = (world + 0.5) / worlds;
    for (const [at, { action }] of plans.entries()) {
      sums[at] = (sums[at] ?? 0) + playout.run(action, point, world);
      done += 1;
      if (done % STEP === 0) yield undefined;
    }
  }
  const foreseen = ratings.map(() => -Infinity);
  plans.forEach(({ index, rating }, at) => {
    foreseen[index] = (sums[at] ?? 0) / worlds + (laters[at] ?? 0) + GLANCE * rating;
  });
  return foreseen;
}
