import { CARD_ASPECT } from '../../ui/cards/size';
import type { BoardLayout } from './tableLayout';

const COLUMNS = 4;
const ROWS = 4;

/** The largest cards whose board fits into this room. */
export function boardIn(width: number, height: number, gap: number): BoardLayout {
  const across = (width - (COLUMNS - 1) * gap) / COLUMNS;
  const down = ((height - (ROWS - 1) * gap) / ROWS) * CARD_ASPECT;
  const cardWidth = Math.floor(Math.min(across, down));
  const card = { width: cardWidth, height: Math.floor(cardWidth / CARD_ASPECT) };
  const board = {
    width: COLUMNS * card.width + (COLUMNS - 1) * gap,
    height: ROWS * card.height + (ROWS - 1) * gap,
  };
  return { gap, card, board };
}
