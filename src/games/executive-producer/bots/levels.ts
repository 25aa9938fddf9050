import type { SearchSettings } from './search';

export const LEVELS = ['extra', 'agent', 'mogul'] as const;
export type LevelId = (typeof LEVELS)[number];

export interface Level extends SearchSettings {
  /** How far its liking for a move strays, in points. */
  readonly whim: number;
  /** How many of the moves it likes best are played on; none by a level that goes by its liking alone. */
  readonly moves: number;
}

/** How each level plays, the weakest first. Strength is measured by `npm run arena`, speed by `npm run bench`. */
export const LEVEL_TABLE: Readonly<Record<LevelId, Level>> = {
  extra: { whim: 3, moves: 0, plies: 0, turns: 0 },
  agent: { whim: 0, moves: 0, plies: 0, turns: 0 },
  mogul: { whim: 0, moves: 6, plies: 600, turns: 3 },
};
