import type { Change, SwapStore } from '../store';

/** The browser's localStorage: it answers at once, and may throw at any time. */
export type LocalTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export function keysOf(local: LocalTexts): readonly string[] {
  const keys = Array.from({ length: local.length }, (_, index) => local.key(index));
  return keys.filter((key) => key !== null);
}

/** localStorage as a storage like the others, for a browser that gives no other. A browser may refuse it, too; so it is asked each time. */
export class LocalStore implements SwapStore {
  constructor(private readonly texts: () => LocalTexts) {}

  getItem(key: string): Promise<string | null> {
    return this.ask((texts) => texts.getItem(key));
  }

  getAllKeys(): Promise<readonly string[]> {
    return this.ask(keysOf);
  }

  setItem(key: string, text: string): Promise<void> {
    return this.ask((texts) => {
      texts.setItem(key, text);
    });
  }

  removeItem(key: string): Promise<void> {
    return this.ask((texts) => {
      texts.removeItem(key);
    });
  }

  swap(changes: readonly Change[]): Promise<boolean> {
    return this.ask((texts) => {
      if (changes.some(({ key, from }) => texts.getItem(key) !== (from ?? null))) return false;
      for (const { key, to } of changes) texts.setItem(key, to);
      return true;
    });
  }

  /** Whatever it throws becomes a promise that rejects. */
  private ask<Value>(task: (texts: LocalTexts) => Value): Promise<Value> {
    return new Promise((resolve) => {
      resolve(task(this.texts()));
    });
  }
}
