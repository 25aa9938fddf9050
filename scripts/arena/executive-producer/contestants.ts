import { type Bot, randomBot } from '../../../src/engine/bot';
import { executiveProducerBots } from '../../../src/games/executive-producer/bots/bots';
import type { ExecutiveProducer } from '../../../src/games/executive-producer/types';

export const PRODUCERS: readonly Bot<ExecutiveProducer>[] = [randomBot, ...executiveProducerBots];
