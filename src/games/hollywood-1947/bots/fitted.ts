import type { TellingKind } from './evidence';
import type { PerStance } from './stances';

/* Made by `npm run arena -- --game hollywood-1947 --table habits`; not written by hand. */

/** Of what colour their cards in the movies are: communist, neutral, patriot. */
export const CARD_HABITS: PerStance<readonly number[]> = [
  [0.162, 0.122, 0.715],
  [0.779, 0.091, 0.13],
  [0.512, 0.113, 0.375],
  [0.204, 0.136, 0.661],
  [0.758, 0.103, 0.139],
];

/** What they say of a card of each colour, likewise. */
export const CLAIM_HABITS: PerStance<readonly (readonly number[])[]> = [
  [
    [0.989, 0.006, 0.006],
    [0.007, 0.985, 0.007],
    [0.002, 0.002, 0.997],
  ],
  [
    [0.042, 0.203, 0.756],
    [0.014, 0.972, 0.014],
    [0.009, 0.009, 0.982],
  ],
  [
    [0.056, 0.189, 0.755],
    [0.122, 0.755, 0.122],
    [0.035, 0.035, 0.931],
  ],
  [
    [0.072, 0.213, 0.714],
    [0.071, 0.858, 0.071],
    [0.018, 0.018, 0.964],
  ],
  [
    [0.043, 0.248, 0.71],
    [0.071, 0.859, 0.071],
    [0.059, 0.059, 0.883],
  ],
];

/** The same of claims. */
export const CLAIM_WEIGHT = 0.855;

/** How much a deed speaks for whoever did it having that stance, done to a patriot, a communist, a rising star, or themselves. */
export const DEED_WEIGHTS: Readonly<Record<TellingKind, PerStance<readonly number[]>>> = {
  star: [
    [0.02, 0.351, 0.247, 0.127],
    [0.502, -0.869, 0.222, 0.012],
    [-0.384, -0.389, 0, 0.187],
    [-0.306, 0.455, 0, -0.099],
    [0.55, -0.077, 0, -0.299],
  ],
  blank: [
    [-0.135, -0.399, -0.29, 0.253],
    [-0.51, 0.729, 0.113, 0.303],
    [0.063, -0.098, 0, -1.347],
    [0.392, -0.241, 0, 0.689],
    [0.172, 0.466, 0, 0.941],
  ],
  token: [
    [0.199, -0.268, 0.138, -0.341],
    [-0.537, 0.93, 0.054, -0.244],
    [-0.218, -0.042, 0, -0.126],
    [-0.128, -0.055, 0, 0.323],
    [0.006, -0.008, 0, 0.5],
  ],
  taking: [
    [-0.001, -0.001, 0, 0],
    [-0.001, 0, -0.001, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0.001, 0.001, 0, 0],
  ],
  hand: [
    [0.471, 0.49, 0.295, -0.222],
    [-0.324, 1.001, 0.158, -0.192],
    [-0.779, -0.438, 0, 0.512],
    [-0.192, -0.103, 0, 0.21],
    [-0.351, -0.262, 0, -0.24],
  ],
  'job-given': [
    [0.17, 0.273, 0.003, 0.246],
    [-0.088, -0.013, -0.041, 0.066],
    [-0.167, -0.073, 0, 0.007],
    [-0.018, -0.009, 0, -0.134],
    [-0.018, -0.009, 0, -0.032],
  ],
  'job-taken': [
    [0.028, 0.083, 0.262, 0.443],
    [0.259, -0.362, 0.452, -0.15],
    [0.057, -0.34, 0, -0.241],
    [-0.109, -0.114, 0, -0.028],
    [0.096, -0.145, 0, -0.028],
  ],
  'communist-poster': [
    [0, 0, 0, -0.669],
    [0, 0, 0, 0.971],
    [0, 0, 0, -0.58],
    [0, 0, 0, -0.137],
    [0, 0, 0, 0.421],
  ],
  'neutral-poster': [
    [0, 0, 0, 0.041],
    [0, 0, 0, 0.388],
    [0, 0, 0, -0.495],
    [0, 0, 0, -0.093],
    [0, 0, 0, 0.186],
  ],
  'patriot-poster': [
    [0, 0, 0, 0.763],
    [0, 0, 0, -0.359],
    [0, 0, 0, -1.066],
    [0, 0, 0, 0.455],
    [0, 0, 0, 0.19],
  ],
};

/** How often an editor lets a card of each colour go. */
export const EDITOR_HABITS: PerStance<readonly number[]> = [
  [0.918, 0.449, 0.098],
  [0.188, 0.519, 0.828],
  [0.453, 0.499, 0.526],
  [0.532, 0.503, 0.45],
  [0.433, 0.501, 0.552],
];

/** How much a movie counts of what it would if all that is behind it were independent. */
export const MOVIE_WEIGHT = 0.753;
