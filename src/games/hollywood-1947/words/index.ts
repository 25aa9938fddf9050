import type { Language } from '../../../i18n/languages';
import type { LoadWords } from '../../contract';
import type { Hollywood1947 } from '../types';
import { speech } from './speech';
import type { Texts1947 } from './texts';

/** Each language is loaded when it is asked for. */
const TEXTS: Readonly<Record<Language, () => Promise<{ readonly texts: Texts1947 }>>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  it: () => import('./it'),
};

export const loadWords: LoadWords<Hollywood1947> = async (language) => {
  const { texts } = await TEXTS[language]();
  return speech(language, texts);
};
