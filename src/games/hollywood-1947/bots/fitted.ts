import type { TellingKind } from './evidence';
import type { PerStance } from './stances';

/* Made by `npm run arena -- --game hollywood-1947 --table habits`; not written by hand. */

/** Of what colour their cards in the movies are: communist, neutral, patriot. */
export const CARD_HABITS: PerStance<readonly number[]> = [
  [0.12, 0.154, 0.725],
  [0.733, 0.131, 0.136],
  [0.479, 0.137, 0.385],
  [0.144, 0.16, 0.697],
  [0.717, 0.144, 0.139],
];

/** What they say of a card of each colour, likewise. */
export const CLAIM_HABITS: PerStance<readonly (readonly number[])[]> = [
  [
    [0.988, 0.007, 0.007],
    [0.007, 0.99, 0.007],
    [0.005, 0.005, 0.994],
  ],
  [
    [0.034, 0.188, 0.78],
    [0.009, 0.986, 0.009],
    [0.008, 0.008, 0.986],
  ],
  [
    [0.048, 0.183, 0.77],
    [0.049, 0.903, 0.049],
    [0.017, 0.017, 0.968],
  ],
  [
    [0.063, 0.187, 0.752],
    [0.031, 0.939, 0.031],
    [0.011, 0.011, 0.98],
  ],
  [
    [0.047, 0.236, 0.718],
    [0.03, 0.941, 0.03],
    [0.03, 0.03, 0.94],
  ],
];

/** The same of claims. */
export const CLAIM_WEIGHT = 0.92;

/** How much a deed speaks for whoever did it having that stance, done to a patriot, a communist, a rising star, or themselves. */
export const DEED_WEIGHTS: Readonly<Record<TellingKind, PerStance<readonly number[]>>> = {
  star: [
    [-0.045, 0.173, 0.15, 0.163],
    [0.473, -0.717, 0.094, 0.196],
    [-0.283, -0.247, 0, 0.329],
    [-0.31, 0.36, 0, -0.24],
    [0.614, 0.17, 0, -0.387],
  ],
  blank: [
    [0.05, -0.339, -0.142, 0.513],
    [-0.516, 0.78, 0.041, 0.537],
    [-0.029, -0.086, 0, -1.525],
    [0.422, -0.107, 0, 0.94],
    [-0.006, 0.446, 0, 1.213],
  ],
  token: [
    [0.363, 0.099, -0.007, -0.375],
    [-0.361, 0.951, -0.091, -0.373],
    [-0.296, -0.145, 0, -0.231],
    [-0.094, -0.078, 0, 0.483],
    [-0.228, -0.087, 0, 0.882],
  ],
  taking: [
    [-0.002, -0.001, 0, 0],
    [-0.004, 0, -0.001, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0.002, 0.005, 0, 0],
  ],
  hand: [
    [0.599, 0.556, 0.528, -0.163],
    [-0.257, 1.136, 0.14, -0.211],
    [-1.273, -0.756, 0, 0.447],
    [-0.008, -0.196, 0, 0.009],
    [-0.538, -0.287, 0, 0.092],
  ],
  'job-given': [
    [0.257, 0.104, 0.017, 0.171],
    [0.035, 0.051, -0.026, 0.103],
    [-0.171, -0.119, 0, 0.093],
    [-0.044, -0.02, 0, -0.024],
    [-0.062, -0.013, 0, -0.05],
  ],
  'job-taken': [
    [0.141, 0.016, 0.352, 0.385],
    [0.287, -0.273, 0.447, 0.052],
    [-0.197, -0.336, 0, -0.29],
    [-0.018, -0.035, 0, -0.065],
    [-0.003, -0.046, 0, -0.072],
  ],
  'communist-poster': [
    [0, 0, 0, -0.577],
    [0, 0, 0, 0.994],
    [0, 0, 0, -0.726],
    [0, 0, 0, -0.059],
    [0, 0, 0, 0.33],
  ],
  'neutral-poster': [
    [0, 0, 0, 0.237],
    [0, 0, 0, 0.483],
    [0, 0, 0, -1.039],
    [0, 0, 0, 0.219],
    [0, 0, 0, 0.153],
  ],
  'patriot-poster': [
    [0, 0, 0, 0.914],
    [0, 0, 0, -0.035],
    [0, 0, 0, -1.049],
    [0, 0, 0, 0.234],
    [0, 0, 0, -0.13],
  ],
};

/** How often an editor lets a card of each colour go. */
export const EDITOR_HABITS: PerStance<readonly number[]> = [
  [0.956, 0.717, 0.039],
  [0.121, 0.53, 0.914],
  [0.462, 0.492, 0.497],
  [0.601, 0.55, 0.348],
  [0.415, 0.512, 0.583],
];

/** How much a movie counts of what it would if all that is behind it were independent. */
export const MOVIE_WEIGHT = 0.871;
