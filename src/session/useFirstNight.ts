import { useEffect } from 'react';
import { useStore } from 'zustand';

import { firstNight } from './app-first-night';
import type { FirstNightState } from './first-night';

/** How far the newcomer has come, once the storage has been asked. Changed by `firstNight.setState`. */
export function useFirstNight(): FirstNightState {
  const state = useStore(firstNight);
  const isReading = state.status === 'reading';
  useEffect(() => {
    if (isReading) void firstNight.persist.rehydrate();
  }, [isReading]);
  return state;
}
