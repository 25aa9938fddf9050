import type { TableSide } from '../../session/preference-choices';

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** What notches and bars take of it. */
  readonly insets: Insets;
}

/** How many quarters, clockwise, something is turned whose foot points to that edge. */
export const QUARTERS: Readonly<Record<TableSide, 0 | 1 | 2 | 3>> = {
  bottom: 0,
  left: 1,
  top: 2,
  right: 3,
};

/** The same screen after one more quarter, as whoever sits there sees it. */
function quarterOn({ width, height, insets }: Room): Room {
  const { top, right, bottom, left } = insets;
  return {
    width: height,
    height: width,
    insets: { top: right, right: bottom, bottom: left, left: top },
  };
}

/** A screen as it is seen from one of its edges. */
export function roomFrom(side: TableSide, room: Room): Room {
  return Array.from({ length: QUARTERS[side] }).reduce<Room>(quarterOn, room);
}
