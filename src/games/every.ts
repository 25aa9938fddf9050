import { randomBot } from '../engine/bot';
import { SHELF, type ShelfEntry } from '.';
import { aimlessBot } from './executive-producer/bots/aimless';
import { executiveProducerBots } from './executive-producer/bots/bots';
import { executiveProducer } from './executive-producer/game';
import { transcript as transcriptEP } from './executive-producer/transcript';
import type { State as StateEP } from './executive-producer/types';
import { hollywood1947Bots } from './hollywood-1947/bots/bots';
import { hollywood1947 } from './hollywood-1947/game';
import { transcript as transcript1947 } from './hollywood-1947/transcript';
import type { State as State1947 } from './hollywood-1947/types';

/**
 * Every game that has rules, on the app's shelf or not yet: the conformance suite, the command line and the tests of
 * saves read this list. The app does not, so that it loads no game that it has no screens for.
 */
export const EVERY_GAME: readonly ShelfEntry[] = [
  ...SHELF,
  {
    game: hollywood1947,
    name: 'Hollywood 1947',
    usualSeats: 5,
    earlier: [],
    bots: [randomBot, ...hollywood1947Bots],
    offered: hollywood1947Bots,
    transcript: transcript1947,
    isIntermission: ({ phase }: State1947) => phase.kind === 'intermission',
  },
  {
    game: executiveProducer,
    name: 'Executive Producer',
    usualSeats: 4,
    earlier: [],
    bots: [aimlessBot, ...executiveProducerBots],
    offered: executiveProducerBots,
    transcript: transcriptEP,
    isIntermission: () => false,
    // [EPEND-5] Where a bot is tied, the win is shared: nobody shouts it down.
    isRace: ({ phase }: StateEP) => phase.kind === 'shouting',
  },
];

export function findEveryGame(id: string): ShelfEntry | undefined {
  return EVERY_GAME.find(({ game }) => game.id === id);
}
