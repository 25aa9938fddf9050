import type { Game } from '../../src/engine/game';
import { parseOptions } from '../../src/engine/options';
import { randomFromSeed } from '../../src/engine/random';
import { seedOf } from '../../src/engine/seed';

/*
 * What is measured: whole random matches through the public contract (who is to act, what is legal, apply with events,
 * outcome), with the options as they are when nothing is chosen. The same file runs in Node and on Hermes.
 */

export interface BenchedTable {
  readonly game: Game;
  readonly seats: number;
}

function defaultsOf({ game, seats }: BenchedTable): object {
  const options = parseOptions<object>(game.options, {}, seats);
  if (!options.ok) throw new Error('Defaults are options');
  return options.value;
}

/** Plays so many matches and gives a checksum of their results, so that two engines can be compared. */
export function playMatches(
  table: BenchedTable,
  count: number,
  { withViews }: { readonly withViews: boolean },
): number {
  const { game, seats } = table;
  const options = defaultsOf(table);
  const random = randomFromSeed(seedOf('bench'), 'players');
  let checksum = 0;
  for (let number = 0; number < count; number += 1) {
    let { state, events } = game.setup(options, seats, seedOf(`bench ${number}`));
    let seen = events.length;
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const action = random.pick(game.legalActions(state, seat));
      if (withViews) seen += Object.keys(game.view(state, seat)).length;
      const applied = game.apply(state, seat, action);
      if (!applied.ok) throw new Error('An offered action applies');
      ({ state, events } = applied.value);
      seen += events.length;
    }
    const outcome = game.outcome(state);
    const total = outcome?.standings.reduce((sum, { points }) => sum + points, 0) ?? 0;
    checksum = (Math.imul(checksum, 31) + total * 1000 + seen) | 0;
  }
  return checksum;
}
