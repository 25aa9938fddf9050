import { entryAt } from '../../../engine/lists';
import { ABILITIES } from '../cards/abilities';
import type { PublicState } from '../types';

/** Cards that somebody may have to buy once more: another player can still send an actor away, or lure one. */
export function cardsAtRisk({ abilities }: PublicState, seat: number): number {
  for (let other = 0; other < abilities.length; other += 1) {
    if (other === seat) continue;
    for (const ability of entryAt(abilities, other)) {
      const { effect } = ABILITIES[ability];
      if (effect.kind === 'dismiss' || (effect.kind === 'poach' && effect.track === 'actors'))
        return 1;
    }
  }
  return 0;
}
