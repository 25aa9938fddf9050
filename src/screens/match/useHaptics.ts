import { useMemo } from 'react';

import { usePreferences } from '../../session/usePreferences';
import { FELT } from './felt';
import type { Haptics } from './haptics';

const nothing = (): void => undefined;
const UNFELT: Haptics = {
  place: nothing,
  bump: nothing,
  claim: nothing,
  triumph: nothing,
  loss: nothing,
};

export function useHaptics(): Haptics {
  const isOn = usePreferences(({ haptics }) => haptics);
  return useMemo(() => (isOn ? FELT : UNFELT), [isOn]);
}
