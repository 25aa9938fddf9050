import { newMatchId } from './keys';
import type { KeyValueStore } from './store';
import { IndexedDbStore } from './web/indexed-db';
import { WebStore } from './web/web-store';
import type { Unsaved } from './writer';

const store = new WebStore({
  database: new IndexedDbStore('backlot'),
  local: () => window.localStorage,
  newId: () => newMatchId(Date.now(), () => Math.random()),
});

/** What a browser keeps. */
export const deviceStore: KeyValueStore = store;

/** Whether what is saved survives when the browser is killed. */
export function isDurable(): Promise<boolean> {
  return store.hasDatabase();
}

/** Asks for what is not saved yet when the page goes away, and keeps it. */
export function keepWhenLeaving(unsaved: () => readonly Unsaved[]): void {
  window.addEventListener('pagehide', () => {
    store.leave(unsaved());
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) store.comeBack();
  });
}
