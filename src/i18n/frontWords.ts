import type { Language } from './languages';
import { common as enCommon } from './resources/en/common';
import { marquee as enMarquee } from './resources/en/marquee';
import { common as frCommon } from './resources/fr/common';
import { marquee as frMarquee } from './resources/fr/marquee';
import { common as itCommon } from './resources/it/common';
import { marquee as itMarquee } from './resources/it/marquee';

/** What is to be read on the front of the theatre. */
export interface FrontWords {
  readonly name: string;
  readonly top: string;
  readonly bottom: string;
  readonly promise: string;
}

type Sources = readonly [typeof enCommon, typeof enMarquee];

function wordsFrom([{ appName }, { boardTop, boardBottom, promise }]: Sources): FrontWords {
  return { name: appName, top: boardTop, bottom: boardBottom, promise };
}

/** The same words that `t` finds, for a first frame that does not wait for it. */
export function frontWords(language: Language): FrontWords {
  const sources: Readonly<Record<Language, () => Sources>> = {
    en: () => [enCommon, enMarquee],
    fr: () => [frCommon, frMarquee],
    it: () => [itCommon, itMarquee],
  };
  return wordsFrom(sources[language]());
}
