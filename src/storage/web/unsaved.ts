import { z } from 'zod';

import { hashHex } from '../../engine/hash';
import { revisionIn } from '../codec';
import { isMatchId, parseSlotKey, type Slot, slotKey } from '../keys';
import { nextSlot } from '../slots';
import type { SwapStore } from '../store';
import type { Unsaved } from '../writer';
import { keysOf, type LocalTexts } from './local-texts';

/*
 * IndexedDB takes a few milliseconds, and a page that goes away has none. What is not saved when a page is left is put
 * into localStorage, which takes it at once, and goes to its match at the next start, unless somebody else has played
 * the match on meanwhile.
 */

const PREFIX = 'backlot/unsaved/';

export function isUnsavedKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

const schema = z.strictObject({
  text: z.string(),
  isNew: z.boolean(),
  follows: z.array(z.string()),
});

export function noteUnsaved(local: LocalTexts, unsaved: readonly Unsaved[]): void {
  for (const { id, ...note } of unsaved) local.setItem(PREFIX + id, JSON.stringify(note));
}

/** The page did not go away after all, and saves as it did before. */
export function forgetUnsaved(local: LocalTexts): void {
  for (const key of keysOf(local)) if (isUnsavedKey(key)) local.removeItem(key);
}

function readNote(key: string, stored: string | null): Unsaved | undefined {
  const id = key.slice(PREFIX.length);
  if (stored === null || !isMatchId(id)) return undefined;
  try {
    const { data } = schema.safeParse(JSON.parse(stored));
    return data && { id, ...data };
  } catch {
    return undefined;
  }
}

/** Brings what was left unsaved to its matches. What could not be brought waits for the next start. */
export async function bringUnsaved(local: LocalTexts, store: SwapStore): Promise<void> {
  for (const key of keysOf(local).filter(isUnsavedKey)) {
    const note = readNote(key, local.getItem(key));
    if (note === undefined || (await bring(note, store))) local.removeItem(key);
  }
}

/** Whether nothing is left to be done about it. */
async function bring({ id, text, isNew, follows }: Unsaved, store: SwapStore): Promise<boolean> {
  const there = new Map<Slot, string>();
  for (const key of await store.getAllKeys()) {
    const parsed = parseSlotKey(key);
    const own = parsed?.id === id ? await store.getItem(key) : null;
    if (parsed !== undefined && own !== null) there.set(parsed.slot, own);
  }
  const revisions = new Map(
    [...there].flatMap(([slot, own]) => {
      const revision = revisionIn(own);
      return revision === undefined ? [] : [[slot, revision] as const];
    }),
  );
  const [newest] = [...revisions].sort(([, a], [, b]) => b - a);
  const last = newest && there.get(newest[0]);
  const isNext = last === undefined ? there.size === 0 && isNew : follows.includes(hashHex(last));
  if (!isNext) return true;
  const isUnreadable = (slot: Slot): boolean => there.has(slot) && !revisions.has(slot);
  const slot = nextSlot(revisions, newest?.[0], isUnreadable);
  if (slot === undefined) return false;
  return store.swap([{ key: slotKey(id, slot), from: there.get(slot), to: text }]);
}
