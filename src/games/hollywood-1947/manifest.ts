import type { GameInfo } from '../contract';

export const manifest = {
  id: 'hollywood-1947',
  name: 'Hollywood 1947',
  seats: { min: 1, max: 9 },
  usualSeats: 5,
  minutes: 45,
  rulesVersions: [1],
} as const satisfies GameInfo;
