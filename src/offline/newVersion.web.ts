import { useEffect } from 'react';
import { useStore } from 'zustand';

import { createVersions, type Versions } from './versions';
import { whenIdle } from './whenIdle';

/** Browsers keep the app only where the connection is safe, and older ones not at all. */
function hasWorkers(): boolean {
  return !__DEV__ && 'serviceWorker' in navigator;
}

const versions = createVersions(navigator.serviceWorker, () => {
  window.location.reload();
});

/** Whoever refuses (a private window, a full disk) plays on with the network, as before. */
const unlessRefused = (): undefined => undefined;

function lookWhenSeen(): void {
  if (document.visibilityState === 'visible' && navigator.onLine) {
    void versions.look().catch(unlessRefused);
  }
}

/** From the second visit on the app opens without a network. It is kept when everything else is done. */
export function useOffline(): void {
  useEffect(() => {
    if (!hasWorkers()) return undefined;
    const stop = whenIdle(() => void versions.begin().catch(unlessRefused));
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', lookWhenSeen);
    };
  }, []);
}

/** The version that waits to be used, if there is one. */
export function useNewVersion(): Pick<Versions, 'use' | 'later'> | undefined {
  return useStore(versions.store, ({ isReady }) => isReady) ? versions : undefined;
}
