import type { SearchSettings } from './search';

export const LEVELS = ['extra', 'agent', 'mogul'] as const;
export type LevelId = (typeof LEVELS)[number];

export interface Level extends SearchSettings {
  /** How many playouts a decision gets. */
  readonly playouts: number;
  /** Whether it knows what projects, studio cards and seats are worth, or only counts points. */
  readonly isSeasoned: boolean;
}

/** How each level plays, the weakest first. Strength is measured by `npm run arena`, speed by `npm run bench`. */
export const LEVEL_TABLE: Readonly<Record<LevelId, Level>> = {
  extra: { playouts: 24, exploration: 1, whim: 1.5, isSeasoned: false },
  agent: { playouts: 300, exploration: 0.5, whim: 0.6, isSeasoned: true },
  mogul: { playouts: 6000, exploration: 0.5, whim: 0.35, isSeasoned: true },
};

/** Nearer to the end there is less to look at: a fifth with every reel. */
const PLAYOUTS_AT_THE_END = 25;
const PLAYOUTS_PER_REEL = 5;

/** How many playouts a decision gets when so many reels are left. */
export function playoutsFor({ playouts }: Pick<Level, 'playouts'>, left: number): number {
  return Math.min(playouts, PLAYOUTS_AT_THE_END * PLAYOUTS_PER_REEL ** left);
}
