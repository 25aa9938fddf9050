import { PICTURE } from './size';

/** Where the cards of the sample board lie: columns stand on one bottom line. */
export const CARD_SIZE = { width: 56, height: 38 } as const;

const GAP = { x: 12, y: 4 } as const;
const COLUMN_COUNT = 4;
const BOARD_WIDTH = COLUMN_COUNT * CARD_SIZE.width + (COLUMN_COUNT - 1) * GAP.x;
const LEFT = (PICTURE.width - BOARD_WIDTH) / 2;
const BOTTOM = 176;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** `fromBottom` counts cards up from 0, the bottom card. */
export function placeOf(column: number, fromBottom: number): Place {
  return {
    x: LEFT + column * (CARD_SIZE.width + GAP.x),
    y: BOTTOM - (fromBottom + 1) * CARD_SIZE.height - fromBottom * GAP.y,
  };
}
