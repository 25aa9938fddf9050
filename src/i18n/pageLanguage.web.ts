import type { Language } from './languages';

/** Screen readers choose their voice, and browsers their hyphenation, by the page's language. */
export function tellPageLanguage(language: Language): void {
  document.documentElement.lang = language;
}
