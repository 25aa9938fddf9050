export const LEVELS = ['extra', 'agent', 'mogul'] as const;
export type LevelId = (typeof LEVELS)[number];

export interface Level {
  /** How far its liking for a move strays, in points. */
  readonly whim: number;
  /** Worlds in which the moves it likes best are played on; 0 for a level that goes by its liking alone. */
  readonly worlds: number;
  /** How many moves are played on. */
  readonly moves: number;
  /** How many turns each of them is played on for. */
  readonly turns: number;
}

/** How each level plays, the weakest first. Strength is measured by `npm run arena`, speed by `npm run bench`. */
export const LEVEL_TABLE: Readonly<Record<LevelId, Level>> = {
  extra: { whim: 2.5, worlds: 0, moves: 0, turns: 0 },
  agent: { whim: 0, worlds: 0, moves: 0, turns: 0 },
  mogul: { whim: 0, worlds: 8, moves: 5, turns: 3 },
};
