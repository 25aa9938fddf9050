import { type LevelId, LEVELS } from '../../../src/games/hollywood-1947/bots/levels';
import { loyaltiesInPlay } from '../../../src/games/hollywood-1947/setup';
import type { Options, State } from '../../../src/games/hollywood-1947/types';
import { type Loyalty, LOYALTIES } from '../../../src/games/hollywood-1947/vocabulary';
import { type Bin, BINS } from './calibration';
import type { Learned } from './learn';
import { type Casting, type Series } from './matches';

/** What a worker is asked for. */
export type Task =
  | { readonly kind: 'outcomes'; readonly series: Series }
  | { readonly kind: 'calibration'; readonly level: LevelId; readonly series: Series }
  | { readonly kind: 'ends'; readonly series: Series }
  /** From matches in a file, so much of the way. */
  | { readonly kind: 'learn'; readonly file: string; readonly pace: number };

/** By task: who won each match, how true beliefs were, how matches stood at their end, and what they teach. */
export interface Answers {
  readonly outcomes: readonly string[];
  readonly calibration: readonly Bin[];
  readonly ends: readonly State[];
  readonly learn: Learned;
}

export const PLAIN: Options = {
  unionStrike: false,
  randomLoyalties: false,
  costumes: false,
  leftOut: [],
};

/** Everybody of one level, but for one role. */
export function castingOf(level: string, hero?: Loyalty, heroLevel = level): Casting {
  const levelOf = (role: Loyalty): string => (role === hero ? heroLevel : level);
  return {
    patriot: levelOf('patriot'),
    communist: levelOf('communist'),
    'rising-star': levelOf('rising-star'),
  };
}

/** What the issue of balance asks for, in per cent: a team, and the rising star. */
const TEAM_AT_LEAST = 35;
const RISING_STAR = { least: 10, most: 25 } as const;
/** Tables that the goals are set for. */
export const GOAL_TABLES = { least: 5, most: 9 } as const;

/** Whether a share keeps the goal, give or take its interval. */
export function goalOf(role: string, players: number, share: number, margin: number): string {
  if (players < GOAL_TABLES.least || role === 'draw') return '';
  const [least, most] =
    role === 'rising-star' ? [RISING_STAR.least, RISING_STAR.most] : [TEAM_AT_LEAST, 100];
  if (share >= least && share <= most) return '';
  return share + margin >= least && share - margin <= most ? '(?)' : '(!)';
}

/** Who can win at a table, in the order of the columns. */
export const WINNERS = [...LOYALTIES, 'draw'] as const;

export interface Row {
  readonly title: string;
  readonly series: Series;
}

/** Equal bots at every table. */
export function equals(
  players: readonly number[],
  levels: readonly string[],
  options: Options,
): readonly Row[] {
  return levels.flatMap((level) =>
    players.map((count) => ({
      title: level,
      series: { casting: castingOf(level), players: count, options },
    })),
  );
}

/** Everybody of one level; then one role after the other is played by the other end of the levels. */
export function duels(players: readonly number[], among: string, options: Options): readonly Row[] {
  const [weakest] = LEVELS;
  const strongest = LEVELS[LEVELS.length - 1] ?? weakest;
  const hero = among === weakest ? strongest : weakest;
  return players.flatMap((count) => [
    ...equals([count], [among], options),
    ...LOYALTIES.filter((role) => loyaltiesInPlay(options, count).includes(role)).map((role) => ({
      title: `${hero} as ${role}`,
      series: { casting: castingOf(among, role, hero), players: count, options },
    })),
  ]);
}

export function addBins(parts: readonly (readonly Bin[])[]): readonly Bin[] {
  return Array.from({ length: BINS }, (_, index) =>
    parts.reduce(
      (sum, part) => ({
        beliefs: sum.beliefs + (part[index]?.beliefs ?? 0),
        communists: sum.communists + (part[index]?.communists ?? 0),
        sum: sum.sum + (part[index]?.sum ?? 0),
      }),
      { beliefs: 0, communists: 0, sum: 0 },
    ),
  );
}
