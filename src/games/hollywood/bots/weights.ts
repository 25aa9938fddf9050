import type { Core } from './core';
import { FEATURES } from './features';

/*
 * What the features of features.ts are worth between rounds, by players, game and rounds left. Made by `npm run fit`;
 * not written by hand.
 */
const WEIGHTS: Readonly<Record<string, readonly number[]>> = {
  '3 advanced 1': [
    0.1974, 0.1947, 0.1383, 0.2615, 0.2591, 0.0992, 0.0036, 0.3185, 0.5212, 0.1729, -0.077, -0.0959,
    0.1136, 0.0317, 0.1892, 0.0331,
  ],
  '3 advanced 2': [
    0.1308, 0.0931, 0.1564, 0.3327, 0.283, 0.2865, 0.0015, 0.1281, 0.3318, -0.0567, 0.137, -0.0803,
    0.0991, 0.0917, 0.1051, 0.0386,
  ],
  '3 basic 1': [
    0.3767, 0, 0, 0.6914, 0.3526, 0.1838, -0.0056, 0.3134, 0.7809, 0.2396, -0.1481, -0.0915, 0.3004,
    0.0127, 0, 0,
  ],
  '3 basic 2': [
    0.2654, 0, 0, 0.5268, 0.3416, 0.4007, 0.0028, 0.1763, 0.4966, -0.0132, 0.1705, -0.1573, 0.0836,
    0.061, 0, 0,
  ],
  '4 advanced 1': [
    0.1692, 0.1676, 0.1021, 0.207, 0.1979, 0.0899, 0.0011, 0.3274, 0.5234, 0.1911, 0.0538, -0.0395,
    0.2396, 0.0176, 0.1283, 0.0242,
  ],
  '4 advanced 2': [
    0.1208, 0.1073, 0.1356, 0.203, 0.2142, 0.2006, 0.0124, 0.2402, 0.3988, 0.1011, 0.1925, 0.0859,
    0.1313, 0.0408, 0.1205, 0.0297,
  ],
  '4 advanced 3': [
    0.1294, 0.0663, 0.1414, 0.2833, 0.1816, 0.3915, 0.0012, 0.2038, 0.3166, -0.0818, 0.0031, 0.0889,
    0.1453, 0.0664, 0.09, -0.0181,
  ],
  '4 basic 1': [
    0.4038, 0, 0, 0.6955, 0.338, 0.2231, -0.0008, 0.3202, 0.758, 0.4331, 0.0252, 0.0531, 0.3117,
    0.0078, 0, 0,
  ],
  '4 basic 2': [
    0.3041, 0, 0, 0.6124, 0.3701, 0.344, -0.0043, 0.1922, 0.5383, 0.0382, 0.3106, -0.0468, 0.2596,
    0.0018, 0, 0,
  ],
  '4 basic 3': [
    0.2547, 0, 0, 0.4733, 0.3666, 0.4553, 0.0057, 0.1416, 0.347, 0.0754, 0.0759, 0.3234, 0.0587,
    -0.0009, 0, 0,
  ],
};

/** The weights for the end of this round; none are needed at the end of the last one. */
export function weightsFor(core: Core): readonly number[] {
  const game = core.advanced ? 'advanced' : 'basic';
  return WEIGHTS[`${core.seats} ${game} ${core.roundsLeft}`] ?? [];
}

/** For those who count points only: what a project has now, nothing for what may come. */
export const NAIVE_WEIGHTS: readonly number[] = FEATURES.map((feature) =>
  ['points', 'multiplied', 'largest', 'second', 'third'].includes(feature) ? 0.35 : 0,
);
