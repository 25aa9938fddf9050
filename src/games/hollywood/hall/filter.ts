import type { Player } from '../../../engine/players';
import { lookalikeKey } from '../../../engine/text';
import type { HallEntry } from './appearances';

/** Whether this is a person of that name, however it is written. */
export function isCalled({ kind, name }: Player, key: string): boolean {
  return kind === 'person' && lookalikeKey(name) === key;
}

/** Which matches are looked at; what is left out is not asked for. */
export interface HallFilter {
  /** The key of a name. */
  readonly player?: string;
  readonly seats?: number;
  readonly advanced?: boolean;
}

export function selectEntries(
  entries: readonly HallEntry[],
  { player, seats, advanced }: HallFilter,
): readonly HallEntry[] {
  return entries.filter(
    ({ record }) =>
      (player === undefined || record.seats.some((seat) => isCalled(seat.player, player))) &&
      (seats === undefined || record.seats.length === seats) &&
      (advanced === undefined || record.advanced === advanced),
  );
}
