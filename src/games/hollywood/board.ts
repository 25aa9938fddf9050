import type { Seat } from '../../engine/seats';
import {
  type Bump,
  type CardId,
  type Claim,
  type ClaimOrder,
  type Column,
  type ColumnIndex,
  COLUMNS,
  type PublicState,
} from './types';

/** [DEAL-2] The columns from the left. */
export const COLUMN_SIZES = [4, 4, 3, 3] as const;

export const EMPTY_BOARD: readonly Column[] = COLUMNS.map(() => ({ cards: [], reels: [] }));

/** [DEAL-2] Cards go down one at a time, from the top of the leftmost column. */
export function layOut(cards: readonly CardId[]): readonly Column[] {
  let next = 0;
  return COLUMN_SIZES.map((size) => {
    const column = { cards: cards.slice(next, next + size), reels: [] };
    next += size;
    return column;
  });
}

/** [PLACE-3] A column is full when each of its cards holds a reel. */
export function isFull(column: Column): boolean {
  return column.reels.length >= column.cards.length;
}

/** [PLACE-4] The row of the highest reel; the reels stand from there down to the bottom card. */
function topReelRow(column: Column): number {
  return column.cards.length - column.reels.length;
}

/** Whose reel stands on a card, if any. */
export function reelAt(column: Column, row: number): Seat | undefined {
  return column.reels[row - topReelRow(column)];
}

/** The card that lies there, unless it has been handed out while a star waits. */
export function cardAt(
  { columns, phase }: PublicState,
  index: ColumnIndex,
  row: number,
): CardId | undefined {
  const column = columns[index];
  const card = column?.cards[row];
  if (column === undefined || card === undefined || phase.kind !== 'choosing') return card;
  const isWaiting = phase.queue.some((claim) => claim.card === card);
  return isWaiting || reelAt(column, row) === undefined ? card : undefined;
}

/** [PLACE-1] [PLACE-2] A reel comes in at the bottom card and pushes every other one card up. */
export function placeReel(
  column: Column,
  seat: Seat,
): { column: Column; row: number; bumps: readonly Bump[] } {
  const top = topReelRow(column);
  return {
    column: { cards: column.cards, reels: [...column.reels, seat] },
    row: column.cards.length - 1,
    bumps: column.reels.map((owner, index) => ({
      seat: owner,
      from: top + index,
      to: top + index - 1,
    })),
  };
}

/** The rows of a column in the order in which its cards are handed out. [CLAIM-1] [CLAIM-4] */
function claimRows(column: Column, order: ClaimOrder): readonly number[] {
  const fromTheTop = column.cards.map((_, row) => row);
  return order === 'top-first' ? fromTheTop : fromTheTop.reverse();
}

export interface Slot {
  readonly column: (typeof COLUMNS)[number];
  readonly row: number;
  readonly card: CardId;
}

/** What happens to the cards at the end of a round: those with a reel are claimed, the others set aside. */
export function claimsOf(
  columns: readonly Column[],
  order: ClaimOrder,
): { readonly claims: readonly Claim[]; readonly aside: readonly Slot[] } {
  const claims: Claim[] = [];
  const aside: Slot[] = [];
  for (const index of COLUMNS) {
    const column = columns[index];
    if (column === undefined) continue;
    for (const row of claimRows(column, order)) {
      const card = column.cards[row];
      if (card === undefined) continue;
      const seat = reelAt(column, row);
      if (seat === undefined) aside.push({ column: index, row, card });
      else claims.push({ seat, column: index, row, card });
    }
  }
  return { claims, aside };
}
