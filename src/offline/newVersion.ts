import type { Versions } from './versions';

/** Phones get new versions from their store. The web's come by themselves: see `newVersion.web.ts`. */
export function useNewVersion(): Pick<Versions, 'use' | 'later'> | undefined {
  return undefined;
}

export function useOffline(): void {
  // Everything is on the phone already.
}
