import type { Privacy } from '../../engine/game';
import type { Phase, View } from './types';

/** [47INFO-1] What is drawn to choose from, hands and news are for their player alone; all else is decided in the open. */
const PRIVATE: ReadonlySet<Phase['kind']> = new Set([
  'dealing',
  'looking',
  'writing',
  'exchanging',
  'composing',
  'dressing',
  'casting',
  'adding',
  'editing',
]);

/** No open decision offers a card of a hand, so nothing has to be concealed. */
export function privacy({ phase }: View): Privacy {
  return PRIVATE.has(phase.kind) ? 'private' : 'open';
}
