import type { Language } from '../../../i18n/languages';
import type { LoadWords } from '../../contract';
import type { ExecutiveProducer } from '../types';
import { speech } from './speech';
import type { ProducerTexts } from './texts';

/** Each language is loaded when it is asked for. */
const TEXTS: Readonly<Record<Language, () => Promise<{ readonly texts: ProducerTexts }>>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  it: () => import('./it'),
};

export const loadWords: LoadWords<ExecutiveProducer> = async (language) => {
  const { texts } = await TEXTS[language]();
  return speech(language, texts);
};
