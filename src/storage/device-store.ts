import AsyncStorage from '@react-native-async-storage/async-storage';

import type { KeyValueStore } from './store';
import type { Unsaved } from './writer';

/** What a phone keeps. */
export const deviceStore: KeyValueStore = AsyncStorage;

/** Whether what is saved survives a kill: only a browser may have nothing of the kind. */
export function isDurable(): Promise<boolean> {
  return Promise.resolve(true);
}

/** A phone's storage goes on with what it was given, whatever becomes of the app. */
export function keepWhenLeaving(_unsaved: () => readonly Unsaved[]): void {
  // Only a page can go away in the middle of a move.
}
