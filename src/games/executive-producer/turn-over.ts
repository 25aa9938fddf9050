import { entryAt } from '../../engine/lists';
import type { PublicState } from './types';

/** [EPBANKRUPT-1] Once a bankrupt player has taken an action, nothing is left of the turn but the draw and News. */
export function isTurnOver({ isBankrupt, current, turn }: PublicState): boolean {
  return turn.actionsTaken > 0 && entryAt(isBankrupt, current);
}
