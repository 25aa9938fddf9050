import { GENRES } from '../../src/games/hollywood/types';
import { PLAYER_OUTLINE } from '../../src/ui/art/symbols';
import { GENRE_OUTLINE } from '../../src/ui/art/symbols';
import { COLOUR } from '../../src/ui/theme/colours';
import { contrastRatio } from '../../src/ui/theme/contrast';
import { INKS } from '../../src/ui/theme/inks';
import { lookFor, type LookName } from '../../src/ui/theme/lookNames';
import { LOOKS } from '../../src/ui/theme/looks';

test('contrast is measured as WCAG does', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastRatio('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#0B1026', '#0B1026')).toBe(1);
});

/** What words need on their ground, and signs and strong lines on theirs. */
const LEAST: Readonly<Record<LookName, { readonly words: number; readonly signs: number }>> = {
  evening: { words: 4.5, signs: 3 },
  matinee: { words: 4.5, signs: 3 },
  contrast: { words: 7, signs: 7 },
};

describe.each(Object.values(LOOKS))('in the look $name', (tones) => {
  const least = LEAST[tones.name];

  test.each(Object.entries(INKS))('the ink %s is legible on every ground', (_, { colour, on }) => {
    for (const ground of on) {
      const ratio = contrastRatio(tones[colour], tones[ground]);
      expect({ ground, isLegible: ratio >= least.words, ratio }).toMatchObject({
        isLegible: true,
      });
    }
  });

  test.each([
    ['line', ['page', 'panel']],
    ['sign', ['page', 'panel', 'chosen']],
    ['lit', ['page', 'panel']],
    ['spot', ['page', 'panel']],
    ['alarm', ['page', 'panel', 'chosen']],
    ['onAlarm', ['alarm']],
    ['onSign', ['sign']],
  ] as const)('what is drawn as %s is seen', (mark, grounds) => {
    for (const ground of grounds)
      expect(contrastRatio(tones[mark], tones[ground])).toBeGreaterThanOrEqual(least.signs);
  });
});

test('paintings keep the evening’s inks, which are strong enough for high contrast as well', () => {
  const { evening } = LOOKS;
  for (const ink of [evening.ink, evening.inkSoft, evening.inkTitle])
    expect(contrastRatio(ink, COLOUR.paper)).toBeGreaterThanOrEqual(7);
  for (const ink of [evening.words, evening.sign])
    expect(contrastRatio(ink, COLOUR.velvet)).toBeGreaterThanOrEqual(7);
});

test('a choice wins over the device; contrast over light and dark', () => {
  const light = { isLight: true, wantsContrast: false };
  expect(lookFor('system', light)).toBe('matinee');
  expect(lookFor('system', { ...light, isLight: false })).toBe('evening');
  expect(lookFor('system', { ...light, wantsContrast: true })).toBe('contrast');
  expect(lookFor('evening', { ...light, wantsContrast: true })).toBe('evening');
});

test('[CARDS-5] a genre has a symbol too, and no symbol stands for two things', () => {
  const outlines = [...Object.values(PLAYER_OUTLINE), ...Object.values(GENRE_OUTLINE)];
  expect(Object.keys(GENRE_OUTLINE).sort()).toEqual([...GENRES].sort());
  expect(new Set(outlines).size).toBe(outlines.length);
});
