import { useStore } from 'zustand';

import { preferences } from './app-preferences';
import type { PreferencesState } from './preferences';

/** What the person likes, as it is now. Changed by `preferences.setState`. */
export function usePreferences<Selected>(select: (state: PreferencesState) => Selected): Selected {
  return useStore(preferences, select);
}
