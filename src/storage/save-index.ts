import { z } from 'zod';

import { INDEX_KEY } from './keys';
import type { KeyValueStore } from './store';
import { type Summary, summarySchema } from './summary';

/*
 * Summaries of saves that were read before, by the hash of their text. It only spares replaying every match to list
 * them: a summary is used when the text it was made from is still there, and an index that is missing, damaged or
 * refused by the storage is made anew from the saves.
 */

const indexSchema = z.strictObject({
  format: z.literal('backlot-index'),
  version: z.literal(1),
  summaries: z.record(z.string(), summarySchema),
});

export type SaveIndex = ReadonlyMap<string, Summary>;

export async function readIndex(store: KeyValueStore): Promise<SaveIndex> {
  try {
    const parsed = indexSchema.safeParse(JSON.parse((await store.getItem(INDEX_KEY)) ?? ''));
    return new Map(parsed.success ? Object.entries(parsed.data.summaries) : []);
  } catch {
    return new Map();
  }
}

function sameKeys(one: SaveIndex, other: SaveIndex): boolean {
  return one.size === other.size && [...one.keys()].every((key) => other.has(key));
}

/** Keeps the index when it changed. A storage that refuses costs time at the next start, nothing else. */
export async function writeIndex(
  store: KeyValueStore,
  before: SaveIndex,
  after: SaveIndex,
): Promise<void> {
  if (sameKeys(before, after)) return;
  const index = { format: 'backlot-index', version: 1, summaries: Object.fromEntries(after) };
  try {
    await store.setItem(INDEX_KEY, JSON.stringify(index));
  } catch {
    // Derived data: the list is right without it.
  }
}
