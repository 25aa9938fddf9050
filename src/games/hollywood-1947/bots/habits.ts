/*
 * How players of each loyalty behave: what `npm run arena -- --game hollywood-1947 --table habits` counted in matches of
 * the strongest level among themselves. Always patriots first, communists second, rising stars last.
 */

/** One for patriots, one for communists, one for rising stars. */
export type PerLoyalty<Item> = readonly [Item, Item, Item];

/** Of what colour their cards in the movies are: communist, neutral, patriot. */
export const CARD_HABITS: PerLoyalty<readonly number[]> = [
  [0.08, 0.19, 0.73],
  [0.69, 0.21, 0.1],
  [0.41, 0.2, 0.39],
];

/** Of what colour the posters are that they keep: communist, neutral, patriot. */
export const POSTER_HABITS: PerLoyalty<readonly number[]> = [
  [0.1, 0.34, 0.55],
  [0.53, 0.37, 0.1],
  [0.35, 0.33, 0.32],
];

/** What they say of a card of each colour, likewise: of a communist card, a neutral one, a patriot one. */
export const CLAIM_HABITS: PerLoyalty<PerLoyalty<readonly number[]>> = [
  [
    [0.926, 0.037, 0.037],
    [0.035, 0.93, 0.035],
    [0.033, 0.033, 0.932],
  ],
  [
    [0.055, 0.189, 0.756],
    [0.035, 0.929, 0.035],
    [0.038, 0.038, 0.924],
  ],
  [
    [0.068, 0.239, 0.694],
    [0.041, 0.919, 0.041],
    [0.037, 0.037, 0.925],
  ],
];

/** How much likelier than by chance they act on somebody: a patriot, a communist, a rising star, or themselves. */
export type OnWhom = readonly [number, number, number, number];

/** Changing a die that shows a star, or a blank. */
export const STAR_HABITS: PerLoyalty<OnWhom> = [
  [0.42, 1.34, 0.73, 0.34],
  [1.61, 0.3, 1.21, 0.43],
  [1.29, 1.15, 1, 0.45],
];
export const BLANK_HABITS: PerLoyalty<OnWhom> = [
  [1.35, 0.32, 0.69, 2.85],
  [0.17, 1.66, 0.25, 2.38],
  [0.55, 0.65, 1, 2.43],
];
/** Giving a token, or taking one away. */
export const TOKEN_HABITS: PerLoyalty<OnWhom> = [
  [0.42, 0.13, 0.36, 5.1],
  [0.1, 0.37, 0.3, 5.85],
  [0.12, 0.16, 1, 6.22],
];
export const TAKING_HABITS: PerLoyalty<OnWhom> = [
  [0.9, 1.4, 1, 0.2],
  [1.6, 0.2, 1.2, 0.2],
  [1, 1, 1, 0.5],
];
/** Giving a new hand, or two cards to choose from. */
export const HAND_HABITS: PerLoyalty<OnWhom> = [
  [0.86, 0.17, 1.13, 3.25],
  [0.16, 0.85, 0.15, 4.94],
  [0.25, 0.12, 1, 6.34],
];
