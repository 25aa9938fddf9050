import type { Bot } from '../../src/engine/bot';
import type { GameTypes } from '../../src/engine/game';
import { executiveProducerBots } from '../../src/games/executive-producer/bots/bots';
import { executiveProducer } from '../../src/games/executive-producer/game';
import { hollywood1947Bots } from '../../src/games/hollywood-1947/bots/bots';
import { hollywood1947 } from '../../src/games/hollywood-1947/game';
import { timeBot, type TimedTable, type Timing } from './timing';

/* How long each level of the other games takes to decide, over whole matches of its own kind. */

export interface OtherTiming extends Timing {
  readonly table: string;
  readonly level: string;
}

const LARGE_1947 = {
  game: hollywood1947,
  seats: 9,
  options: { unionStrike: false, randomLoyalties: false, costumes: false, leftOut: [] },
} as const;
const PRODUCERS = {
  game: executiveProducer,
  seats: 4,
  options: { length: 'short' },
} as const;

function timed<Types extends GameTypes>(
  name: string,
  table: TimedTable<Types>,
  bots: readonly Bot<Types>[],
  matches: number,
): readonly OtherTiming[] {
  return bots.map((bot) => ({
    table: name,
    level: bot.level,
    ...timeBot(table, bot, matches),
  }));
}

export function timeOtherGames(): readonly OtherTiming[] {
  return [
    ...timed('1947 at 9', LARGE_1947, hollywood1947Bots, 1),
    ...timed('producers at 4', PRODUCERS, executiveProducerBots, 1),
  ];
}
