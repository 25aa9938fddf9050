import type { GameInfo } from '../contract';

export const manifest = {
  id: 'executive-producer',
  name: 'Executive Producer',
  seats: { min: 2, max: 5 },
  usualSeats: 4,
  minutes: 60,
  rulesVersions: [1],
} as const satisfies GameInfo;
