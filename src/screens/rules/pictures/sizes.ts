export interface PictureProps {
  /** How wide a picture may be. */
  readonly width: number;
}

/** The picture of a small phone, for which everything is measured. */
const NARROW = 266;
const MOST = 1.5;

/** How large things are in a picture: a card, a film on a strip, a poster, a reel, and the cards of single columns. */
export function sizesIn({ width }: PictureProps) {
  const scaled = (points: number) => Math.floor(points * Math.min(MOST, width / NARROW));
  return {
    card: scaled(44),
    frame: scaled(26),
    poster: scaled(62),
    token: scaled(34),
    column: scaled(60),
    arrow: scaled(26),
  };
}
