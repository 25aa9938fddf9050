export { PREFERENCES_KEY } from '../storage/keys';

/** Of the stored text. */
export const PREFERENCES_VERSION = 1;

export const SPEEDS = ['relaxed', 'normal', 'brisk', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** `system` follows the device. */
export const LANGUAGE_CHOICES = ['system', 'en', 'fr', 'it'] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

/** An evening at the theatre, a matinee by daylight, or everything in strong contrast. */
export const LOOK_CHOICES = ['system', 'evening', 'matinee', 'contrast'] as const;
export type LookChoice = (typeof LOOK_CHOICES)[number];

export const MOTION_CHOICES = ['system', 'reduced'] as const;
export type MotionChoice = (typeof MOTION_CHOICES)[number];

/** How many taps place a reel: the first of two shows what would move. */
export const PLACING_CHOICES = ['two-taps', 'one-tap'] as const;
export type PlacingChoice = (typeof PLACING_CHOICES)[number];

/** The loudest that sounds can be; nothing is silence. */
export const VOLUME_MOST = 10;

/** The hand that plays: its thumb reaches what is touched most. */
export const HAND_CHOICES = ['right', 'left'] as const;
export type HandChoice = (typeof HAND_CHOICES)[number];

/** The edges of a phone that lies on the table, clockwise, by which people sit. */
export const TABLE_SIDES = ['bottom', 'left', 'top', 'right'] as const;
export type TableSide = (typeof TABLE_SIDES)[number];
