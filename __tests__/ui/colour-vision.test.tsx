import { render, screen } from '@testing-library/react-native';
import { G, Path } from 'react-native-svg';

import { COLOURS, GLYPHS } from '../../src/engine/players';
import { GENRES } from '../../src/games/hollywood/types';
import { PLAYER_OUTLINE } from '../../src/ui/art/symbols';
import { LineChart } from '../../src/ui/chart/LineChart';
import { ShareChart } from '../../src/ui/chart/ShareChart';
import { PlayerToken } from '../../src/ui/PlayerToken';
import { GENRE_PAINT } from '../../src/ui/theme/genres';
import { PLAYER_PAINT } from '../../src/ui/theme/players';
import { BLINDNESS, type Blindness, distanceFor } from '../support/colour-vision';

const KINDS = Object.keys(BLINDNESS) as readonly Blindness[];

/** Well beyond what can just be told apart side by side: reels lie apart, and are small. */
const FAR = 12;

function pairsOf<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const));
}

test('the yardstick: red and green fall together for some, blue and orange for nobody', () => {
  expect(distanceFor('deuteranopia', '#B06A2C', '#8F7A2E')).toBeLessThan(FAR);
  for (const kind of KINDS) {
    expect(distanceFor(kind, '#2F66CC', '#E5822F')).toBeGreaterThan(5 * FAR);
    expect(distanceFor(kind, '#2F66CC', '#2F66CC')).toBe(0);
  }
});

describe.each(KINDS)('to eyes with %s', (kind) => {
  test.each(pairsOf(COLOURS))('the reels %s and %s differ in colour', (one, other) => {
    const distance = distanceFor(kind, PLAYER_PAINT[one].main, PLAYER_PAINT[other].main);
    expect(distance).toBeGreaterThanOrEqual(FAR);
  });

  test.each(pairsOf(GENRES))('%s and %s differ in colour', (one, other) => {
    const distance = distanceFor(kind, GENRE_PAINT[one].main, GENRE_PAINT[other].main);
    // The least of them is no more than a hair below a full step.
    expect(distance).toBeGreaterThanOrEqual(FAR - 0.5);
  });
});

function outlinesOnScreen(): readonly unknown[] {
  return screen.UNSAFE_getAllByType(Path).map(({ props }) => (props as { readonly d: unknown }).d);
}

test.each([14, 21, 40])('without any colour a reel of %d points shows its mark', (size) => {
  for (const glyph of GLYPHS) {
    render(<PlayerToken colour="ruby" glyph={glyph} size={size} />);
    expect(outlinesOnScreen()).toContain(PLAYER_OUTLINE[glyph]);
    screen.unmount();
  }
});

const LINES = COLOURS.slice(0, 4).map((colour, index) => ({
  name: colour,
  colour,
  glyph: GLYPHS[index] ?? 'star',
  values: [0.1, 0.2, 0.3],
}));
const SIZE = { width: 320, height: 200, label: 'a chart' };

test.each([
  ['points', <LineChart key="points" {...SIZE} lines={LINES} />],
  [
    'chances',
    <ShareChart
      key="chances"
      {...SIZE}
      lines={LINES}
      stops={[0]}
      marks={[]}
      at={0}
      words={String}
    />,
  ],
])('without any colour every line of the chart of %s has its own stroke and mark', (_, chart) => {
  render(chart);
  const dashes = screen
    .UNSAFE_getAllByType(G)
    .map(({ props }) => (props as { readonly strokeDasharray?: string }).strokeDasharray)
    .filter((dash) => dash !== undefined);
  expect(new Set(dashes).size).toBe(LINES.length);
  for (const { glyph } of LINES) expect(outlinesOnScreen()).toContain(PLAYER_OUTLINE[glyph]);
});
