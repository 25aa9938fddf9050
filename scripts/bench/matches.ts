import { randomFromSeed } from '../../src/engine/random';
import { seedOf } from '../../src/engine/seed';
import { hollywood } from '../../src/games/hollywood/game';

/*
 * What is measured: whole random four-player matches through the public contract (who is to act, what is legal,
 * apply with events, outcome). The same file runs in Node and on Hermes.
 */

const OPTIONS = { advanced: false, claimOrder: 'top-first' } as const;

/** Plays so many matches and gives a checksum of their results, so that two engines can be compared. */
export function playMatches(count: number, withViews: boolean): number {
  const random = randomFromSeed(seedOf('bench'), 'players');
  let checksum = 0;
  for (let number = 0; number < count; number += 1) {
    let { state, events } = hollywood.setup(OPTIONS, 4, seedOf(`bench ${number}`));
    let seen = events.length;
    for (let [seat] = hollywood.toAct(state); seat !== undefined; [seat] = hollywood.toAct(state)) {
      const action = random.pick(hollywood.legalActions(state, seat));
      if (withViews) seen += hollywood.view(state, seat).studios.length;
      const applied = hollywood.apply(state, seat, action);
      if (!applied.ok) throw new Error('An offered action applies');
      ({ state, events } = applied.value);
      seen += events.length;
    }
    const outcome = hollywood.outcome(state);
    const total = outcome?.standings.reduce((sum, { points }) => sum + points, 0) ?? 0;
    checksum = (Math.imul(checksum, 31) + total * 1000 + seen) | 0;
  }
  return checksum;
}
