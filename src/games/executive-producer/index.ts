import type { ShelfEntry } from '../contract';
import { aimlessBot } from './bots/aimless';
import { executiveProducerBots } from './bots/bots';
import { executiveProducer } from './game';
import { manifest } from './manifest';
import { transcript } from './transcript';
import type { State } from './types';
import { loadWords } from './words';
import { loadBook } from './words/book';

export const entry: ShelfEntry = {
  ...manifest,
  game: executiveProducer,
  earlier: [],
  bots: [aimlessBot, ...executiveProducerBots],
  offered: executiveProducerBots,
  transcript,
  words: loadWords,
  book: loadBook,
  isIntermission: () => false,
  // [EPEND-5] Where a bot is tied, the win is shared: nobody shouts it down.
  isRace: ({ phase }: State) => phase.kind === 'shouting',
};
