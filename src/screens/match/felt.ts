import {
  ImpactFeedbackStyle,
  impactAsync,
  NotificationFeedbackType,
  notificationAsync,
  selectionAsync,
} from 'expo-haptics';

import { type Haptics, quietly } from './haptics';

export const FELT: Haptics = {
  place: quietly(() => impactAsync(ImpactFeedbackStyle.Light)),
  bump: quietly(() => impactAsync(ImpactFeedbackStyle.Medium)),
  claim: quietly(() => selectionAsync()),
  triumph: quietly(() => notificationAsync(NotificationFeedbackType.Success)),
  loss: quietly(() => notificationAsync(NotificationFeedbackType.Warning)),
};
