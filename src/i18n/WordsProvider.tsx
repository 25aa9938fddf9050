import { useLocales } from 'expo-localization';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';

import { usePreferences } from '../session/usePreferences';
import { chooseLanguage } from './languages';
import { tellPageLanguage } from './pageLanguage';
import { createWords } from './setup';

/** Speaks the language the person chose, or the device's; either may change while the app is open. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const choice = usePreferences((state) => state.language);
  const ofDevice = chooseLanguage(useLocales().map(({ languageCode }) => languageCode));
  const language = choice === 'system' ? ofDevice : choice;
  const [words] = useState(() => createWords(language));

  useEffect(() => {
    tellPageLanguage(language);
    void words.changeLanguage(language);
  }, [language, words]);

  return <I18nextProvider i18n={words}>{children}</I18nextProvider>;
}
