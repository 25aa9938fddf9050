import { usePreferences } from '../session/usePreferences';
import { chooseLanguage, type Language } from './languages';
import { useDeviceLanguages } from './useDeviceLanguages';

/** The language the person chose, or the device's; either may change while the app is open. */
export function useLanguage(): Language {
  const choice = usePreferences((state) => state.language);
  const ofDevice = chooseLanguage(useDeviceLanguages());
  return choice === 'system' ? ofDevice : choice;
}
