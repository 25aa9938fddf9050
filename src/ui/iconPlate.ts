import { RADIUS, TARGET } from './theme/sizes';
import type { Tones } from './theme/tones';

/** The size of a sign on its plate. */
export const SIGN = 22;

/** The plate behind a sign, whether it is pressed or leads elsewhere. */
export function iconPlate(tones: Tones) {
  return {
    width: TARGET,
    height: TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(1),
    borderColor: tones.hairline,
    backgroundColor: tones.panel,
  } as const;
}
