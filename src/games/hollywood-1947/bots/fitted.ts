import type { TellingKind } from './evidence';
import type { PerStance } from './stances';

/* Made by `npm run arena -- --game hollywood-1947 --table habits`; not written by hand. */

/** Of what colour their cards in the movies are: communist, neutral, patriot. */
export const CARD_HABITS: PerStance<readonly number[]> = [
  [0.113, 0.171, 0.716],
  [0.677, 0.168, 0.156],
  [0.455, 0.166, 0.38],
  [0.111, 0.174, 0.716],
  [0.724, 0.16, 0.117],
];

/** What they say of a card of each colour, likewise. */
export const CLAIM_HABITS: PerStance<readonly (readonly number[])[]> = [
  [
    [0.994, 0.004, 0.004],
    [0.002, 0.996, 0.002],
    [0, 0, 1],
  ],
  [
    [0.036, 0.203, 0.763],
    [0.003, 0.994, 0.003],
    [0.004, 0.004, 0.994],
  ],
  [
    [0.04, 0.208, 0.753],
    [0.033, 0.933, 0.033],
    [0.013, 0.013, 0.975],
  ],
  [
    [0.09, 0.232, 0.678],
    [0.027, 0.947, 0.027],
    [0.009, 0.009, 0.984],
  ],
  [
    [0.045, 0.235, 0.718],
    [0.021, 0.957, 0.021],
    [0.029, 0.029, 0.944],
  ],
];

/** The same of claims. */
export const CLAIM_WEIGHT = 0.871;

/** How much a deed speaks for whoever did it having that stance, done to a patriot, a communist, a rising star, or themselves. */
export const DEED_WEIGHTS: Readonly<Record<TellingKind, PerStance<readonly number[]>>> = {
  star: [
    [-0.154, 0.336, 0.259, 0.131],
    [0.56, -0.891, 0.159, 0.001],
    [-0.282, -0.023, 0, 0.243],
    [-0.259, 0.441, 0, -0.119],
    [0.435, 0.265, 0, -0.209],
  ],
  blank: [
    [0.047, -0.564, -0.236, 0.446],
    [-0.488, 0.86, -0.113, 0.485],
    [-0.232, -0.288, 0, -1.319],
    [0.183, -0.353, 0, 0.555],
    [-0.001, -0.151, 0, 1.051],
  ],
  token: [
    [0.431, 0.027, 0.308, -0.395],
    [-0.564, 0.404, -0.18, -0.1],
    [-0.325, -0.304, 0, -0.293],
    [0.28, -0.072, 0, 0.438],
    [-0.021, -0.035, 0, 0.869],
  ],
  taking: [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  hand: [
    [0.542, 0.488, 0.403, -0.059],
    [-0.159, 1.054, 0.008, -0.26],
    [-1.389, -0.928, 0, 0.601],
    [0.212, -0.053, 0, -0.592],
    [-0.64, -0.372, 0, 0.333],
  ],
  'job-given': [
    [0.231, 0.131, -0.098, -0.021],
    [-0.1, 0.09, -0.022, -0.175],
    [-0.053, -0.018, 0, 0.359],
    [0.019, -0.019, 0, 0.013],
    [-0.129, -0.035, 0, 0.01],
  ],
  'job-taken': [
    [0.017, 0.033, 0.293, 0.356],
    [0.261, -0.564, 0.605, -0.12],
    [-0.074, -0.244, 0, -0.072],
    [-0.199, 0.201, 0, -0.002],
    [-0.063, -0.006, 0, -0.158],
  ],
  'communist-poster': [
    [0, 0, 0, -0.685],
    [0, 0, 0, 0.267],
    [0, 0, 0, -0.914],
    [0, 0, 0, 0.303],
    [0, 0, 0, 1.04],
  ],
  'neutral-poster': [
    [0, 0, 0, 0.524],
    [0, 0, 0, 0.068],
    [0, 0, 0, -1.185],
    [0, 0, 0, -0.156],
    [0, 0, 0, 0.753],
  ],
  'patriot-poster': [
    [0, 0, 0, 0.607],
    [0, 0, 0, -0.356],
    [0, 0, 0, -1.087],
    [0, 0, 0, 0.872],
    [0, 0, 0, -0.088],
  ],
};

/** How often an editor lets a card of each colour go. */
export const EDITOR_HABITS: PerStance<readonly number[]> = [
  [0.956, 0.794, 0.022],
  [0.088, 0.623, 0.915],
  [0.555, 0.478, 0.492],
  [0.625, 0.541, 0.348],
  [0.255, 0.459, 0.799],
];

/** How much a movie counts of what it would if all that is behind it were independent. */
export const MOVIE_WEIGHT = 0.82;
