import type { Seat } from '../../engine/seats';
import type { CardId } from './cards';
import { composeWith, discardAfterDrawing, dressUp, keepPoster, putIn } from './choices';
import { exchange } from './effects';
import { beginRound, endPitch, goOn, noteSeen } from './flow';
import { sightOf } from './legal';
import { isWaitPhase } from './phases';
import { askForTokens, beginPost, choose, edit, spendToken } from './post';
import { type FullStep, Take } from './take';
import { claim } from './talk';
import { performJob, plainTurn, reroll } from './turns';
import type { Action, State } from './types';
import { keepCostumes, wear } from './wardrobe';

/** Passing means: no writing, no turn, no more dice, no encore, no new cards, no token, or no costume now. */
function pass(take: Take, seat: Seat, action: Action): void {
  const { phase } = take.state;
  switch (phase.kind) {
    case 'pitch':
      return endPitch(take, seat);
    case 'turn':
      return plainTurn(take, seat, action);
    case 'last-call':
      return keepCostumes(take, phase, seat);
    case 'tokens':
      take.tell({ type: 'token-kept', seat });
      return askForTokens(take, phase.rest);
    case 'invited':
      take.tell({ type: 'declined', seat });
      return goOn(take, phase.then);
    case 'wrap':
      take.tell({ type: 'passed', seat });
      return beginPost(take);
    default:
      take.tell({ type: 'passed', seat });
      goOn(take, phase.kind === 'rerolling' ? phase.then : { kind: 'turn-over' });
  }
}

/** What an action that was offered does. */
function act(take: Take, seat: Seat, action: Action): void {
  const { phase } = take.state;
  switch (action.type) {
    case 'seen':
      return noteSeen(take, seat);
    case 'perform':
      return performJob(take, (now) => sightOf(now.state, seat), seat, action.job, action.aim);
    case 'swap':
    case 'look-at-ghosts':
      return plainTurn(take, seat, action);
    case 'reroll':
      return phase.kind === 'rerolling'
        ? reroll(take, phase, { holder: action.holder, die: action.die })
        : plainTurn(take, seat, action);
    case 'accept':
      if (phase.kind === 'invited')
        take.update({ phase: exchange(take, seat, phase.cards, phase.then) });
      return undefined;
    case 'pass':
      return pass(take, seat, action);
    case 'keep-poster':
      return keepPoster(take, seat, action.poster);
    case 'compose':
      return composeWith(take, seat, action.card);
    case 'dress':
      return dressUp(take, seat, action.costume, action.to);
    case 'discard':
      return phase.kind === 'exchanging'
        ? discardAfterDrawing(take, phase, action.cards)
        : undefined;
    case 'cast':
      return phase.kind === 'casting' ? choose(take, seat, action.cards, phase.waiting) : undefined;
    case 'spend-token':
      return phase.kind === 'tokens' ? spendToken(take, phase) : undefined;
    case 'put-in':
      return phase.kind === 'adding' ? putIn(take, phase, action.card) : undefined;
    case 'cut':
    case 'put-back': {
      const [card] = take.state.drawn as readonly CardId[];
      if (card !== undefined) edit(take, seat, card, { putBack: action.type === 'put-back' });
      return undefined;
    }
    case 'next-round':
      return beginRound(take, take.state.round + 1);
    case 'wear':
      return isWaitPhase(phase) ? wear(take, phase, seat, action.costume, action.aim) : undefined;
    case 'claim': {
      const { type: _type, ...statement } = action;
      return claim(take, seat, statement);
    }
  }
}

/** Carries out an action that was offered, and tells the whole truth of it; players are told less. */
export function performFully(state: State, seat: Seat, action: Action): FullStep {
  const take = new Take(state);
  act(take, seat, action);
  return take.done();
}
