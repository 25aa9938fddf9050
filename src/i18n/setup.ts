import './types';

import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { FALLBACK_LANGUAGE, type Language } from './languages';
import { ONE_STOP } from './one-stop';
import { RESOURCES } from './resources';

/** Words for the whole app, ready at once: all languages come with the bundle, nothing is fetched. */
export function createWords(language: Language): i18n {
  const words = createInstance();
  void words
    .use(initReactI18next)
    .use(ONE_STOP)
    .init({
      lng: language,
      fallbackLng: FALLBACK_LANGUAGE,
      resources: RESOURCES,
      defaultNS: 'common',
      initAsync: false,
      postProcess: ONE_STOP.name,
      // React escapes what it shows.
      interpolation: { escapeValue: false },
      showSupportNotice: false,
    });
  return words;
}
