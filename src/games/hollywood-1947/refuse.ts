import type { Seat } from '../../engine/seats';
import { kindOf } from './cards';
import { jobsOf, jobsToTake, whyNotPerformed } from './jobs';
import { legalActions } from './legal';
import { entryAt } from './take';
import { hasClaimed } from './talk';
import type { Action, Refusal, State } from './types';
import { isWaitPhase } from './phases';

/** What is wrong with an action whenever it is tried. */
function wrongAtAnyTime(state: State, seat: Seat, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'perform':
      return whyNotPerformed(state, seat, action.job);
    case 'swap':
      if (!jobsOf(state, seat).includes(action.give)) return 'not-your-job';
      if (!state.centre.includes(action.take)) return 'not-in-the-centre';
      return jobsToTake(state).length > 0 ? undefined : 'no-such-action';
    case 'wear':
      return entryAt(state.costumes, seat).includes(action.costume) ? undefined : 'no-such-costume';
    case 'claim':
      return hasClaimed(state, seat, action.topic) ? 'already-claimed' : undefined;
    case 'look-at-ghosts':
      return state.ghosts.length > 0 ? undefined : 'no-such-action';
    case 'seen':
    case 'accept':
    case 'reroll':
    case 'pass':
    case 'keep-poster':
    case 'compose':
    case 'dress':
    case 'discard':
    case 'cast':
    case 'spend-token':
    case 'put-in':
    case 'cut':
    case 'put-back':
    case 'next-round':
      return undefined;
    default:
      // Types keep others out, but an action may have come from anywhere.
      return 'no-such-action';
  }
}

/** Whether it is that seat's moment for such an action, whatever exactly it asks for. */
function isMoment(state: State, seat: Seat, action: Action): boolean {
  if (action.type === 'wear' || action.type === 'claim') return isWaitPhase(state.phase);
  return legalActions(state, seat).some((offered) =>
    offered.type === 'perform' && action.type === 'perform'
      ? offered.job === action.job
      : offered.type === action.type,
  );
}

function refuseCards({ hands }: State, seat: Seat, cards: unknown): Refusal {
  if (!Array.isArray(cards)) return 'no-such-action';
  const hand: readonly unknown[] = entryAt(hands, seat).map(kindOf);
  return cards.every((card) => hand.includes(card)) ? 'not-so-many-cards' : 'not-in-hand';
}

/** Why an action is not possible although others of its kind are. */
function wrongNow(state: State, seat: Seat, action: Action): Refusal {
  switch (action.type) {
    case 'perform':
    case 'wear':
      return 'no-such-aim';
    case 'reroll':
      return 'not-that-die';
    case 'keep-poster':
    case 'compose':
      return 'not-drawn';
    case 'dress':
      return state.drawn.includes(action.costume) ? 'no-such-aim' : 'not-drawn';
    case 'discard':
    case 'cast':
      return refuseCards(state, seat, action.cards);
    case 'put-in':
      return 'not-in-hand';
    default:
      return 'no-such-action';
  }
}

/** Why an action that was not offered is not possible, as exactly as can be said. */
export function refuse(state: State, seat: Seat, action: Action): Refusal {
  const wrong = wrongAtAnyTime(state, seat, action);
  if (wrong !== undefined) return wrong;
  return isMoment(state, seat, action) ? wrongNow(state, seat, action) : 'not-now';
}
