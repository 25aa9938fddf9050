import type { Privacy } from '../../engine/game';
import type { Action, View } from './types';

/** [EPINFO-1] Cards that were dealt and bids are for their own player alone; everything else is decided in the open. */
export function privacy({ phase }: View): Privacy {
  return phase.kind === 'dealing' || phase.kind === 'bidding' ? 'private' : 'open';
}

/** [EPINFO-1] To offer a News tells that it is in hand. */
export function concealed({ type }: Action): boolean {
  return type === 'play-news';
}
