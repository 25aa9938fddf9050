/** Distances, in points. */
export const SPACE = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 } as const;

export const RADIUS = { s: 4, m: 8, l: 14, pill: 999 } as const;

/** The smallest side of anything that can be pressed. */
export const TARGET = 44;

/** Type sizes with their line heights. */
export const TYPE = {
  /** Counts beside a sign on the table, nothing to read at length. */
  count: { fontSize: 13, lineHeight: 17 },
  caption: { fontSize: 14, lineHeight: 19 },
  body: { fontSize: 16, lineHeight: 23 },
  lead: { fontSize: 18, lineHeight: 26 },
  heading: { fontSize: 22, lineHeight: 28 },
  title: { fontSize: 32, lineHeight: 38 },
} as const;

export type TypeSize = keyof typeof TYPE;
