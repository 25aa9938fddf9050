import type { LookName } from '../lookNames';
import type { Tones } from '../tones';
import { CONTRAST } from './contrast';
import { EVENING } from './evening';
import { MATINEE } from './matinee';

export const LOOKS: Readonly<Record<LookName, Tones>> = {
  evening: EVENING,
  matinee: MATINEE,
  contrast: CONTRAST,
};
