import { gameRow } from '../games';
import { manifest as executiveProducer } from '../games/executive-producer/manifest';
import { manifest as hollywood } from '../games/hollywood/manifest';
import { manifest as hollywood1947 } from '../games/hollywood-1947/manifest';
import type { Summary } from '../storage/summary';

/** What the app tells of *Hollywood!* before it is opened. */
export const HOLLYWOOD = hollywood;

/** The games that stand beside it on the home screen. */
export const BESIDE = [hollywood1947, executiveProducer] as const;

/** A game's name. One that the app does not have is called by its id: better than nothing. */
export function nameOfGame(id: string): string {
  return gameRow(id)?.name ?? id;
}

/** What a match goes by in a list: its game, or its own name and then its game. */
export function titleOf({ name, game }: Pick<Summary, 'name' | 'game'>): readonly string[] {
  return name === undefined ? [nameOfGame(game)] : [name, nameOfGame(game)];
}
