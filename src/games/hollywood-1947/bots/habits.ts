/*
 * How players of each loyalty behave: what `npm run arena -- --game hollywood-1947 --table habits` counted in matches of
 * the strongest level among themselves. Always patriots first, communists second, rising stars last.
 */

/** One for patriots, one for communists, one for rising stars. */
export type PerLoyalty<Item> = readonly [Item, Item, Item];

/** Of what colour their cards in the movies are: communist, neutral, patriot. */
export const CARD_HABITS: PerLoyalty<readonly number[]> = [
  [0.08, 0.14, 0.78],
  [0.76, 0.14, 0.1],
  [0.35, 0.25, 0.4],
];

/** Of what colour the posters are that they keep: communist, neutral, patriot. */
export const POSTER_HABITS: PerLoyalty<readonly number[]> = [
  [0.12, 0.3, 0.58],
  [0.58, 0.3, 0.12],
  [0.35, 0.35, 0.3],
];

/** What they say of a card of each colour, likewise: of a communist card, a neutral one, a patriot one. */
export const CLAIM_HABITS: PerLoyalty<PerLoyalty<readonly number[]>> = [
  [
    [0.9, 0.05, 0.05],
    [0.03, 0.92, 0.05],
    [0.02, 0.03, 0.95],
  ],
  [
    [0.1, 0.3, 0.6],
    [0.03, 0.77, 0.2],
    [0.02, 0.03, 0.95],
  ],
  [
    [0.5, 0.2, 0.3],
    [0.03, 0.87, 0.1],
    [0.02, 0.03, 0.95],
  ],
];

/** How much likelier than by chance they act on somebody: a patriot, a communist, a rising star, or themselves. */
export type OnWhom = readonly [number, number, number, number];

/** Changing a die that shows a star, or a blank. */
export const STAR_HABITS: PerLoyalty<OnWhom> = [
  [0.8, 1.4, 1, 0.1],
  [1.6, 0.1, 1.2, 0.1],
  [1, 1, 1, 1],
];
export const BLANK_HABITS: PerLoyalty<OnWhom> = [
  [1, 0.6, 0.8, 2],
  [0.3, 2, 0.5, 2],
  [1, 1, 1, 1],
];
/** Giving a token, or taking one away. */
export const TOKEN_HABITS: PerLoyalty<OnWhom> = [
  [0.6, 0.3, 0.4, 5],
  [0.1, 2, 0.2, 5],
  [1, 1, 1, 3],
];
export const TAKING_HABITS: PerLoyalty<OnWhom> = [
  [0.9, 1.4, 1, 0.2],
  [1.6, 0.2, 1.2, 0.2],
  [1, 1, 1, 0.5],
];
/** Giving a new hand, or two cards to choose from. */
export const HAND_HABITS: PerLoyalty<OnWhom> = [
  [0.6, 0.4, 0.5, 5],
  [0.2, 2, 0.3, 5],
  [1, 1, 1, 3],
];
