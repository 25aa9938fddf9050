/** A card's width to its height. */
export const CARD_ASPECT = 20 / 21;

export function cardHeight(width: number): number {
  return width / CARD_ASPECT;
}

/** From this width on a card has room for its name. */
export const CAPTION_FROM = 160;
