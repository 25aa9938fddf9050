import { ok, type Result } from '../engine/result';
import type { StorageError } from './errors';
import { isOwnKey, parseSlotKey } from './keys';
import type { PatientStore } from './patient-store';

/** What the app keeps beside its matches, by key. */
export type Rest = readonly (readonly [key: string, text: string])[];

/** Removes all that the app keeps beside its matches, and gives it out: the last thing to do of a clean slate. */
export async function eraseRest(store: PatientStore): Promise<Result<Rest, StorageError>> {
  const keys = await store.keys();
  if (!keys.ok) return keys;
  const own = keys.value.filter((key) => isOwnKey(key) && parseSlotKey(key) === undefined);
  const rest: (readonly [string, string])[] = [];
  for (const key of own) {
    const text = await store.read(key);
    if (!text.ok) return text;
    const erased = await store.erase(key);
    if (!erased.ok) return erased;
    if (text.value !== undefined) rest.push([key, text.value]);
  }
  return ok(rest);
}

/** Puts it back, but for what has come into its place meanwhile. */
export async function restoreRest(
  store: PatientStore,
  rest: Rest,
): Promise<Result<undefined, StorageError>> {
  for (const [key, text] of rest) {
    const there = await store.read(key);
    if (!there.ok) return there;
    if (there.value !== undefined) continue;
    const put = await store.put(key, text);
    if (!put.ok) return put;
  }
  return ok(undefined);
}
