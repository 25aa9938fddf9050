import type { Change, KeyValueStore, SwapStore } from '../../src/storage/store';
import { WebStore } from '../../src/storage/web/web-store';
import { LocalMemory, matchId } from './web-stores';

/** Which store the tests of saves run on: that of a phone, or that of the web over the same storage. */
const chosen = { isWeb: false };

export function runOnWebStore(isWeb: boolean): void {
  chosen.isWeb = isWeb;
}

/** A storage that stands in for the browser's database. */
function asDatabase(store: KeyValueStore): SwapStore & { readonly open: () => Promise<void> } {
  return {
    open: () => Promise.resolve(),
    getItem: (key) => store.getItem(key),
    setItem: (key, text) => store.setItem(key, text),
    removeItem: (key) => store.removeItem(key),
    getAllKeys: () => store.getAllKeys(),
    async swap(changes: readonly Change[]) {
      for (const { key, to } of changes) await store.setItem(key, to);
      return true;
    },
  };
}

/** What the app's saves are given of a storage: itself, or the web's store over it. */
export function underTest(store: KeyValueStore): KeyValueStore {
  if (!chosen.isWeb) return store;
  const local = new LocalMemory();
  return new WebStore({
    database: asDatabase(store),
    local: () => local,
    newId: () => matchId('nobody'),
  });
}
