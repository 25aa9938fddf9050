import { type Bot, randomBot } from '../engine/bot';
import type { Game, GameTypes } from '../engine/game';
import type { TranscriptFormat } from '../engine/transcript';
import type { LoadWords } from './contract';
import { hollywoodBots } from './hollywood/bots/bots';
import { hollywood } from './hollywood/game';
import { transcript } from './hollywood/transcript';
import type { State } from './hollywood/types';

/** A game on the shelf: its rules, the bots that play it, and how its matches are written down. */
export interface ShelfEntry {
  readonly game: Game;
  /** The same in every language. */
  readonly name: string;
  /** How many sit down at somebody's first table, where that is more than the least. */
  readonly usualSeats?: number;
  /** Earlier versions of the rules, for saves that were played with them. */
  readonly earlier: readonly Game[];
  /** Every bot that a save may name, the weakest first. */
  readonly bots: readonly Bot[];
  /** Those that a new table can choose from, the weakest first. */
  readonly offered: readonly Bot[];
  readonly transcript: TranscriptFormat;
  /** What the shell's plain table says of the game, where it has no table of its own. */
  readonly words?: LoadWords;
  /** Where the table says itself that it goes on, between two rounds: bots wait there. */
  isIntermission(state: GameTypes['state']): boolean;
  /** Where whoever is first decides for all, in a game that has such a thing: bots answer there before people can. */
  isRace?(state: GameTypes['state']): boolean;
}

/** Every game of the app: the conformance suite, the command line and the saves all read this list. */
export const SHELF: readonly ShelfEntry[] = [
  {
    game: hollywood,
    name: 'Hollywood!',
    earlier: [],
    bots: [randomBot, ...hollywoodBots],
    offered: hollywoodBots,
    transcript,
    isIntermission: ({ phase }: State) => phase.kind === 'dealing',
  },
];

export function findGame(id: string): ShelfEntry | undefined {
  return SHELF.find(({ game }) => game.id === id);
}
