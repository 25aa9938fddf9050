import type { Bot } from './bot';
import type { Game, GameTypes } from './game';
import { randomFromSeed } from './random';
import { type Seat, seatsOf } from './seats';
import type { Seed } from './seed';

/** A step of a match between bots: who did what (nobody for the setup), and what came of it. */
export interface SimulatedStep<Types extends GameTypes> {
  readonly state: Types['state'];
  readonly events: readonly Types['event'][];
  readonly decision?: { readonly seat: Seat; readonly action: Types['action'] };
}

/**
 * A match between bots, step by step. Every bot draws from a stream of its own and sees its view alone. Where
 * several are to act the lowest seat goes first; interrupts are not taken, since nobody waits for them.
 */
export function* simulate<Types extends GameTypes>(
  game: Game<Types>,
  bots: readonly Bot<Types>[],
  options: Types['options'],
  seed: Seed,
): Generator<SimulatedStep<Types>, void> {
  const streams = seatsOf(bots.length).map((seat) => randomFromSeed(seed, `bot ${seat}`));
  const { state: opening, events } = game.setup(options, bots.length, seed);
  yield { state: opening, events };
  let state = opening;
  for (;;) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return;
    const bot = bots[seat];
    const stream = streams[seat];
    if (bot === undefined || stream === undefined) throw new Error(`Nobody sits in seat ${seat}`);
    const legal = game.legalActions(state, seat);
    const action = bot.choose(game.view(state, seat), seat, legal, stream);
    const applied = game.apply(state, seat, action);
    if (!applied.ok) throw new Error(`${bot.level} chose what is not offered`);
    state = applied.value.state;
    yield { state, events: applied.value.events, decision: { seat, action } };
  }
}
