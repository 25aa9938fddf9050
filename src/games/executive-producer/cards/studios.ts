/** [EPCARDS-7] The five studios. Their directors name them, and so do their abilities. */
export const STUDIO_IDS = [
  'brass-lantern',
  'copper-canyon',
  'moonbeam',
  'velvet-curtain',
  'comet',
] as const;
export type StudioId = (typeof STUDIO_IDS)[number];
