import type { Core } from './core';
import { FEATURES } from './features';

/*
 * What the features of features.ts are worth between rounds, by players, game and rounds left. Made by `npm run fit`;
 * not written by hand.
 */
const WEIGHTS: Readonly<Record<string, readonly number[]>> = {
  '3 advanced 1': [
    0.1915, 0.2083, 0.1194, 0.1495, 0.2313, 0.0847, 0.0192, 0.3227, 0.5308, 0.1315, -0.0646,
    -0.0669, 0.2087, 0.0438, 0.242, 0.0315,
  ],
  '3 advanced 2': [
    0.1415, 0.1371, 0.16, 0.4377, 0.2508, 0.3093, -0.0275, 0.2558, 0.3162, -0.0315, 0.0829, -0.0514,
    -0.0281, 0.054, 0.2288, 0.0308,
  ],
  '3 basic 1': [
    0.3567, 0, 0, 0.4557, 0.3502, 0.168, 0.041, 0.4139, 0.8816, 0.2848, -0.1173, -0.1675, 0.3736,
    0.0232, 0, 0,
  ],
  '3 basic 2': [
    0.2335, 0, 0, 0.4426, 0.3642, 0.1773, 0.026, 0.3086, 0.5289, -0.0792, 0.1898, -0.1106, 0.2514,
    0.0516, 0, 0,
  ],
  '4 advanced 1': [
    0.1778, 0.1836, 0.0847, 0.1795, 0.1353, -0.0541, 0.0047, 0.3576, 0.5663, 0.2497, 0.0587, 0.0041,
    0.2196, 0.0328, 0.1865, 0.0252,
  ],
  '4 advanced 2': [
    0.1347, 0.1146, 0.1244, 0.3062, 0.1606, 0.157, -0.0109, 0.2236, 0.3708, 0.036, 0.1835, 0.0144,
    0.144, 0.0435, 0.1611, 0.0227,
  ],
  '4 advanced 3': [
    0.1233, 0.1174, 0.1222, 0.3595, 0.2414, 0.2076, -0.0186, 0.1998, 0.2316, 0.0251, 0.0375, 0.1469,
    0.2401, 0.0505, 0.1224, 0.048,
  ],
  '4 basic 1': [
    0.3799, 0, 0, 0.5441, 0.3303, 0.1771, 0.0225, 0.3722, 0.8088, 0.3928, 0.0842, -0.1287, 0.3878,
    0.0164, 0, 0,
  ],
  '4 basic 2': [
    0.2486, 0, 0, 0.4825, 0.3239, 0.1886, 0.0152, 0.3071, 0.5778, 0.2237, 0.4092, 0.1607, 0.2078,
    0.0267, 0, 0,
  ],
  '4 basic 3': [
    0.1851, 0, 0, 0.3028, 0.3538, 0.3048, 0.0354, 0.2466, 0.4006, -0.0866, 0.0837, 0.2123, 0.1046,
    0.0237, 0, 0,
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
