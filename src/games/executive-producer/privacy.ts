import type { Privacy } from '../../engine/game';
import type { Action, View } from './types';

const PRIVATE: readonly View['phase']['kind'][] = ['dealing', 'bidding', 'previewing'];

/** [EPINFO-1] Cards that were dealt, bids and an award that is looked at are for their own player alone; everything else is decided in the open. */
export function privacy({ phase }: View): Privacy {
  return PRIVATE.includes(phase.kind) ? 'private' : 'open';
}

/** [EPINFO-1] To offer a News tells that it is in hand. */
export function concealed({ type }: Action): boolean {
  return type === 'play-news';
}
