import type { Privacy } from '../../engine/game';
import { isPrivate } from './phases';
import type { View } from './types';

/** No open decision offers a card of a hand, so nothing has to be concealed. [47INFO-1] */
export function privacy({ phase }: View): Privacy {
  return isPrivate(phase) ? 'private' : 'open';
}
