import type { GameInfo } from '../contract';

export const manifest = {
  id: 'hollywood',
  name: 'Hollywood!',
  seats: { min: 3, max: 4 },
  minutes: 30,
  rulesVersions: [1],
} as const satisfies GameInfo;
