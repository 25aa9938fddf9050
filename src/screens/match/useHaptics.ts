import {
  ImpactFeedbackStyle,
  impactAsync,
  NotificationFeedbackType,
  notificationAsync,
  selectionAsync,
} from 'expo-haptics';
import { useMemo } from 'react';

import { usePreferences } from '../../session/usePreferences';

/** What can be felt. A device that cannot, or may not, stays quiet. */
export interface Haptics {
  readonly place: () => void;
  readonly bump: () => void;
  readonly claim: () => void;
  readonly triumph: () => void;
  readonly loss: () => void;
}

function quietly(feel: () => Promise<void>): () => void {
  return () => {
    feel().catch(() => undefined);
  };
}

const FELT: Haptics = {
  place: quietly(() => impactAsync(ImpactFeedbackStyle.Light)),
  bump: quietly(() => impactAsync(ImpactFeedbackStyle.Medium)),
  claim: quietly(() => selectionAsync()),
  triumph: quietly(() => notificationAsync(NotificationFeedbackType.Success)),
  loss: quietly(() => notificationAsync(NotificationFeedbackType.Warning)),
};

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
