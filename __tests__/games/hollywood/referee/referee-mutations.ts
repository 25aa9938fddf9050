/** Tools for the referee's tests: looking into a transcript, and spoiling one thing in it. */

import { referee } from './referee';
import { playMatch } from './referee-sample';
import type { Card, EndScore, Entry, Genre, Setup } from './referee-sample';

/** New values for some keys, not necessarily sensible ones; undefined removes a key. */
export type Patch = Readonly<Record<string, unknown>>;

export const text = (log: readonly Entry[]): string =>
  log.map((entry) => `${JSON.stringify(entry)}\n`).join('');
export const rulesOf = (log: readonly Entry[]): string[] =>
  referee(text(log)).map((found) => found.rule);

export const findFrom = (
  log: readonly Entry[],
  test: (entry: Entry, index: number) => boolean,
  from = 0,
): number => log.findIndex((entry, index) => index >= from && test(entry, index));
export const nth = (log: readonly Entry[], type: string, n = 0): number =>
  log.flatMap((entry, index) => (entry.type === type ? [index] : []))[n] ?? -1;

export const edit = (log: readonly Entry[], index: number, patch: Patch): Entry[] =>
  log.map((entry, i) => (i === index ? { ...entry, ...patch } : entry));
export const insert = (log: readonly Entry[], index: number, ...entries: Entry[]): Entry[] => [
  ...log.slice(0, index),
  ...entries,
  ...log.slice(index),
];
export const without = (log: readonly Entry[], ...indexes: number[]): Entry[] =>
  log.filter((_, index) => !indexes.includes(index));
export const swap = (log: readonly Entry[], a: number, b: number): Entry[] =>
  log.map((entry, i) => (i === a ? log[b] : i === b ? log[a] : entry) ?? entry);

const NO_CARD: Card = { id: '', name: '', kind: 'blockbuster' };
export const cardOf = (entry: Entry | undefined): Card => entry?.card ?? NO_CARD;
export const columnsOf = (log: readonly Entry[], deal: number): Card[][] =>
  log[deal]?.columns ?? [];
export const scoresOf = (log: readonly Entry[]): EndScore[] => log.at(-1)?.scores ?? [];
export const winnersIn = (log: readonly Entry[]): number[] => log.at(-1)?.winners ?? [];
const playersIn = (log: readonly Entry[]): number => log[0]?.players ?? 0;

/** Replaces every mention of a card, on the deal and on its later line. */
export function recast(log: readonly Entry[], id: string, patch: Patch): Entry[] {
  const swapCard = (card: Card): Card => (card.id === id ? { ...card, ...patch } : card);
  return log.map((entry) => {
    if (entry.columns !== undefined) {
      return { ...entry, columns: entry.columns.map((column) => column.map(swapCard)) };
    }
    return entry.card === undefined ? entry : { ...entry, card: swapCard(cardOf(entry)) };
  });
}

export function editScore(log: readonly Entry[], seat: number, patch: Patch): Entry[] {
  const scores = scoresOf(log).map((score, i) => (i === seat ? { ...score, ...patch } : score));
  return edit(log, log.length - 1, { scores });
}

/** The open projects of a seat just before a line. */
export function projectsBefore(
  log: readonly Entry[],
  index: number,
): Set<Genre | null | undefined> {
  const seat = log[index]?.seat;
  const open = new Set<Genre | null | undefined>();
  for (const entry of log.slice(0, index)) {
    if (entry.type !== 'claim' || entry.seat !== seat) continue;
    if (cardOf(entry).kind === 'film') open.add(cardOf(entry).genre);
    if (cardOf(entry).kind === 'star') open.delete(entry.project);
  }
  return open;
}

/** Reels a seat still has just before a line. */
export function reelsBefore(log: readonly Entry[], index: number, seat?: number): number {
  const begun = log.slice(0, index);
  const deal = begun.map((entry) => entry.type).lastIndexOf('deal');
  const placed = begun.filter((e, i) => i > deal && e.type === 'place' && e.seat === seat);
  return 12 / playersIn(log) - placed.length;
}

/** The first match, over many seeds, in which a test finds what it needs. */
export function matchWith<T>(setup: Setup, find: (log: Entry[]) => T | null | false): [Entry[], T] {
  for (let seed = 1; seed <= 4000; seed += 1) {
    const log = playMatch({ ...setup, seed });
    const found = find(log);
    if (found !== null && found !== false) return [log, found];
  }
  throw new Error('no seed shows this case');
}

export const lineWith =
  (test: (entry: Entry, index: number, log: Entry[]) => boolean) =>
  (log: Entry[]): number | null => {
    const index = findFrom(log, (entry, i) => test(entry, i, log));
    return index < 0 ? null : index;
  };

export const isTurn = (entry: Entry | undefined): boolean =>
  ['place', 'clap', 'double'].includes(String(entry?.type));
export const starClaim = (entry: Entry): boolean =>
  entry.type === 'claim' && cardOf(entry).kind === 'star';

/** Stands in where a lookup finds no line; the type checker asks for it. */
export const NOTHING: Entry = { type: 'nothing' };

export const three = playMatch({ players: 3, seed: 5 });
export const four = playMatch({ players: 4, seed: 8 });

/** Breaks a clean match and expects exactly this rule to be named first. */
export function breaks(log: readonly Entry[], broken: readonly Entry[], rule: string): void {
  expect(rulesOf(log)).toEqual([]);
  expect(broken).not.toEqual(log);
  expect(rulesOf(broken)[0]).toBe(rule);
}
