import fc from 'fast-check';

import { nameScale } from '../../src/screens/match/panels/nameScale';
import { COUNT_SIZES, EDGES, signFit } from '../../src/screens/match/panels/panelFit';
import {
  countsWidth,
  isTall,
  numberSize,
  stripHeight,
  tallFit,
} from '../../src/screens/match/panels/tallFit';
import { tableLayout } from '../../src/screens/match/tableLayout';
import { typeAt } from '../../src/ui/text/type';

const tablets = fc.record({
  width: fc.integer({ min: 700, max: 1366 }),
  height: fc.integer({ min: 600, max: 1366 }),
  seats: fc.constantFrom(3, 4),
  asked: fc.integer({ min: 85, max: 150 }).map((percent) => percent / 100),
});

function panelOn(width: number, height: number) {
  return tableLayout(width, height, 3).panel;
}

test.each([
  [1024, 1366],
  [1366, 1024],
] as const)('a large tablet of %d by %d shows three studios much larger', (width, height) => {
  const panel = panelOn(width, height);
  expect(tallFit(panel.width, panel.height, 1).grow).toBeGreaterThanOrEqual(1.5);
});

test('words and signs grow only as far as their lines and the films have room', () => {
  fc.assert(
    fc.property(tablets, ({ width, height, seats, asked }) => {
      const { panel, textScale } = tableLayout(width, height, seats, { textScale: asked });
      fc.pre(isTall(panel.width, panel.height, textScale));
      const fit = tallFit(panel.width, panel.height, textScale);
      expect(fit.textScale).toBeGreaterThanOrEqual(textScale);
      const across = countsWidth(fit.grow, fit.textScale, fit.lines);
      expect(across + EDGES.across).toBeLessThanOrEqual(panel.width);
      // Each film of a project stays a picture.
      expect(stripHeight(fit)).toBeGreaterThanOrEqual(fit.grow > 1 ? 36.9 : 18);
      // And no number of a project stands over the next one's.
      const { type } = COUNT_SIZES[numberSize(fit) ?? 'large'];
      expect(typeAt(fit.textScale)[type].lineHeight).toBeLessThanOrEqual(stripHeight(fit));
    }),
    { numRuns: 1000 },
  );
});

test('a long name is set smaller than what stands beside it, never below what is asked for', () => {
  const { width, height } = panelOn(1024, 1366);
  const fit = { asked: 1, ...tallFit(width, height, 1) };
  expect(nameScale('Ada', width, fit)).toBe(fit.textScale);
  expect(nameScale('Wilhelmina', width, fit)).toBeLessThan(fit.textScale);
  expect(nameScale('Wilhelmina Warmw', width, fit)).toBe(1);
});

test.each([
  [360, 640, 'small'],
  [390, 844, 'medium'],
  [412, 915, 'medium'],
] as const)('a phone of %d by %d draws %s signs for three studios', (width, height, size) => {
  const { panel } = tableLayout(width, height, 3);
  expect(signFit(panel.width, panel.height, 1)).toMatchObject({ size, lines: 3 });
});
