import { LANGUAGES } from './languages';
import { RESOURCES } from './resources';

/** What a person is called until they give themselves a name, in every language a match may have been begun in. */
const YOU: readonly string[] = LANGUAGES.map(
  (language) => RESOURCES[language].setup.suggested.person,
);

/** A player in a sentence: whoever is still called "You" is spoken to, and not about. */
export function inSentence(name: string): { readonly player: string; readonly context?: 'you' } {
  return YOU.includes(name) ? { player: name, context: 'you' } : { player: name };
}
