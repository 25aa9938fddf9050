import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

import type { Change, SwapStore } from '../store';

const TEXTS = 'texts';
const VERSION = 1;

interface Schema extends DBSchema {
  readonly [TEXTS]: { readonly key: string; readonly value: string };
}

/** A change has happened once the disk has it: a power cut loses no more than a browser that is killed. */
const STRICT = { durability: 'strict' } as const;

/** The texts of the app in IndexedDB, one to a key. */
export class IndexedDbStore implements SwapStore {
  private connection: Promise<IDBPDatabase<Schema>> | undefined;

  constructor(private readonly name: string) {}

  /** Resolves when the database is open, and rejects where the browser refuses it. */
  async open(): Promise<void> {
    await this.connect();
  }

  getItem(key: string): Promise<string | null> {
    return this.using(async (database) => (await database.get(TEXTS, key)) ?? null);
  }

  getAllKeys(): Promise<readonly string[]> {
    return this.using((database) => database.getAllKeys(TEXTS));
  }

  setItem(key: string, text: string): Promise<void> {
    return this.change((texts) => texts.put(text, key));
  }

  removeItem(key: string): Promise<void> {
    return this.change((texts) => texts.delete(key));
  }

  swap(changes: readonly Change[]): Promise<boolean> {
    return this.using(async (database) => {
      const { store, done } = database.transaction(TEXTS, 'readwrite', STRICT);
      // Awaited below; until then its failure is that of a request.
      done.catch(() => undefined);
      const there = await Promise.all(changes.map(({ key }) => store.get(key)));
      const isAsExpected = changes.every(({ from }, index) => there[index] === from);
      const puts = isAsExpected ? changes.map(({ key, to }) => store.put(to, key)) : [];
      await Promise.all([...puts, done]);
      return isAsExpected;
    });
  }

  private change(
    ask: (
      texts: IDBPObjectStore<Schema, [typeof TEXTS], typeof TEXTS, 'readwrite'>,
    ) => Promise<unknown>,
  ): Promise<void> {
    return this.using(async (database) => {
      const change = database.transaction(TEXTS, 'readwrite', STRICT);
      const finished = Promise.all([ask(change.store), change.done]);
      finished.catch(() => undefined);
      // Nothing more comes: the browser can finish it even if the page goes away. Old ones find out by themselves.
      if ('commit' in change) change.commit();
      await finished;
    });
  }

  /** After whatever went wrong the next one opens the database anew: browsers lose connections and do not always say so. */
  private async using<Value>(
    task: (database: IDBPDatabase<Schema>) => Promise<Value>,
  ): Promise<Value> {
    const database = await this.connect();
    try {
      return await task(database);
    } catch (error) {
      this.connection = undefined;
      database.close();
      throw error;
    }
  }

  private connect(): Promise<IDBPDatabase<Schema>> {
    const forget = (): void => {
      this.connection = undefined;
    };
    this.connection ??= openDB<Schema>(this.name, VERSION, {
      upgrade: (database) => {
        database.createObjectStore(TEXTS);
      },
      // A newer version of the app, in another window, must not wait for this one.
      blocking: (_current, _wanted, { target }) => {
        forget();
        (target as IDBDatabase).close();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return this.connection;
  }
}
