import type { Bot } from './bot';
import type { Game, GameTypes } from './game';
import { type Random, randomFromSeed } from './random';
import { type Seat, seatsOf } from './seats';
import type { Seed } from './seed';

interface Decided<Types extends GameTypes> {
  readonly seat: Seat;
  readonly action: Types['action'];
}

/** A step of a match between bots: who did what (nobody for the setup), and what came of it. */
export interface SimulatedStep<Types extends GameTypes> {
  readonly state: Types['state'];
  readonly events: readonly Types['event'][];
  readonly decision?: Decided<Types>;
}

/**
 * A match between bots, step by step. Every bot draws from a stream of its own and sees its view alone. Before each
 * decision all who may interrupt are asked, the lowest seat first, and one interrupts at most. Where several are to
 * act the lowest seat goes first.
 */
export function* simulate<Types extends GameTypes>(
  game: Game<Types>,
  bots: readonly Bot<Types>[],
  options: Types['options'],
  seed: Seed,
): Generator<SimulatedStep<Types>, void> {
  const streams = seatsOf(bots.length).map((seat) => randomFromSeed(seed, `bot ${seat}`));
  const playerAt = (seat: Seat): { bot: Bot<Types>; stream: Random } => {
    const [bot, stream] = [bots[seat], streams[seat]];
    if (bot === undefined || stream === undefined) throw new Error(`Nobody sits in seat ${seat}`);
    return { bot, stream };
  };
  const interjection = (state: Types['state']): Decided<Types> | undefined => {
    for (const seat of game.mayInterrupt(state)) {
      const { bot, stream } = playerAt(seat);
      const legal = game.legalActions(state, seat);
      const action = bot.interject?.(game.view(state, seat), seat, legal, stream);
      if (action !== undefined) return { seat, action };
    }
    return undefined;
  };
  const decision = (state: Types['state']): Decided<Types> | undefined => {
    const [seat] = game.toAct(state);
    if (seat === undefined) return undefined;
    const { bot, stream } = playerAt(seat);
    const legal = game.legalActions(state, seat);
    return { seat, action: bot.choose(game.view(state, seat), seat, legal, stream) };
  };
  const { state: opening, events } = game.setup(options, bots.length, seed);
  yield { state: opening, events };
  let state = opening;
  for (;;) {
    const decided = interjection(state) ?? decision(state);
    if (decided === undefined) return;
    const { seat, action } = decided;
    const applied = game.apply(state, seat, action);
    if (!applied.ok) throw new Error(`${bots[seat]?.level} chose what is not offered`);
    state = applied.value.state;
    yield { state, events: applied.value.events, decision: decided };
  }
}
