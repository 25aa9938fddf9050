import { GENRES } from '../../src/games/hollywood/types';
import { PLAYER_OUTLINE } from '../../src/ui/art/symbols';
import { GENRE_OUTLINE } from '../../src/ui/art/symbols';
import { COLOUR } from '../../src/ui/theme/colours';
import { contrastRatio } from '../../src/ui/theme/contrast';
import { INKS } from '../../src/ui/theme/inks';

test('contrast is measured as WCAG does', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastRatio('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#0B1026', '#0B1026')).toBe(1);
});

describe.each(Object.entries(INKS))('the ink %s', (_name, { colour, on, contrast }) => {
  const measured = on.map((ground) => contrastRatio(COLOUR[colour], COLOUR[ground]));

  test('is legible on every ground it is used on', () => {
    for (const ratio of measured) expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  test('has its contrast noted', () => {
    expect(Math.min(...measured)).toBeCloseTo(contrast, 1);
  });
});

test('[CARDS-5] a genre has a symbol too, and no symbol stands for two things', () => {
  const outlines = [...Object.values(PLAYER_OUTLINE), ...Object.values(GENRE_OUTLINE)];
  expect(Object.keys(GENRE_OUTLINE).sort()).toEqual([...GENRES].sort());
  expect(new Set(outlines).size).toBe(outlines.length);
});
