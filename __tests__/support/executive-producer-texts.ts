import { texts as en } from '../../src/games/executive-producer/words/en';
import { texts as fr } from '../../src/games/executive-producer/words/fr';
import { texts as it } from '../../src/games/executive-producer/words/it';
import type { ProducerTexts } from '../../src/games/executive-producer/words/texts';
import type { Language } from '../../src/i18n/languages';

/** The words of Executive Producer in every language, side by side. */
export const PRODUCER_TEXTS: Readonly<Record<Language, ProducerTexts>> = { en, fr, it };
