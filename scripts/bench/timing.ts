import type { Bot } from '../../src/engine/bot';
import type { Game, GameTypes } from '../../src/engine/game';
import { randomFromSeed } from '../../src/engine/random';
import { seedOf } from '../../src/engine/seed';

/** How long a bot takes to decide. */
export interface Timing {
  /** Those where there was something to choose. */
  readonly decisions: number;
  readonly medianMs: number;
  readonly worstMs: number;
  /** The longest time between two places where the bot can be interrupted. */
  readonly worstStepMs: number;
}

export interface TimedTable<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly seats: number;
  readonly options: Types['options'];
}

export function middle(values: readonly number[]): number {
  const sorted = values.slice().sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Times a bot over whole matches of its own kind; `watch` sees every position in which there is something to choose. */
export function timeBot<Types extends GameTypes>(
  { game, seats, options }: TimedTable<Types>,
  bot: Bot<Types>,
  matches: number,
  watch?: (state: Types['state']) => void,
): Timing {
  if (bot.think === undefined) throw new Error(`${bot.level} does not think in steps`);
  const times: number[] = [];
  let worstStepMs = 0;
  for (let match = 0; match < matches; match += 1) {
    const random = randomFromSeed(seedOf(`decisions ${match}`), 'bots');
    let { state } = game.setup(options, seats, seedOf(`decisions ${match}`));
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const legal = game.legalActions(state, seat);
      const start = Date.now();
      const thinking = bot.think(game.view(state, seat), seat, legal, random);
      let before = start;
      let step = thinking.next();
      while (step.done !== true) {
        const now = Date.now();
        worstStepMs = Math.max(worstStepMs, now - before);
        before = now;
        step = thinking.next();
      }
      if (legal.length > 1) {
        times.push(Date.now() - start);
        watch?.(state);
      }
      const applied = game.apply(state, seat, step.value);
      if (!applied.ok) throw new Error('A bot chooses what is offered');
      ({ state } = applied.value);
    }
  }
  return {
    decisions: times.length,
    medianMs: middle(times),
    worstMs: Math.max(...times),
    worstStepMs,
  };
}
