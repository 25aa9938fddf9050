/** Seats count from 0 clockwise. Nine is the largest table of any game on the shelf. */
export const SEATS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

export type Seat = (typeof SEATS)[number];

/** Who looks at a match: a seat, or the table as a whole (what everybody may know). */
export type Viewer = Seat | 'table';

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

export function seatAt(index: number): Seat {
  const seat = SEATS[index];
  if (seat === undefined) throw new RangeError(`There is no seat ${String(index)}`);
  return seat;
}

export function seatsOf(count: number): readonly Seat[] {
  return SEATS.slice(0, count);
}

/** The neighbour on the left: play goes clockwise, in seat order. */
export function nextSeat(seat: Seat, count: number): Seat {
  return seatAt((seat + 1) % count);
}

export function isSeat(value: unknown, count: number): value is Seat {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count;
}

/** The seat counts a game is played with, smallest first. */
export function seatCounts({ min, max }: SeatRange): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}
