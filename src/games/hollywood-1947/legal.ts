import { SEEN } from '../../engine/game';
import { listedOnce } from '../../engine/listed-once';
import type { Seat } from '../../engine/seats';
import type { Sight } from './aims';
import { type CardId, type Kind, kindOf, type PosterId } from './cards';
import { legalDressing } from './choices';
import { waysToTake } from './faces';
import { isWaitPhase } from './phases';
import { castSizes } from './post';
import { entryAt } from './take';
import { claimsFor } from './talk';
import { legalRerolls, legalTurns, performances } from './turns';
import type { Action, State } from './types';
import { wearable } from './wardrobe';

/** What a seat may go by in the open. */
export function sightOf(state: State, seat: Seat): Sight {
  return { table: state, handSize: entryAt(state.hands, seat).length };
}

const NEXT_ROUND: Action = { type: 'next-round' };
const PASS: Action = { type: 'pass' };

/** The seats the match waits for. */
export function toAct({ phase }: State): readonly Seat[] {
  switch (phase.kind) {
    case 'over':
      return [];
    case 'dealing':
    case 'casting':
    case 'last-call':
      return phase.waiting;
    default:
      return [phase.seat];
  }
}

/** [47COSTUME-2] [47INFO-2] What is open to anybody while the table waits: costumes and claims. */
function asides(state: State, seat: Seat): readonly Action[] {
  if (!isWaitPhase(state.phase)) return [];
  return [...wearable(sightOf(state, seat), seat), ...claimsFor(state, seat)];
}

function oneOf(faces: readonly Kind[]): readonly Kind[] {
  return waysToTake(faces, 1).flat();
}

/** What the match waits for from that seat. */
function expected(state: State, seat: Seat): readonly Action[] {
  const { phase, drawn } = state;
  const hand = entryAt(state.hands, seat).map(kindOf);
  switch (phase.kind) {
    case 'dealing':
    case 'looking':
      return [SEEN];
    case 'pitch':
      return [...performances(sightOf(state, seat), seat, 'screenwriter'), PASS];
    case 'invited':
      return [{ type: 'accept' }, PASS];
    case 'turn':
      return legalTurns(sightOf(state, seat), seat);
    case 'encore':
      return [...performances(sightOf(state, seat), seat, phase.job), PASS];
    case 'wrap':
    case 'last-call':
      return [PASS];
    case 'intermission':
      return [NEXT_ROUND];
    case 'writing':
      return drawn.map((poster) => ({ type: 'keep-poster', poster: poster as PosterId }));
    case 'rerolling':
      return legalRerolls(state, phase);
    case 'exchanging':
      return waysToTake(hand, phase.cards).map((cards) => ({ type: 'discard', cards }));
    case 'composing':
      return oneOf((drawn as readonly CardId[]).map(kindOf)).map((card) => ({
        type: 'compose',
        card,
      }));
    case 'dressing':
      return legalDressing(state, drawn);
    case 'casting':
      return castSizes(state, seat, hand.length).flatMap((size) =>
        waysToTake(hand, size).map((cards): Action => ({ type: 'cast', cards })),
      );
    case 'tokens':
      return [{ type: 'spend-token' }, PASS];
    case 'adding':
      return oneOf(hand).map((card) => ({ type: 'put-in', card }));
    case 'editing':
      return [{ type: 'cut' }, { type: 'put-back' }];
    case 'over':
      return [];
  }
}

function listActions(state: State, seat: Seat): readonly Action[] {
  const waited = toAct(state).includes(seat) ? expected(state, seat) : [];
  return [...waited, ...asides(state, seat)];
}

export const legalActions = listedOnce(listActions);
