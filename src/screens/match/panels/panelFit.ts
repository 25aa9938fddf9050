import { typeAt } from '../../../ui/text/type';

/** How large the signs of a studio are drawn, how far apart, and how their numbers are set. */
export const COUNT_SIZES = {
  tiny: { sign: 11, gap: 1, apart: 2, type: 'count' },
  slim: { sign: 13, gap: 2, apart: 3, type: 'count' },
  small: { sign: 15, gap: 3, apart: 5, type: 'count' },
  normal: { sign: 17, gap: 3, apart: 6, type: 'count' },
  medium: { sign: 19, gap: 3, apart: 5, type: 'caption' },
  large: { sign: 22, gap: 3, apart: 6, type: 'body' },
} as const;

export type CountSize = keyof typeof COUNT_SIZES;

export interface PanelFit {
  readonly size: CountSize;
  /** Lines of signs below the name: two where there is the width for it. */
  readonly lines: 2 | 3;
  /** The least height in which all of it is seen. */
  readonly height: number;
}

type Arrangement = Pick<PanelFit, 'size' | 'lines'>;

/** What border and padding of a panel take. */
export const EDGES = { across: 18, down: 8 } as const;
const GAP = 2;
/** The token at the head. */
export const TOKEN = 21;

/** How wide a digit is, as a share of its type; and what stands beside the sign of the movies, as in `12·34`. */
export const DIGIT = 0.56;
export const MOVIES_DIGITS = 4.5;

/** From comfortable to crowded. */
const ARRANGEMENTS: readonly Arrangement[] = [
  { size: 'normal', lines: 2 },
  { size: 'small', lines: 2 },
  { size: 'slim', lines: 2 },
  { size: 'small', lines: 3 },
  { size: 'slim', lines: 3 },
  { size: 'tiny', lines: 2 },
  { size: 'tiny', lines: 3 },
];

/** What the longest line of signs takes across. */
function widthOf({ size, lines }: Arrangement, textScale: number): number {
  const { sign, gap, apart, type } = COUNT_SIZES[size];
  const digit = typeAt(textScale)[type].fontSize * DIGIT;
  const count = sign + gap + digit;
  const movies = sign + gap + MOVIES_DIGITS * digit;
  const hand = count + 2 * (apart + sign);
  return lines === 2
    ? Math.max(hand + apart + movies, 4 * count + 3 * apart)
    : Math.max(hand, count + apart + movies, 3 * count + 2 * apart);
}

function heightOf({ size, lines }: Arrangement, textScale: number): number {
  const { sign, type } = COUNT_SIZES[size];
  const { body, [type]: number } = typeAt(textScale);
  const head = Math.max(TOKEN, body.lineHeight);
  const line = Math.max(sign, number.lineHeight);
  // Three lines of signs are for the narrowest panels, where the name has a line of its own, too.
  const name = lines === 3 ? number.lineHeight + GAP : 0;
  return EDGES.down + head + name + lines * (line + GAP);
}

/** How the signs of a studio are arranged in a panel of this width, and of this height where it is known. */
export function panelFit(width: number, textScale: number, height = Infinity): PanelFit {
  const measured = (one: Arrangement): PanelFit => ({ ...one, height: heightOf(one, textScale) });
  const tightest = measured({ size: 'tiny', lines: 3 });
  const narrow = ARRANGEMENTS.map(measured).filter(
    (one) => widthOf(one, textScale) + EDGES.across <= width,
  );
  const lowest = narrow.reduce(
    (low, one) => (one.height < low.height ? one : low),
    narrow[0] ?? tightest,
  );
  return narrow.find((one) => one.height <= height) ?? lowest;
}

/** Narrow panels of tall phones, and broad ones, have the room for larger signs than they need. */
const SPACIOUS: readonly Arrangement[] = [
  { size: 'large', lines: 2 },
  { size: 'large', lines: 3 },
  { size: 'medium', lines: 3 },
];

/** How the signs are arranged in a panel that is there already: as large as it has room for. */
export function signFit(width: number, height: number, textScale: number): Arrangement {
  const spacious = SPACIOUS.find(
    (one) => widthOf(one, textScale) + EDGES.across <= width && heightOf(one, textScale) <= height,
  );
  return spacious ?? panelFit(width, textScale, height);
}
