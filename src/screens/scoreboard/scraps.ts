import { STAR_OUTLINE, TICKET_OUTLINE } from '../../ui/art/symbols';
import { COLOUR } from '../../ui/theme/colours';
import { GENRE_PAINT } from '../../ui/theme/genres';

const FRAME_OUTLINE =
  'M4 3H20V21H4ZM6 5V8H8V5ZM6 10V14H8V10ZM6 16V19H8V16ZM16 5V8H18V5ZM16 10V14H18V10ZM16 16V19H18V16Z';

const OUTLINES = [STAR_OUTLINE, TICKET_OUTLINE, FRAME_OUTLINE] as const;
const COLOURS = [
  COLOUR.brassLight,
  COLOUR.ivory,
  GENRE_PAINT.action.main,
  GENRE_PAINT.romcom.main,
  GENRE_PAINT.horror.light,
  COLOUR.brass,
] as const;

export interface ScrapPlan {
  /** From the left, as a share of the width. */
  readonly at: number;
  /** When it begins to fall, as a share of the whole. */
  readonly delay: number;
  readonly drift: number;
  readonly turns: number;
  readonly size: number;
  readonly outline: string;
  readonly fill: string;
}

const COUNT = 30;
/** Steps of the golden ratio spread anything evenly without a pattern that shows. */
const GOLDEN = 0.618034;

function spread(index: number, shift: number): number {
  return (index * GOLDEN + shift) % 1;
}

export const SCRAPS: readonly ScrapPlan[] = Array.from({ length: COUNT }, (_, index) => ({
  at: spread(index, 0),
  delay: 0.42 * spread(index * 3, 0.3),
  drift: 14 + 26 * spread(index * 5, 0.1),
  turns: (index % 2 === 0 ? 1 : -1) * (0.6 + 1.4 * spread(index * 7, 0.5)),
  size: 14 + Math.round(12 * spread(index * 11, 0.7)),
  outline: OUTLINES[index % OUTLINES.length] ?? STAR_OUTLINE,
  fill: COLOURS[index % COLOURS.length] ?? COLOUR.brass,
}));
