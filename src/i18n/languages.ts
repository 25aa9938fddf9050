import { en } from './resources/en';
import { fr } from './resources/fr';
import { it } from './resources/it';

export const LANGUAGES = ['en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export const FALLBACK_LANGUAGE: Language = 'en';

/** English sets the keys; the other languages have to have each of them. */
export type Words = typeof en;

export const RESOURCES: Readonly<Record<Language, Words>> = { en, fr, it };

function isLanguage(code: string | null | undefined): code is Language {
  return LANGUAGES.some((language) => language === code);
}

/** The first language of the person's list that the app speaks. */
export function chooseLanguage(preferred: readonly (string | null | undefined)[]): Language {
  return preferred.find(isLanguage) ?? FALLBACK_LANGUAGE;
}
