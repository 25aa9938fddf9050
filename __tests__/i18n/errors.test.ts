import { createInstance } from 'i18next';

import type { SetupError } from '../../src/engine/match';
import type { PlayersError } from '../../src/engine/players';
import type { SeedError } from '../../src/engine/seed';
import { LANGUAGES } from '../../src/i18n/languages';
import { RESOURCES } from '../../src/i18n/resources';
import type { SaveError, StorageError } from '../../src/storage/errors';

type Code =
  | SeedError['code']
  | PlayersError['code']
  | Exclude<SetupError['code'], 'players'>
  | SaveError['code']
  | StorageError['code'];

/** The codes of the engine and of saves, with the values they come with. */
const CODES = {
  'seed-empty': {},
  'seed-too-long': { max: 40 },
  'seed-unprintable': {},
  'seed-algorithm-unknown': {},
  'name-empty': {},
  'name-too-long': { max: 16 },
  'name-unprintable': {},
  'name-taken': {},
  'colour-taken': {},
  'glyph-taken': {},
  'seat-count': { min: 3, max: 4 },
  'options-not-an-object': {},
  'option-unknown': { option: 'advanced' },
  'option-value': { option: 'claimOrder' },
  'too-large': {},
  'not-json': {},
  'too-deep': {},
  'not-a-save': {},
  'too-new': {},
  damaged: {},
  invalid: { path: 'seats.2' },
  'unknown-game': { game: 'chess' },
  'game-unavailable': {},
  'rules-unknown': {},
  'illegal-action': { index: 7 },
  'storage-unreadable': {},
  'storage-unwritable': {},
  'storage-stalled': {},
  'storage-full': {},
  'changed-elsewhere': {},
  'save-missing': {},
} as const satisfies Readonly<Record<Code, object>>;

test.each(LANGUAGES)(
  'every code has its sentence in %s, with its values in it',
  async (language) => {
    const words = createInstance();
    await words.init({
      lng: language,
      resources: RESOURCES,
      interpolation: { escapeValue: false },
      showSupportNotice: false,
    });
    // The code is not known before it runs, so the checked signature cannot be used here.
    const t = words.getFixedT(language, 'errors') as (code: string, values: object) => string;
    expect(Object.keys(RESOURCES[language].errors).sort()).toEqual(Object.keys(CODES).sort());
    for (const [code, values] of Object.entries(CODES)) {
      const sentence = t(code, values);
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toContain('{{');
      for (const value of Object.values(values)) expect(sentence).toContain(String(value));
    }
  },
);
