import type { PersistStorage, StorageValue } from 'zustand/middleware';

type Soon<Value> = Value | Promise<Value>;

/** AsyncStorage, or what answers at once. */
export interface TextStore {
  getItem(key: string): Soon<string | null>;
  setItem(key: string, text: string): Soon<void>;
  removeItem(key: string): Soon<void>;
}

/** At once where the value is there, so that nothing waits that need not. */
function andThen<Value, Next>(value: Soon<Value>, next: (value: Value) => Soon<Next>): Soon<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/**
 * Storage for zustand's `persist` that never loses what it could not read. The middleware by itself writes before it
 * has read, and after a failed parse the next change would overwrite the stored text with defaults.
 */
export interface GuardedStorage<State> extends PersistStorage<State, Soon<void>> {
  /** Whether changes are kept: not before the first read, nor after one that failed. */
  readonly isWritable: () => boolean;
}

/** Where a text that could not be understood is kept, as it was. */
export function damagedKey(name: string): string {
  return `${name}/damaged`;
}

export function guardedStorage<State>(
  store: TextStore,
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
      try {
        await store.setItem(name, text);
      } catch {
        // A full or failing storage costs the wish to be remembered, nothing else.
      }
    }
    writing = undefined;
  }

  return {
    isWritable: () => isWritable,
    getItem(name) {
      isWritable = false;
      return andThen(store.getItem(name), (text) => {
        const value = text === null ? undefined : read(text);
        const isDamaged = text !== null && value === undefined;
        const kept = isDamaged ? store.setItem(damagedKey(name), text) : undefined;
        return andThen(kept, () => {
          isWritable = true;
          return value ?? null;
        });
      });
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
