import './types';

import { createInstance, type i18n, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { FALLBACK_LANGUAGE, type Language } from './languages';
import { RESOURCES } from './resources';

/** A title that ends with a question ends its sentence as well: no full stop after it. */
const ONE_STOP: PostProcessorModule = {
  type: 'postProcessor',
  name: 'one-stop',
  process: (text: string) => text.replace(/([?!])\./g, '$1'),
};

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
