/** Where a strip across the table is this narrow, what it says takes several lines. */
const NARROW = 520;
const HEIGHT = { wide: 46, narrow: 60, narrowest: 92 } as const;
/** A strip is soon away: it does not take more than this from a narrow table, however large words are set. */
const MOST_SCALE = { narrow: 1.15, narrower: 1 } as const;
const NARROWER = 360;

function textScaleIn(width: number, textScale: number): number {
  if (width >= NARROW) return textScale;
  return Math.min(textScale, width < NARROWER ? MOST_SCALE.narrower : MOST_SCALE.narrow);
}

function usualHeight(width: number): number {
  if (width >= NARROW) return HEIGHT.wide;
  return width >= 320 ? HEIGHT.narrow : HEIGHT.narrowest;
}

/** The room for what a strip says. */
export interface StripRoom {
  readonly width: number;
  readonly height: number;
  /** How large its words are set. */
  readonly textScale: number;
}

/** A strip across a table of this width, between its edges. */
export function stripIn(width: number, edge: number, textScale: number): StripRoom {
  return {
    width: width - 2 * edge,
    height: stripHeight(width, textScale),
    textScale: textScaleIn(width, textScale),
  };
}

/** How high a strip across the table is that holds a tip. */
export function stripHeight(width: number, textScale = 1): number {
  return Math.round(usualHeight(width) * textScaleIn(width, textScale));
}
