import type { Bot } from '../../src/engine/bot';
import type { Game, GameTypes } from '../../src/engine/game';
import { randomFromSeed } from '../../src/engine/random';
import { seedOf } from '../../src/engine/seed';
import { hollywoodBots } from '../../src/games/hollywood/bots/bots';
import {
  LEVEL_TABLE,
  type LevelId,
  LEVELS,
  playoutsFor,
} from '../../src/games/hollywood/bots/levels';
import { hollywood } from '../../src/games/hollywood/game';
import type { State } from '../../src/games/hollywood/types';

/* How long each level takes to decide, over whole four-player matches of its own kind. */

const OPTIONS = { advanced: false, claimOrder: 'top-first' } as const;

export interface Decisions {
  readonly level: string;
  readonly decisions: number;
  /** Playouts a decision: the nodes of the search. */
  readonly medianPlayouts: number;
  readonly mostPlayouts: number;
  readonly medianMs: number;
  readonly worstMs: number;
  /** The longest time between two places where the bot can be interrupted. */
  readonly worstStepMs: number;
}

export function middle(values: readonly number[]): number {
  const sorted = values.slice().sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function playoutsIn({ phase, studios }: State, level: LevelId): number {
  if (phase.kind !== 'placing') return 0;
  const left = studios.reduce((sum, { reels }) => sum + reels, 0);
  return playoutsFor(LEVEL_TABLE[level], left);
}

/** Whole matches of bots of one kind, each decision timed step by step. */
export function timeBots<Types extends GameTypes>(
  game: Game<Types>,
  bot: Bot<Types>,
  options: Types['options'],
  seats: number,
  matches: number,
  note: (state: Types['state'], ms: number) => void,
): number {
  let worstStepMs = 0;
  for (let match = 0; match < matches; match += 1) {
    const random = randomFromSeed(seedOf(`decisions ${match}`), 'bots');
    let { state } = game.setup(options, seats, seedOf(`decisions ${match}`));
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const legal = game.legalActions(state, seat);
      const start = Date.now();
      const thinking = bot.think?.(game.view(state, seat), seat, legal, random);
      if (thinking === undefined) throw new Error(`${bot.level} does not think in steps`);
      let before = start;
      let step = thinking.next();
      while (step.done !== true) {
        const now = Date.now();
        worstStepMs = Math.max(worstStepMs, now - before);
        before = now;
        step = thinking.next();
      }
      if (legal.length > 1) note(state, Date.now() - start);
      const applied = game.apply(state, seat, step.value);
      if (!applied.ok) throw new Error('A bot chooses what is offered');
      ({ state } = applied.value);
    }
  }
  return worstStepMs;
}

function timeLevel(level: LevelId, matches: number): Decisions {
  const bot = hollywoodBots.find((one) => one.level === level);
  if (bot === undefined) throw new Error(`There is no level ${level}`);
  const times: number[] = [];
  const playouts: number[] = [];
  const worstStepMs = timeBots(hollywood, bot, OPTIONS, 4, matches, (state, ms) => {
    times.push(ms);
    playouts.push(playoutsIn(state, level));
  });
  return {
    level,
    decisions: times.length,
    medianPlayouts: middle(playouts),
    mostPlayouts: Math.max(...playouts),
    medianMs: middle(times),
    worstMs: Math.max(...times),
    worstStepMs,
  };
}

export function timeLevels(matches: number): readonly Decisions[] {
  return LEVELS.map((level) => timeLevel(level, matches));
}
