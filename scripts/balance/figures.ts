import { winShare, type WinShare } from '../arena/figures';
import type { Chance, Kind, MatchRecord } from './record';

/*
 * Figures of balance, from what was kept of matches. Shares are in per cent.
 */

export interface Named<Figure> {
  readonly id: string;
  readonly figure: Figure;
}

function grouped<Item>(
  items: readonly (readonly [string, Item])[],
): readonly (readonly [string, readonly Item[]])[] {
  const groups = new Map<string, Item[]>();
  for (const [id, item] of items) {
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [item]);
    else group.push(item);
  }
  return [...groups];
}

function shareOf({ shares }: MatchRecord, seat: number): number {
  return shares[seat] ?? 0;
}

/** How often each studio wins of the matches it plays. */
export function byStudio(records: readonly MatchRecord[]): readonly Named<WinShare>[] {
  const seats = records.flatMap((record) =>
    record.studios.map((studio, seat) => [studio, shareOf(record, seat)] as const),
  );
  return grouped(seats)
    .map(([id, shares]) => ({ id, figure: winShare(shares) }))
    .sort((one, other) => one.id.localeCompare(other.id));
}

/** How often each place in the order of play wins: the first player, the second, and so on. */
export function byPlace(records: readonly MatchRecord[]): readonly WinShare[] {
  const players = records[0]?.shares.length ?? 0;
  return Array.from({ length: players }, (_, place) =>
    winShare(records.map((record) => shareOf(record, (record.first + place) % players))),
  );
}

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / Math.max(1, values.length - 1)) };
}

export function moviesOf(records: readonly MatchRecord[]): Spread {
  return spreadOf(records.flatMap(({ movies }) => movies));
}

export function pointsOf(records: readonly MatchRecord[]): Spread {
  return spreadOf(records.flatMap(({ scores }) => scores.map(({ total }) => total)));
}

export function roundsOf(records: readonly MatchRecord[]): Spread {
  return spreadOf(records.map(({ rounds }) => rounds));
}

/** In how many matches somebody was bankrupt. */
export function bankruptcies(records: readonly MatchRecord[]): number {
  return (100 * records.filter(({ bankrupt }) => bankrupt.length > 0).length) / records.length;
}

/** How often something was taken where it was open, and how those fared who took it. */
export interface Use {
  readonly open: number;
  /** Of the times it was open. */
  readonly taken: number;
  /** Of those who took it, how much more often they won than an even share. */
  readonly lead: number;
  readonly margin: number;
}

/** The lead of a player over an even share: 0 at par. */
function leadOf(record: MatchRecord, { seat }: Chance): number {
  return shareOf(record, seat) - 1 / record.shares.length;
}

export function usesOf(records: readonly MatchRecord[], kind: Kind): readonly Named<Use>[] {
  const chances = records.flatMap((record) =>
    record.chances
      .filter((chance) => chance.kind === kind)
      .map((chance) => [chance.id, { record, chance }] as const),
  );
  return grouped(chances).map(([id, found]) => {
    const taken = found.filter(({ chance }) => chance.isTaken);
    const { share, margin } = winShare(taken.map(({ record, chance }) => leadOf(record, chance)));
    const figure = {
      open: found.length,
      taken: (100 * taken.length) / found.length,
      lead: taken.length === 0 ? 0 : share,
      margin: taken.length === 0 ? 0 : margin,
    };
    return { id, figure };
  });
}
