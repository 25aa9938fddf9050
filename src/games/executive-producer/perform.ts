import { without } from '../../engine/lists';
import type { Seat } from '../../engine/seats';
import { claimOpenAward, leaveOpenAward, nominate, refuseSoleAward, takeSoleAward } from './awards';
import { bid } from './bidding';
import { ABILITIES, type AbilityId } from './cards/abilities';
import type { DirectorId } from './cards/directors';
import type { ScriptId } from './cards/scripts';
import { beginTurn, crown, endTurn, goOn } from './flow';
import { buyScript, hire, hireWriter } from './hiring';
import { applyAbility, endAudition, putBack, stopTaking, takeAnother } from './moguls';
import { drawNews, playNews } from './news';
import { placeTalent, producing } from './productions';
import { actionsFor, beginRelease, chooseChange, open, reveal, rollAgain } from './release';
import { type FullStep, Take } from './take';
import type { Action, Aim, State } from './types';

/** [EPTURN-1] */
function spendAction(take: Take, actions = 1): void {
  const { actionsLeft, actionsTaken } = take.state.turn;
  take.updateTurn({ actionsLeft: actionsLeft - actions, actionsTaken: actionsTaken + actions });
}

/** [EPTURN-2] */
function giveUp(take: Take, seat: Seat): void {
  take.tell({ type: 'actions-given-up', seat, actions: take.state.turn.actionsLeft });
  take.updateTurn({ actionsLeft: 0 });
}

/** [EPDIRECTOR-3] */
function placeOwnDirector(take: Take, seat: Seat, director: DirectorId, on: ScriptId): void {
  take.set('ownDirectors', seat, without(take.of('ownDirectors', seat), [director]));
  placeTalent(take, seat, 'directors', director, on);
  take.tell({ type: 'director-placed', seat, director, on });
}

function act(take: Take, seat: Seat, action: Action): void {
  switch (action.type) {
    case 'buy-script':
      spendAction(take);
      return buyScript(take, seat, action.script);
    case 'hire-actor':
      spendAction(take);
      return hire(take, seat, 'actors', action.actor, action.on);
    case 'hire-director':
      spendAction(take);
      return hire(take, seat, 'directors', action.director, action.on);
    case 'hire-writer':
      spendAction(take);
      return hireWriter(take, seat, action.director, action.script);
    case 'release':
      spendAction(take, actionsFor(take.state, producing(take.state, seat, action.script)));
      return beginRelease(take, seat, action.script);
    case 'place-director':
      return placeOwnDirector(take, seat, action.director, action.on);
    case 'play-news':
      return playNews(take, seat, action.news, action.seat, action.on);
    case 'use-ability':
      return spendAbility(take, seat, action.ability, action.aim);
    case 'give-up':
      return giveUp(take, seat);
    case 'draw-news':
      take.updateTurn({ hasDrawn: true });
      return drawNews(take, seat, 1);
    case 'end-turn':
      return endTurn(take);
    default:
      return answer(take, seat, action);
  }
}

/** [EPMOGUL-1] */
function spendAbility(take: Take, seat: Seat, ability: AbilityId, aim: Aim): void {
  if (ABILITIES[ability].costsAction === true) spendAction(take);
  applyAbility(take, seat, ability, aim);
}

/** [EPSETUP-3] The first turn begins when all have seen what they were dealt. */
function look(take: Take, waiting: readonly Seat[], seat: Seat): void {
  const left = without(waiting, [seat]);
  if (left.length > 0) take.update({ phase: { kind: 'dealing', waiting: left } });
  else beginTurn(take, take.state.first);
}

/** What a player who was asked something says. */
function answer(take: Take, seat: Seat, action: Action): void {
  const { phase } = take.state;
  switch (phase.kind) {
    case 'dealing':
      return look(take, phase.waiting, seat);
    case 'taking':
      if (action.type === 'decline') {
        take.tell({ type: 'declined', seat });
        stopTaking(take, seat, phase.track);
      } else takeAnother(take, phase, aimOf(action));
      return;
    case 'auditioning':
      if (action.type === 'decline') take.tell({ type: 'declined', seat });
      endAudition(take, phase, aimOf(action));
      return;
    case 'choosing':
      if (action.type === 'choose-change') chooseChange(take, phase.release, action.change);
      return;
    case 'bonuses':
      if (action.type === 'put-bonuses') {
        const { review } = action;
        const boxOffice = phase.bonuses - review;
        open(take, seat, phase.script, phase.totals, { review, boxOffice });
      }
      return;
    case 'rolled':
      if (action.type === 'roll-again') rollAgain(take, phase, action.roll);
      else {
        take.tell({ type: 'declined', seat });
        reveal(take, phase);
      }
      return;
    case 'previewing':
      return putBack(take, seat, action.type === 'bury-award');
    case 'open-awards':
      if (action.type === 'claim-award') claimOpenAward(take, phase);
      else leaveOpenAward(take, phase);
      return;
    case 'nominating':
      if (action.type === 'nominate') nominate(take, phase, action.script);
      return;
    case 'sole-nominee':
      if (action.type === 'claim-award') takeSoleAward(take, phase);
      else refuseSoleAward(take, phase);
      return;
    case 'bidding':
      if (action.type === 'bid') bid(take, phase, seat, action.stars);
      return;
    case 'shouting':
      // [EPEND-5] The first to shout wins alone; whoever shares, shares with all who are tied.
      crown(take, action.type === 'shout' ? [seat] : phase.tied);
      return;
    case 'turn':
    case 'over':
  }
}

function aimOf(action: Action): Aim {
  if (action.type === 'take-script') return { at: 'script', script: action.script };
  if (action.type === 'take-talent') return { at: 'talent', talent: action.talent, on: action.on };
  return { at: 'nothing' };
}

/** Carries out an action that was offered, and tells the whole truth of it; players are told less. */
export function performFully(state: State, seat: Seat, action: Action): FullStep {
  const take = new Take(state);
  act(take, seat, action);
  goOn(take);
  return take.done();
}
