import { useLocales } from 'expo-localization';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';

import { chooseLanguage } from './languages';
import { tellPageLanguage } from './pageLanguage';
import { createWords } from './setup';

/** Speaks the device's language, also when it changes while the app is open. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const language = chooseLanguage(useLocales().map(({ languageCode }) => languageCode));
  const [words] = useState(() => createWords(language));

  useEffect(() => {
    tellPageLanguage(language);
    void words.changeLanguage(language);
  }, [language, words]);

  return <I18nextProvider i18n={words}>{children}</I18nextProvider>;
}
