import { render, screen } from '@testing-library/react-native';
import fc from 'fast-check';

import { LineChart } from '../../src/ui/chart/LineChart';
import { scaleFor, sideSteps } from '../../src/ui/chart/scale';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [5, [0, 1, 2, 3, 4, 5]],
  [6, [0, 2, 4, 6]],
  [12, [0, 5, 10, 15]],
  [47, [0, 10, 20, 30, 40, 50]],
  [51, [0, 20, 40, 60]],
  [230, [0, 50, 100, 150, 200, 250]],
])('a chart up to %d has the lines %p', (highest, ticks) => {
  expect(scaleFor(highest)).toEqual({ ticks, top: ticks.at(-1) });
});

test('the scale always reaches the highest value, in at most five steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (highest) => {
      const { top, ticks } = scaleFor(highest);
      return top >= highest && ticks.length <= 6 && ticks[0] === 0 && ticks.at(-1) === top;
    }),
  );
});

test('no marker hides another', () => {
  const heights = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(heights, (ys) => {
      const xs = sideSteps(ys, 14);
      return xs.every((x, i) =>
        xs.every((other, j) => i === j || Math.hypot(x - other, (ys[i] ?? 0) - (ys[j] ?? 0)) >= 14),
      );
    }),
  );
});

test('it is one picture with words of its own', () => {
  render(
    <LineChart
      width={320}
      height={200}
      label="Ada: 3, 8"
      lines={[{ name: 'Ada', colour: 'ruby', glyph: 'star', values: [3, 8] }]}
    />,
  );
  expect(screen.getByRole('img', { name: 'Ada: 3, 8' })).toBeOnTheScreen();
  // The words at the axes would only be read twice.
  expect(screen.queryByText('8')).not.toBeOnTheScreen();
  expect(screen.getByText('8', { includeHiddenElements: true })).toBeOnTheScreen();
});
