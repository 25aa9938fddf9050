import type { LookChoice } from '../../session/preference-choices';

/** The looks themselves, without the choice to leave it to the device. */
export type LookName = Exclude<LookChoice, 'system'>;

/** What the device asks for. */
export interface SystemLook {
  readonly isLight: boolean;
  readonly wantsContrast: boolean;
}

export function lookFor(choice: LookChoice, system: SystemLook): LookName {
  if (choice !== 'system') return choice;
  if (system.wantsContrast) return 'contrast';
  return system.isLight ? 'matinee' : 'evening';
}
