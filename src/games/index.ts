import type { GameRow, ShelfEntry } from './contract';
import { manifest as executiveProducer } from './executive-producer/manifest';
import { entry as hollywood } from './hollywood';
import { manifest as hollywood1947 } from './hollywood-1947/manifest';

/**
 * Every game of the app, one row each. What is known of a game is there from the start; the game itself comes when it is
 * opened.
 */
export const GAMES: readonly GameRow[] = [
  { ...hollywood, load: () => Promise.resolve(hollywood) },
  { ...hollywood1947, load: async () => (await import('./hollywood-1947')).entry },
  { ...executiveProducer, load: async () => (await import('./executive-producer')).entry },
];

const opened = new Map<string, ShelfEntry>([[hollywood.id, hollywood]]);

export function gameRow(id: string): GameRow | undefined {
  return GAMES.find((row) => row.id === id);
}

/** A game that was opened before. */
export function findGame(id: string): ShelfEntry | undefined {
  return opened.get(id);
}

/** Opens a game, or gives `undefined` where the app has none of that name. Rejects where its code does not come. */
export async function openGame(id: string): Promise<ShelfEntry | undefined> {
  const found = opened.get(id) ?? (await gameRow(id)?.load());
  if (found !== undefined) opened.set(id, found);
  return found;
}
