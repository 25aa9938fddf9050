import fc from 'fast-check';

import { COACH_HEIGHT } from '../../src/screens/first-night/Coach';
import {
  BAR_HEIGHT,
  cardPlace,
  stripHeight,
  type TableLayout,
  tableFormOf,
  tableLayout,
} from '../../src/screens/match/tableLayout';
import { TABLE_SIDES } from '../../src/session/preference-choices';
import { roomFrom } from '../../src/ui/turn/room';

const rooms = fc.record({
  width: fc.integer({ min: 360, max: 1366 }),
  height: fc.integer({ min: 360, max: 1366 }),
  seats: fc.constantFrom(3, 4),
  hasTip: fc.boolean(),
});

/** Phones and tablets: no side under 360, and no square watch. */
const screens = rooms.filter(({ width, height }) => Math.max(width, height) >= 640);

function panelsOf({ panel, gap }: TableLayout, seats: number) {
  const rows = Math.ceil(seats / panel.columns);
  return {
    width: panel.columns * panel.width + (panel.columns - 1) * gap,
    height: rows * panel.height + (rows - 1) * gap,
  };
}

/** What bar, panels, board and foot take in all, as `TableFrame` lays them out. */
function taken(layout: TableLayout, seats: number) {
  const { form, edge, gap, board, foot } = layout;
  const panels = panelsOf(layout, seats);
  if (form === 'upright') {
    return {
      width: 2 * edge + Math.max(board.width, panels.width, foot.width),
      height: edge + BAR_HEIGHT + panels.height + board.height + foot.height + 3 * gap,
    };
  }
  if (form === 'lying') {
    const side = BAR_HEIGHT + panels.height + foot.height + 2 * gap;
    return {
      width: 2 * edge + board.width + 2 * gap + Math.max(panels.width, foot.width),
      height: 2 * edge + Math.max(board.height, side),
    };
  }
  const middle = Math.max(board.height, panels.height);
  return {
    width: 2 * edge + Math.max(board.width + 2 * gap + panels.width, foot.width),
    height: 2 * edge + BAR_HEIGHT + middle + foot.height + 2 * gap,
  };
}

test('everything fits, whatever the screen', () => {
  fc.assert(
    fc.property(screens, ({ width, height, seats, hasTip }) => {
      const strip = hasTip ? stripHeight(width) : 0;
      const layout = tableLayout(width, height, seats, { taken: strip });
      const { width: across, height: down } = taken(layout, seats);
      expect(across).toBeLessThanOrEqual(width);
      expect(down + strip + (hasTip ? layout.gap : 0)).toBeLessThanOrEqual(height);
      expect(layout.form).toBe(tableFormOf(width, height));
    }),
    { numRuns: 2000 },
  );
});

test('a table turned to any side of a phone with a notch fits between its edges', () => {
  const edge = fc.integer({ min: 0, max: 59 });
  const insets = fc.record({ top: edge, right: edge, bottom: edge, left: edge });
  fc.assert(
    fc.property(rooms, insets, fc.constantFrom(...TABLE_SIDES), (screen, notches, side) => {
      const room = roomFrom(side, { ...screen, insets: notches });
      const { top, right, bottom, left } = room.insets;
      const [width, height] = [room.width - left - right, room.height - top - bottom];
      fc.pre(Math.min(width, height) >= 360 && Math.max(width, height) >= 640);
      const layout = tableLayout(width, height, screen.seats);
      const { width: across, height: down } = taken(layout, screen.seats);
      expect(across).toBeLessThanOrEqual(width);
      expect(down).toBeLessThanOrEqual(height);
      expect(room.width * room.height).toBe(screen.width * screen.height);
    }),
    { numRuns: 1000 },
  );
});

test('a coach beneath the board takes room from it, and everything still fits', () => {
  fc.assert(
    fc.property(screens, ({ width, height }) => {
      const layout = tableLayout(width, height, 3, { foot: COACH_HEIGHT });
      const { width: across, height: down } = taken(layout, 3);
      expect(across).toBeLessThanOrEqual(width);
      expect(down).toBeLessThanOrEqual(height);
      expect(layout.foot.height).toBeGreaterThanOrEqual(COACH_HEIGHT);
      expect(layout.card.width).toBeGreaterThanOrEqual(60);
    }),
    { numRuns: 1000 },
  );
});

test('nothing shrinks below what can be read and touched', () => {
  fc.assert(
    fc.property(screens, ({ width, height, seats, hasTip }) => {
      const strip = hasTip ? stripHeight(width) : 0;
      const { card, panel, foot } = tableLayout(width, height, seats, { taken: strip });
      expect(card.width).toBeGreaterThanOrEqual(60);
      expect(panel.width).toBeGreaterThanOrEqual(100);
      expect(panel.height).toBeGreaterThanOrEqual(66);
      expect(foot.height).toBeGreaterThanOrEqual(88);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [360, 640, 'upright'],
  [640, 360, 'lying'],
  [390, 844, 'upright'],
  [844, 390, 'lying'],
  [768, 1024, 'roomy'],
  [820, 1180, 'roomy'],
  [1366, 1024, 'roomy'],
] as const)('%d by %d is %s', (width, height, form) => {
  expect(tableFormOf(width, height)).toBe(form);
});

test('columns stand on one bottom line, and no two cards lie on each other', () => {
  const layout = tableLayout(390, 763, 4);
  for (const column of [0, 1, 2, 3]) {
    const bottom = cardPlace(layout, column, 0);
    expect(bottom.y + layout.card.height).toBe(layout.board.height);
    expect(cardPlace(layout, column, 1).y + layout.card.height).toBeLessThan(bottom.y);
  }
  expect(cardPlace(layout, 3, 0).x + layout.card.width).toBe(layout.board.width);
});
