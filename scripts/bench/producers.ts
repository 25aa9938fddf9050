import { executiveProducerBots } from '../../src/games/executive-producer/bots/bots';
import { executiveProducer } from '../../src/games/executive-producer/game';
import { timeBot, type Timing } from './timing';

/* How long each level of Executive Producer takes to decide, over whole four-player matches of its own kind. */

export interface ProducerTiming extends Timing {
  readonly level: string;
}

const TABLE = { game: executiveProducer, seats: 4, options: { length: 'short' } } as const;

export function timeProducers(matches: number): readonly ProducerTiming[] {
  return executiveProducerBots.map((bot) => ({
    level: bot.level,
    ...timeBot(TABLE, bot, matches),
  }));
}
