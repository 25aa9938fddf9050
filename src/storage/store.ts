/** What saves need of a storage. AsyncStorage is one; tests bring their own, with faults. */
export interface KeyValueStore {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  getAllKeys(): Promise<readonly string[]>;
}

/** A text that is to replace another one; `undefined` where there must be none yet. */
export interface Change {
  readonly key: string;
  readonly from: string | undefined;
  readonly to: string;
}

/** A storage that can change several texts at once, and only if nobody else has changed them meanwhile. */
export interface SwapStore extends KeyValueStore {
  /** All of it or nothing. False where one of the texts is not the one that was expected. */
  swap(changes: readonly Change[]): Promise<boolean>;
}
