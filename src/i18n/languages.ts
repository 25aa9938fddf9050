export const LANGUAGES = ['en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export const FALLBACK_LANGUAGE: Language = 'en';

function isLanguage(code: string | null | undefined): code is Language {
  return LANGUAGES.some((language) => language === code);
}

/** The first language of the person's list that the app speaks. */
export function chooseLanguage(preferred: readonly (string | null | undefined)[]): Language {
  return preferred.find(isLanguage) ?? FALLBACK_LANGUAGE;
}
