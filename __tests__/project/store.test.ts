import { LANGUAGES } from '../../src/i18n/languages';
import { readStoreTexts } from '../../scripts/lib/store-texts.cjs';
import storeConfig from '../../store.config';

/** How many characters the stores take: the App Store, Google Play, or the stricter of the two. */
const LIMITS = {
  title: 30,
  subtitle: 30,
  'short description': 80,
  description: 4000,
  keywords: 100,
  "what's new": 500,
} as const;

describe.each(LANGUAGES)('what the stores say in %s', (language) => {
  const texts = readStoreTexts(language);

  it('has every text, and no other', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(LIMITS));
  });

  it.each(Object.entries(LIMITS))('has a %s of no more than %i characters', (name, limit) => {
    const length = texts[name]?.length ?? 0;
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(limit);
  });

  it('is set with care', () => {
    for (const text of Object.values(texts)) expect(text).not.toMatch(/["]| {2}/);
    // The name of the game ends with a sign of its own.
    const wrong = language === 'fr' ? /[^\u202fD][?!;:]/u : /\s[?!;:]/u;
    for (const text of Object.values(texts)) expect(text).not.toMatch(wrong);
  });

  it('has keywords that are neither doubled nor in the title, where they count anyway', () => {
    const words = (texts['keywords'] ?? '').split(',');
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) {
      expect(word.trim()).toBe(word);
      expect(texts['title']?.toLowerCase().split(/[\s:]+/)).not.toContain(word);
    }
  });
});

test('the App Store gets the texts of every language', () => {
  expect(Object.keys(storeConfig.apple.info)).toEqual(['en-US', 'fr-FR', 'it']);
  for (const info of Object.values(storeConfig.apple.info)) {
    expect(info.keywords.join(',').length).toBeLessThanOrEqual(LIMITS.keywords);
    expect(Object.values(info)).not.toContain(undefined);
  }
});
