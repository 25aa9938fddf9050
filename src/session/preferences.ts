import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

import { guardedStorage, type TextStore } from './guarded-storage';
import { PREFERENCES_KEY, PREFERENCES_VERSION } from './preference-choices';
import { DEFAULTS, type Preferences, readStored } from './stored-preferences';

export * from './preference-choices';
export type { DraftOption, Preferences, SeatDraft, TableDraft } from './stored-preferences';

/** `reading` at first; `unreadable` when the storage did not answer: then changes hold until the app is closed. */
export type PreferencesStatus = 'reading' | 'ready' | 'unreadable';

export interface PreferencesState extends Preferences {
  readonly status: PreferencesStatus;
}

/** What the person likes: kept by zustand's `persist` over a storage that never overwrites what it could not read. */
export function createPreferences(store: TextStore) {
  const initial = (): PreferencesState => ({ ...DEFAULTS, status: 'reading' });
  const preferences = createStore<PreferencesState>()(
    persist(initial, {
      name: PREFERENCES_KEY,
      version: PREFERENCES_VERSION,
      storage: guardedStorage(store, readStored),
      skipHydration: true,
      partialize: ({ status: _status, ...kept }): Preferences => kept,
      merge: (stored, current) => ({
        ...current,
        ...(stored as Preferences | undefined),
        status: 'ready',
      }),
      onRehydrateStorage: () => (_state, error) => {
        if (error !== undefined) preferences.setState({ status: 'unreadable' });
      },
    }),
  );
  return preferences;
}

export type PreferencesStore = ReturnType<typeof createPreferences>;
