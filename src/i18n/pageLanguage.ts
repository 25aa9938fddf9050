import type { Language } from './languages';

/** Tells the page its language. Only the web has a page: see `pageLanguage.web.ts`. */
export function tellPageLanguage(_language: Language): void {
  // The phone knows already.
}
