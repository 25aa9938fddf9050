import { createStore, type StoreApi } from 'zustand/vanilla';

import { TAKE_OVER } from './takeOver';

/** Where the export puts what `worker.ts` becomes. */
const WORKER = '/service-worker.js';

type Workers = Pick<
  ServiceWorkerContainer,
  'controller' | 'register' | 'getRegistration' | 'addEventListener'
>;

export interface Versions {
  /** Whether a newer version is in the house and waits. */
  readonly store: StoreApi<{ readonly isReady: boolean }>;
  /** Keeps the app for visits without a network, and looks out for newer versions. */
  readonly begin: () => Promise<void>;
  /** Asks whether there is a newer one: a window may stay open for weeks. */
  readonly look: () => Promise<void>;
  /** Lets it take over, and shows it in this window. */
  readonly use: () => void;
  /** It takes over by itself once every window is closed. */
  readonly later: () => void;
}

/** The versions of the app that the browser keeps: the one in use, and the one that waits. */
export function createVersions(workers: Workers, reload: () => void): Versions {
  const store = createStore(() => ({ isReady: false }));
  let registration: ServiceWorkerRegistration | undefined;

  function tellOf(worker: ServiceWorker): void {
    // Where nothing is in use yet, this is the first visit and no newer version.
    if (worker.state === 'installed' && workers.controller !== null) {
      store.setState({ isReady: true });
    }
  }

  function follow(worker: ServiceWorker | null): void {
    if (worker === null) return;
    tellOf(worker);
    worker.addEventListener('statechange', () => {
      tellOf(worker);
    });
  }

  return {
    store,
    async begin() {
      await workers.register(WORKER, { updateViaCache: 'none' });
      const found = await workers.getRegistration();
      if (found === undefined) return;
      registration = found;
      follow(found.waiting);
      follow(found.installing);
      found.addEventListener('updatefound', () => {
        follow(found.installing);
      });
    },
    async look() {
      await registration?.update();
    },
    use() {
      const waiting = registration?.waiting;
      // Another window may have let it in already.
      if (waiting === null || waiting === undefined) {
        reload();
        return;
      }
      workers.addEventListener('controllerchange', reload, { once: true });
      waiting.postMessage(TAKE_OVER);
    },
    later() {
      store.setState({ isReady: false });
    },
  };
}
