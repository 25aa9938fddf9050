import type { Seat } from '../../engine/seats';
import { whyNotPerformed } from './jobs';
import { legalActions } from './legal';
import { entryAt } from './take';
import { hasClaimed } from './talk';
import type { Action, Refusal, State } from './types';

type Refuse = (state: State, seat: Seat, action: Action) => Refusal;

function refuseCards(state: State, seat: Seat, action: Action): Refusal {
  const hand: readonly string[] = entryAt(state.hands, seat);
  const cards = 'cards' in action ? (action.cards as readonly string[]) : [];
  return cards.every((card) => hand.includes(card)) ? 'not-so-many-cards' : 'not-in-hand';
}

/** Why an action of this type is not possible although others of its type are. */
const REASONS: Readonly<Partial<Record<Action['type'], Refuse>>> = {
  perform: (state, seat, action) =>
    (action.type === 'perform' ? whyNotPerformed(state, seat, action.job) : undefined) ??
    'no-such-aim',
  swap: () => 'not-in-the-centre',
  reroll: () => 'not-that-die',
  'keep-poster': () => 'not-drawn',
  compose: () => 'not-drawn',
  dress: () => 'not-drawn',
  discard: refuseCards,
  cast: refuseCards,
  'spend-token': () => 'not-in-hand',
  wear: (state, seat, action) =>
    action.type === 'wear' && entryAt(state.costumes, seat).includes(action.costume)
      ? 'no-such-aim'
      : 'no-such-costume',
  claim: (state, seat, action) =>
    action.type === 'claim' && hasClaimed(state, seat, action.topic)
      ? 'already-claimed'
      : 'no-such-action',
};

/** What can be refused for a better reason than that it is not the time for it. */
function refuseAtAnyTime(state: State, seat: Seat, action: Action): Refusal {
  if (action.type === 'wear' || action.type === 'claim')
    return REASONS[action.type]?.(state, seat, action) ?? 'not-now';
  if (action.type === 'perform' && state.phase.kind === 'turn')
    return whyNotPerformed(state, seat, action.job) ?? 'no-such-aim';
  return 'not-now';
}

/** Why an action that was not offered is not possible, as exactly as can be said. */
export function refuse(state: State, seat: Seat, action: Action): Refusal {
  const reason = Object.prototype.hasOwnProperty.call(REASONS, action.type)
    ? REASONS[action.type]
    : undefined;
  const isOffered = legalActions(state, seat).some(({ type }) => type === action.type);
  if (isOffered) return reason?.(state, seat, action) ?? 'no-such-action';
  return reason === undefined && action.type !== 'pass' && action.type !== 'next-round'
    ? 'no-such-action'
    : refuseAtAnyTime(state, seat, action);
}
