export const LEVELS = ['extra', 'agent', 'mogul'] as const;
export type LevelId = (typeof LEVELS)[number];

export interface Level {
  /** How much shown movies, deeds and claims count as evidence: 0 not at all, 1 as much as they should. */
  readonly movies: number;
  readonly deeds: number;
  readonly claims: number;
  /** How far it strays from what it thinks best, in chances to win. */
  readonly whim: number;
  /** What it would cost, in chances to win, to be found out as the match begins. */
  readonly caution: number;
  /** Worlds in which the rest of a round is played out before a turn; none: it looks at the table as it is. */
  readonly worlds: number;
  /** How many ways to spend a turn are looked at so. */
  readonly breadth: number;
}

/** How each level plays, the weakest first. Strength is measured by `npm run arena`, speed by `npm run bench`. */
export const LEVEL_TABLE: Readonly<Record<LevelId, Level>> = {
  extra: { movies: 0.7, deeds: 1, claims: 1, whim: 0.03, caution: 0, worlds: 0, breadth: 0 },
  agent: { movies: 0.8, deeds: 0.8, claims: 0.6, whim: 0.02, caution: 0.35, worlds: 0, breadth: 0 },
  mogul: { movies: 1, deeds: 1, claims: 1, whim: 0, caution: 0.35, worlds: 40, breadth: 6 },
};
