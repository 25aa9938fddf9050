import { hollywoodBots } from '../../src/games/hollywood/bots/bots';
import {
  LEVEL_TABLE,
  type LevelId,
  LEVELS,
  playoutsFor,
} from '../../src/games/hollywood/bots/levels';
import { hollywood } from '../../src/games/hollywood/game';
import type { State } from '../../src/games/hollywood/types';
import { middle, timeBot, type Timing } from './timing';

/* How long each level takes to decide, over whole four-player matches of its own kind. */

const OPTIONS = { advanced: false, claimOrder: 'top-first' } as const;

export interface Decisions extends Timing {
  readonly level: LevelId;
  /** Playouts a decision: the nodes of the search. */
  readonly medianPlayouts: number;
  readonly mostPlayouts: number;
}

function playoutsIn({ phase, studios }: State, level: LevelId): number {
  if (phase.kind !== 'placing') return 0;
  const left = studios.reduce((sum, { reels }) => sum + reels, 0);
  return playoutsFor(LEVEL_TABLE[level], left);
}

function timeLevel(level: LevelId, matches: number): Decisions {
  const bot = hollywoodBots.find((one) => one.level === level);
  if (bot === undefined) throw new Error(`There is no level ${level}`);
  const playouts: number[] = [];
  const table = { game: hollywood, seats: 4, options: OPTIONS };
  const timing = timeBot(table, bot, matches, (state) => playouts.push(playoutsIn(state, level)));
  return {
    ...timing,
    level,
    medianPlayouts: middle(playouts),
    mostPlayouts: Math.max(...playouts),
  };
}

export function timeLevels(matches: number): readonly Decisions[] {
  return LEVELS.map((level) => timeLevel(level, matches));
}
