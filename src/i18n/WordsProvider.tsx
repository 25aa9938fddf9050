import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';

import { tellPageLanguage } from './pageLanguage';
import { createWords } from './setup';
import { useLanguage } from './useLanguage';

/** Speaks the language of the person, also when it changes. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const [words] = useState(() => createWords(language));

  useEffect(() => {
    tellPageLanguage(language);
    void words.changeLanguage(language);
  }, [language, words]);

  return <I18nextProvider i18n={words}>{children}</I18nextProvider>;
}
