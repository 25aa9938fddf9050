import { useCallback } from 'react';

import { VOLUME_MOST } from '../../session/preferences';
import { usePreferences } from '../../session/usePreferences';
import type { SoundName } from './names';
import { playSound } from './playSound';

/** Plays as loud as the person likes it, or not at all. */
export function useSound(): (name: SoundName) => void {
  const isOn = usePreferences(({ sound }) => sound);
  const volume = usePreferences((state) => state.volume);
  return useCallback(
    (name: SoundName) => {
      if (isOn && volume > 0) playSound(name, volume / VOLUME_MOST);
    },
    [isOn, volume],
  );
}
