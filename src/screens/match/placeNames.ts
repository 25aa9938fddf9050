import type { Seat } from '../../engine/seats';

/** The places of the table that things move between. */
export const TABLE_PLACE = 'table';
export const BOARD_PLACE = 'board';
export const PILES_PLACE = 'piles';

export function panelPlace(seat: Seat): string {
  return `panel ${seat}`;
}

export function cardPlaceName(column: number, row: number): string {
  return `card ${column} ${row}`;
}
