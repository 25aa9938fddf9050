import { SAMPLE_COLUMNS, SAMPLE_REELS } from './sample';

/** The sample's cards with a reel, in the order in which they are handed out: columns from the left, top card first. */
export const CLAIM_ORDER = SAMPLE_COLUMNS.flatMap((cards, column) =>
  cards
    .map((_, row) => ({ column, fromBottom: cards.length - 1 - row }))
    .filter(({ fromBottom }) => SAMPLE_REELS[column]?.[fromBottom] !== undefined),
);
