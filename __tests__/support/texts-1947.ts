import { texts as en } from '../../src/games/hollywood-1947/words/en';
import { texts as fr } from '../../src/games/hollywood-1947/words/fr';
import { texts as it } from '../../src/games/hollywood-1947/words/it';
import type { Texts1947 } from '../../src/games/hollywood-1947/words/texts';
import type { Language } from '../../src/i18n/languages';

/** The words of Hollywood 1947 in every language, side by side. */
export const TEXTS_1947: Readonly<Record<Language, Texts1947>> = { en, fr, it };
