import { AndroidHaptics, performAndroidHapticsAsync } from 'expo-haptics';

import { type Haptics, quietly } from './haptics';

/** Known to Android 11 and later only; what came before gives one long push for both. */
async function verdict(known: AndroidHaptics): Promise<void> {
  try {
    await performAndroidHapticsAsync(known);
  } catch {
    await performAndroidHapticsAsync(AndroidHaptics.Long_Press);
  }
}

/** By the feedback that Android gives to touches: it needs no permission, and heeds the device's own setting. */
export const FELT: Haptics = {
  place: quietly(() => performAndroidHapticsAsync(AndroidHaptics.Context_Click)),
  bump: quietly(() => performAndroidHapticsAsync(AndroidHaptics.Virtual_Key)),
  claim: quietly(() => performAndroidHapticsAsync(AndroidHaptics.Clock_Tick)),
  triumph: quietly(() => verdict(AndroidHaptics.Confirm)),
  loss: quietly(() => verdict(AndroidHaptics.Reject)),
};
