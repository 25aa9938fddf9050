import { type Bot, randomBot } from '../engine/bot';
import type { Game } from '../engine/game';
import { hollywood } from './hollywood/game';

/** A game on the shelf: its rules and the bots that play it, weakest first. */
export interface ShelfEntry {
  readonly game: Game;
  readonly bots: readonly Bot[];
}

/** Every game of the app. The conformance suite, the command line, saves and screens all read this list. */
export const SHELF: readonly ShelfEntry[] = [{ game: hollywood, bots: [randomBot] }];

export function findGame(id: string): ShelfEntry | undefined {
  return SHELF.find(({ game }) => game.id === id);
}
