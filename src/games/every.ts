import type { ShelfEntry } from './contract';
import { entry as executiveProducer } from './executive-producer';
import { entry as hollywood } from './hollywood';
import { entry as hollywood1947 } from './hollywood-1947';

/** Every game at once, for the command line and the tests: the app opens them one by one. */
export const EVERY_GAME: readonly ShelfEntry[] = [hollywood, hollywood1947, executiveProducer];

export function findEveryGame(id: string): ShelfEntry | undefined {
  return EVERY_GAME.find(({ game }) => game.id === id);
}
