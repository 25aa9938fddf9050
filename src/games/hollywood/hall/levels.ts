import { type Appearance, type HallEntry } from './appearances';
import { count, grouped } from './groups';
import type { MatchRecord } from './record';

/** Matches of one person against bots that are all of one level. */
export interface AgainstLevel {
  readonly level: string;
  readonly matches: number;
  readonly wins: number;
}

/** What the bots of a level have done, seat by seat. */
export interface LevelCareer {
  readonly level: string;
  readonly seats: number;
  readonly wins: number;
}

/** The level of the bots of a match, where one person plays against bots that are all of it. */
function soloLevel({ seats }: MatchRecord): string | undefined {
  const bots = seats.flatMap(({ player }) => (player.kind === 'bot' ? player.level : []));
  const [level] = bots;
  const isSolo = bots.length === seats.length - 1;
  return isSolo && bots.every((one) => one === level) ? level : undefined;
}

/** What a person has done against each level. */
export function againstLevels(appearances: readonly Appearance[]): readonly AgainstLevel[] {
  const solo = appearances.filter(({ entry }) => soloLevel(entry.record) !== undefined);
  const groups = grouped(solo, ({ entry }) => soloLevel(entry.record) ?? '');
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([level, matches]) => ({
      level,
      matches: matches.length,
      wins: count(matches, ({ seat }) => seat.isWinner),
    }));
}

/** What the bots have done, by level. */
export function levelsIn(entries: readonly HallEntry[]): readonly LevelCareer[] {
  const seats = entries.flatMap(({ record }) => record.seats);
  const bots = seats.filter(({ player }) => player.kind === 'bot');
  const levels = grouped(bots, ({ player }) => (player.kind === 'bot' ? player.level : ''));
  return [...levels]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([level, own]) => ({
      level,
      seats: own.length,
      wins: count(own, ({ isWinner }) => isWinner),
    }));
}
