import type { Action } from '../types';
import type { Chance } from './chance';
import type { Mind } from './mind';
import { Playout } from './playout';

/** Rounds played out between two looks at the clock: together they take less than a slice on a phone. */
const STEP = 4;
/** How much a round that was played out counts beside what the table promises as it is. */
const FORESIGHT = 1;

/** Where a turn is decided that others follow; elsewhere the table tells enough. */
function isTurn({ view }: Mind): boolean {
  const { phase } = view;
  return phase.kind === 'turn' || phase.kind === 'encore' || phase.kind === 'rerolling';
}

/**
 * Plays the rest of the round out after each of the most promising actions, in worlds as likely as they are believed
 * to be, and adds what came of it to their ratings.
 */
export function* foresee(
  mind: Mind,
  actions: readonly Action[],
  ratings: readonly number[],
  chance: Chance,
): Generator<undefined, readonly number[]> {
  const { worlds, breadth } = mind.level;
  if (worlds === 0 || !isTurn(mind)) return ratings;
  const promising = ratings
    .map((rating, index) => ({ rating, index, sum: 0 }))
    .sort((one, other) => other.rating - one.rating)
    .slice(0, breadth);
  const playout = new Playout(mind, chance);
  let done = 0;
  for (let world = 0; world < worlds; world += 1) {
    const point = (world + 0.5) / worlds;
    for (const plan of promising) {
      const action = actions[plan.index];
      if (action !== undefined) plan.sum += playout.run(action, point, world);
      done += 1;
      if (done % STEP === 0) yield undefined;
    }
  }
  const foreseen = ratings.map(() => -Infinity);
  for (const { rating, index, sum } of promising)
    foreseen[index] = rating + (FORESIGHT * sum) / worlds;
  return foreseen;
}
