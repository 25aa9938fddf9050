import { useLocales } from 'expo-localization';

/** The codes of the languages that the person has set on the device, the dearest first. */
export function useDeviceLanguages(): readonly (string | null)[] {
  return useLocales().map(({ languageCode }) => languageCode);
}
