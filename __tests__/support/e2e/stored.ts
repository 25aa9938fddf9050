import type { Page } from 'playwright-core';

export type Kept = Readonly<Record<string, string>>;

/* What the app keeps in a browser: what the first screen needs in localStorage, all else in IndexedDB. */

const DATABASE = 'backlot';
const TEXTS = 'texts';

/** All that the browser holds, by key. */
export function readStorage(page: Page): Promise<Kept> {
  return page.evaluate(
    async ([name, store]) => {
      const local = Object.fromEntries(Object.entries(window.localStorage));
      // To open a database that is not there would make it.
      const known = await indexedDB.databases();
      if (known.every((one) => one.name !== name)) return local;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          resolve(opening.result);
        };
        opening.onerror = () => {
          reject(new Error(String(opening.error)));
        };
      });
      const kept = await new Promise<Kept>((resolve, reject) => {
        const reading = database.transaction(store, 'readonly');
        const texts: [string, string][] = [];
        const cursor = reading.objectStore(store).openCursor();
        cursor.onsuccess = () => {
          if (cursor.result === null) return;
          texts.push([cursor.result.key as string, cursor.result.value as string]);
          cursor.result.continue();
        };
        reading.oncomplete = () => {
          resolve(Object.fromEntries(texts));
        };
        reading.onerror = () => {
          reject(new Error(String(reading.error)));
        };
      });
      database.close();
      return { ...local, ...kept };
    },
    [DATABASE, TEXTS] as const,
  );
}

/** Puts texts into the database; in place of all that it held, where that is wanted. */
export function putInStorage(page: Page, kept: Kept, isAll = false): Promise<void> {
  return page.evaluate(
    async ([name, store, entries, isCleared]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name, 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore(store);
        };
        opening.onsuccess = () => {
          resolve(opening.result);
        };
        opening.onerror = () => {
          reject(new Error(String(opening.error)));
        };
      });
      await new Promise<void>((resolve, reject) => {
        const writing = database.transaction(store, 'readwrite');
        const texts = writing.objectStore(store);
        if (isCleared) texts.clear();
        for (const [key, text] of entries) texts.put(text, key);
        writing.oncomplete = () => {
          resolve();
        };
        writing.onerror = () => {
          reject(new Error(String(writing.error)));
        };
      });
      database.close();
    },
    [DATABASE, TEXTS, Object.entries(kept), isAll] as const,
  );
}

/** Fills up the database for a page, or makes room again. */
export async function setFull(page: Page, isFull: boolean): Promise<void> {
  await page.evaluate((full) => {
    const { prototype } = IDBObjectStore;
    const real = Object.getOwnPropertyDescriptor(prototype, 'realPut') ?? {
      value: Object.getOwnPropertyDescriptor(prototype, 'put')?.value as unknown,
    };
    Object.defineProperty(prototype, 'realPut', { ...real, configurable: true });
    const realPut = real.value as IDBObjectStore['put'];
    // As browsers do it: the text is taken, and the transaction fails in the end.
    prototype.put = full
      ? function put(this: IDBObjectStore, ...texts) {
          const request = realPut.apply(this, texts);
          this.transaction.abort();
          return request;
        }
      : realPut;
  }, isFull);
}
