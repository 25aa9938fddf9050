import type { TellingKind } from './evidence';
import type { PerStance } from './stances';

/* Made by `npm run arena -- --game hollywood-1947 --table habits`; not written by hand. */

/** Of what colour their cards in the movies are: communist, neutral, patriot. */
export const CARD_HABITS: PerStance<readonly number[]> = [
  [0.099, 0.199, 0.702],
  [0.732, 0.174, 0.093],
  [0.472, 0.173, 0.356],
  [0.112, 0.18, 0.707],
  [0.712, 0.177, 0.112],
];

/** What they say of a card of each colour, likewise. */
export const CLAIM_HABITS: PerStance<readonly (readonly number[])[]> = [
  [
    [0.996, 0.002, 0.002],
    [0.002, 0.998, 0.002],
    [0, 0, 1],
  ],
  [
    [0.036, 0.194, 0.771],
    [0.002, 0.996, 0.002],
    [0.004, 0.004, 0.993],
  ],
  [
    [0.037, 0.165, 0.798],
    [0.018, 0.964, 0.018],
    [0.007, 0.007, 0.986],
  ],
  [
    [0.03, 0.185, 0.785],
    [0.012, 0.976, 0.012],
    [0.004, 0.004, 0.992],
  ],
  [
    [0.043, 0.224, 0.732],
    [0.013, 0.975, 0.013],
    [0.018, 0.018, 0.964],
  ],
];

/** The same of claims. */
export const CLAIM_WEIGHT = 0.828;

/** How much a deed speaks for whoever did it having that stance, done to a patriot, a communist, a rising star, or themselves. */
export const DEED_WEIGHTS: Readonly<Record<TellingKind, PerStance<readonly number[]>>> = {
  star: [
    [-0.175, 0.236, 0.037, -0.003],
    [0.632, -1.032, 0.315, 0.004],
    [-0.445, -0.286, 0, 0.467],
    [-0.395, 0.418, 0, -0.294],
    [0.565, 0.157, 0, -0.175],
  ],
  blank: [
    [0.178, -0.402, -0.175, 0.514],
    [-0.692, 1.019, -0.079, 0.493],
    [-0.241, -0.123, 0, -1.242],
    [0.068, -0.822, 0, 1.035],
    [-0.384, -0.022, 0, 0.993],
  ],
  token: [
    [0.438, 0.26, 0.21, -0.216],
    [-0.514, 0.505, -0.123, -0.249],
    [-0.314, -0.298, 0, -0.082],
    [0.044, -0.273, 0, 0.438],
    [-0.461, 0.466, 0, 0.795],
  ],
  taking: [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  hand: [
    [0.767, 0.387, 0.767, -0.161],
    [-0.504, 0.889, -0.018, -0.347],
    [-1.99, -1.441, 0, 0.627],
    [0.176, 0.332, 0, -0.213],
    [-0.905, -0.557, 0, -0.018],
  ],
  'job-given': [
    [0.397, 0.018, -0.163, 0.014],
    [0.123, 0.05, -0.158, -0.202],
    [-0.314, -0.197, 0, 0.394],
    [-0.081, -0.041, 0, -0.066],
    [0.266, 0.114, 0, -0.021],
  ],
  'job-taken': [
    [0.314, 0.074, 0.322, 0.246],
    [0.399, -0.621, 0.765, 0.004],
    [-0.036, -0.761, 0, -0.51],
    [0.057, 0.031, 0, -0.114],
    [0.184, -0.41, 0, 0.388],
  ],
  'communist-poster': [
    [0, 0, 0, -0.543],
    [0, 0, 0, 0.665],
    [0, 0, 0, -1.167],
    [0, 0, 0, -0.098],
    [0, 0, 0, 1.064],
  ],
  'neutral-poster': [
    [0, 0, 0, 0.34],
    [0, 0, 0, 0.198],
    [0, 0, 0, -1.19],
    [0, 0, 0, 0.193],
    [0, 0, 0, 0.703],
  ],
  'patriot-poster': [
    [0, 0, 0, 0.919],
    [0, 0, 0, -0.584],
    [0, 0, 0, -1.493],
    [0, 0, 0, 1.273],
    [0, 0, 0, -0.46],
  ],
};

/** How often an editor lets a card of each colour go. */
export const EDITOR_HABITS: PerStance<readonly number[]> = [
  [0.973, 0.74, 0.03],
  [0.075, 0.405, 0.951],
  [0.607, 0.45, 0.762],
  [0.845, 0.65, 0.208],
  [0.139, 0.5, 0.584],
];

/** How much a movie counts of what it would if all that is behind it were independent. */
export const MOVIE_WEIGHT = 1.097;
