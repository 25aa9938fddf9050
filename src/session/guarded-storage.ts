import type { PersistStorage, StorageValue } from 'zustand/middleware';

import type { KeyValueStore } from '../storage/store';

/**
 * Storage for zustand's `persist` that never loses what it could not read. The middleware by itself writes before it
 * has read, and after a failed parse the next change would overwrite the stored text with defaults.
 */
export interface GuardedStorage<State> extends PersistStorage<State, Promise<void>> {
  /** Whether changes are kept: not before the first read, nor after one that failed. */
  readonly isWritable: () => boolean;
}

/** Where a text that could not be understood is kept, as it was. */
export function damagedKey(name: string): string {
  return `${name}/damaged`;
}

export function guardedStorage<State>(
  store: Pick<KeyValueStore, 'getItem' | 'setItem' | 'removeItem'>,
  read: (text: string) => StorageValue<State> | undefined,
): GuardedStorage<State> {
  let isWritable = false;
  /** One write at a time; of those that wait only the newest counts. */
  let writing: Promise<void> | undefined;
  let waiting: { readonly name: string; readonly text: string } | undefined;

  async function drain(): Promise<void> {
    while (waiting !== undefined) {
      const { name, text } = waiting;
      waiting = undefined;
      // A full or failing storage costs the wish to be remembered, nothing else.
      await store.setItem(name, text).catch(() => undefined);
    }
    writing = undefined;
  }

  return {
    isWritable: () => isWritable,
    async getItem(name) {
      isWritable = false;
      const text = await store.getItem(name);
      const value = text === null ? undefined : read(text);
      if (text !== null && value === undefined) await store.setItem(damagedKey(name), text);
      isWritable = true;
      return value ?? null;
    },
    async setItem(name, value) {
      if (!isWritable) return;
      waiting = { name, text: JSON.stringify(value) };
      writing ??= drain();
      await writing;
    },
    removeItem: (name) => store.removeItem(name),
  };
}
