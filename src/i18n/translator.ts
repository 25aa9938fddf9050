import { createInstance } from 'i18next';

import type { Language } from './languages';
import { ONE_STOP } from './one-stop';

type Suffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** `bump_one` and `bump_other` are one key: i18next chooses by `count`. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Suffix}` ? Base : Key;

/** The paths of all texts, levels joined by dots. */
export type TextKey<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${TextKey<Source[Key]>}`;
}[keyof Source & string];

export type Translate<Source> = (
  key: TextKey<Source>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The texts of one game in one language, apart from those of the app: a game brings them when it is opened. `context`
 * and `count` choose among variants, as everywhere in i18next.
 */
export function translator<Source extends object>(
  language: Language,
  texts: Source,
): Translate<Source> {
  const words = createInstance();
  void words.use(ONE_STOP).init({
    lng: language,
    resources: { [language]: { game: texts } },
    defaultNS: 'game',
    initAsync: false,
    postProcess: ONE_STOP.name,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  });
  // The keys of the app's own texts are checked by a type of their own.
  const t = words.t as unknown as (key: string, values?: object) => string;
  return (key, values) => t(key, values);
}
