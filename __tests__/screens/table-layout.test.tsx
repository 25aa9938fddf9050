import fc from 'fast-check';

import { COACH_HEIGHT } from '../../src/screens/first-night/Coach';
import { panelFit } from '../../src/screens/match/panels/panelFit';
import { stripHeight } from '../../src/screens/match/strip';
import { BAR_HEIGHT } from '../../src/screens/match/tableForms';
import {
  cardPlace,
  type TableLayout,
  tableFormOf,
  tableLayout,
} from '../../src/screens/match/tableLayout';
import { TABLE_SIDES } from '../../src/session/preference-choices';
import { roomFrom } from '../../src/ui/turn/room';

const rooms = fc.record({
  width: fc.integer({ min: 280, max: 1366 }),
  height: fc.integer({ min: 280, max: 1366 }),
  seats: fc.constantFrom(3, 4),
  hasStrip: fc.boolean(),
  textScale: fc.integer({ min: 85, max: 200 }).map((percent) => percent / 100),
});

/** Phones, folded and not, and tablets: no side under 320 but that of the narrowest fold, and no square watch. */
const screens = rooms.filter(
  ({ width, height }) =>
    (Math.min(width, height) >= 320 && Math.max(width, height) >= 568) ||
    (width >= 280 && height >= 653),
);

/** All but the smallest phones. */
const usualScreens = screens.filter(
  ({ width, height }) => Math.min(width, height) >= 360 && Math.max(width, height) >= 640,
);

function panelsOf({ panel, gap }: TableLayout, seats: number) {
  const rows = Math.ceil(seats / panel.columns);
  return {
    width: panel.columns * panel.width + (panel.columns - 1) * gap,
    height: rows * panel.height + (rows - 1) * gap,
  };
}

/** What bar, panels, board and foot take in all, as `TableFrame` lays them out. */
function taken(layout: TableLayout, seats: number) {
  const { form, edge, top, gap, board, foot } = layout;
  const panels = panelsOf(layout, seats);
  if (form === 'upright') {
    return {
      width: 2 * edge + Math.max(board.width, panels.width, foot.width),
      height: top + edge + BAR_HEIGHT + panels.height + board.height + foot.height + 3 * gap,
    };
  }
  if (form === 'lying') {
    const side = BAR_HEIGHT + panels.height + foot.height + 2 * gap;
    return {
      width: 2 * edge + board.width + 2 * gap + Math.max(panels.width, foot.width),
      height: top + edge + Math.max(board.height, side),
    };
  }
  const middle = Math.max(board.height, panels.height);
  return {
    width: 2 * edge + Math.max(board.width + 2 * gap + panels.width, foot.width),
    height: top + edge + BAR_HEIGHT + middle + foot.height + 2 * gap,
  };
}

test('everything fits, whatever the screen', () => {
  fc.assert(
    fc.property(screens, ({ width, height, seats, hasStrip, textScale }) => {
      const layout = tableLayout(width, height, seats, { hasStrip, textScale });
      const strip = hasStrip ? stripHeight(width, layout.textScale) + layout.gap : 0;
      const { width: across, height: down } = taken(layout, seats);
      expect(across).toBeLessThanOrEqual(width);
      expect(down + strip).toBeLessThanOrEqual(height);
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
    fc.property(screens, ({ width, height, textScale }) => {
      const layout = tableLayout(width, height, 3, { foot: COACH_HEIGHT, textScale });
      const { width: across, height: down } = taken(layout, 3);
      expect(across).toBeLessThanOrEqual(width);
      expect(down).toBeLessThanOrEqual(height);
      // The smallest phone on its side is too low for all of it.
      expect(layout.foot.height).toBeGreaterThanOrEqual(height < 340 ? 100 : COACH_HEIGHT);
      expect(layout.card.width).toBeGreaterThanOrEqual(48);
    }),
    { numRuns: 1000 },
  );
});

test('nothing shrinks below what can be read and touched', () => {
  fc.assert(
    fc.property(screens, ({ width, height, seats, hasStrip, textScale: wanted }) => {
      const layout = tableLayout(width, height, seats, { hasStrip, textScale: wanted });
      const { card, panel, foot, textScale } = layout;
      expect(card.width).toBeGreaterThanOrEqual(hasStrip ? 44 : 52);
      expect(panel.height).toBeGreaterThanOrEqual(
        panelFit(panel.width, textScale, panel.height).height,
      );
      // Beside a board that lies, a strip takes the room from the foot for as long as it is there.
      const squeezed = layout.form === 'lying' ? 52 : 80;
      expect(foot.height).toBeGreaterThanOrEqual(hasStrip ? squeezed : 92);
      expect(textScale).toBeLessThanOrEqual(wanted);
      expect(textScale).toBeGreaterThanOrEqual(Math.min(wanted, 1));
    }),
    { numRuns: 2000 },
  );
});

test('text at 130 % is given its size on all but the smallest phones', () => {
  fc.assert(
    fc.property(usualScreens, ({ width, height, seats, hasStrip }) => {
      const wished = tableLayout(width, height, seats, { hasStrip, textScale: 1.3 });
      // Where panels stand beside the board, a low screen has no height for more.
      const least = wished.form === 'upright' ? 1.3 : 1.15;
      expect(wished.textScale).toBeGreaterThanOrEqual(least);
    }),
    { numRuns: 1000 },
  );
});

test('on a tall phone the bar stands off the edge, with a strip or without', () => {
  for (const hasStrip of [true, false])
    expect(tableLayout(390, 763, 4, { hasStrip }).top).toBeGreaterThanOrEqual(6);
});

test('words keep their size when a strip comes and goes', () => {
  fc.assert(
    fc.property(screens, ({ width, height, seats, textScale }) => {
      const [covered, open] = [true, false].map((hasStrip) =>
        tableLayout(width, height, seats, { hasStrip, textScale }),
      );
      expect(covered?.textScale).toBe(open?.textScale);
    }),
  );
});

test.each([
  [320, 568, 'upright'],
  [568, 320, 'lying'],
  [280, 653, 'upright'],
  [717, 512, 'lying'],
  [884, 1104, 'roomy'],
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
