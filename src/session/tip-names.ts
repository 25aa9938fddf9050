/** Every tip of the table, the more urgent first: one is shown at a time. */
export const TIP_NAMES = [
  'several-projects',
  'lost-star',
  'project-tie',
  'multiplier',
  'set-aside',
  'last-round',
  'new-round',
  'double-last-chance',
  'bumped',
  'column-full',
  'last-reel',
  'first-reel',
  'double-closes',
  'movie',
  'award',
  'blockbuster',
] as const;

export type TipName = (typeof TIP_NAMES)[number];
