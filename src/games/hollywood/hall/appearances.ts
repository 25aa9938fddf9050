import type { MatchRecord, SeatRecord } from './record';

/*
 * The hall of fame is worked out from the records of finished matches, whatever order they come in. Of two that are as
 * good, the earlier one stands; of two at the same time, the one whose name comes first.
 */

/** A finished match in the hall. */
export interface HallEntry {
  readonly id: string;
  /** When its last card went out, in milliseconds. */
  readonly finished: number;
  readonly record: MatchRecord;
}

/** Somebody in a seat of a match. */
export interface Appearance {
  readonly entry: HallEntry;
  readonly seat: SeatRecord;
}

function byTime(one: HallEntry, other: HallEntry): number {
  return one.finished - other.finished || (one.id < other.id ? -1 : Number(one.id > other.id));
}

/** Who sat where, the earliest match first, in the order of seats. */
export function appearancesIn(entries: readonly HallEntry[]): readonly Appearance[] {
  return [...entries]
    .sort(byTime)
    .flatMap((entry) => entry.record.seats.map((seat) => ({ entry, seat })));
}
