/** Every sound of the app. `npm run sounds` makes the file of each. */
export const SOUNDS = [
  'reel',
  'bump',
  'clap',
  'applause',
  'star',
  'award',
  'lost',
  'curtain',
] as const;

export type SoundName = (typeof SOUNDS)[number];
