import { CAPTION_FROM } from '../../ui/cards/size';
import { type BoardLayout, cardPlace } from './tableLayout';

/** A reel's share of the width of a card: it leaves what the card is to be seen. */
const SHARE = 0.46;
const MARGIN = 0.04;
/** What the name takes at the foot of a large card: it stays readable under a reel. */
const CAPTION = 0.17;

export function captionHeight({ card }: BoardLayout): number {
  return card.width >= CAPTION_FROM ? card.height * CAPTION : 0;
}

export function reelSize({ card }: BoardLayout): number {
  return Math.round(card.width * SHARE);
}

/** Reels stand at the foot of their card: those that are there on the right, those that would come on the left. */
export function reelPlace(
  layout: BoardLayout,
  column: number,
  fromBottom: number,
  side: 'left' | 'right',
): { readonly x: number; readonly y: number } {
  const { x, y } = cardPlace(layout, column, fromBottom);
  const size = reelSize(layout);
  const margin = layout.card.width * MARGIN;
  return {
    x: Math.round(side === 'right' ? x + layout.card.width - size - margin : x + margin),
    y: Math.round(y + layout.card.height - captionHeight(layout) - size - margin),
  };
}
