import { SEEN } from '../../../engine/game';
import type { Random } from '../../../engine/random';
import type { Seat } from '../../../engine/seats';
import { mayDrawNews } from '../news';
import type { Action, State } from '../types';
import { castings, gifts } from './ability-cards';
import type { Use } from './abilities';
import { previewCandidates } from './ability-stars';
import { bestOf, type Candidate } from './candidate';
import { awardForAStar, bidCandidates, nominations } from './ceremony';
import { bonusCandidates, changeCandidates, rollAgainCandidates } from './opening';
import { type Position, positionIn } from './position';
import { tableOf } from './table';
import { withWhim } from './whim';
import { likedMove, turnCandidates } from './turn';

/** How far bids stray in worlds that are imagined: they are secret, and nobody's are certain. */
const BIDDING_WHIM = 1;

const DECLINE: Candidate = { action: { type: 'decline' }, gain: 0 };
/** [EPEND-5] Bots share. */
const SHARE: Candidate = { action: { type: 'share' }, gain: 0 };

function taking({ aim, gain }: Use): readonly Candidate[] {
  if (aim.at === 'script') return [{ action: { type: 'take-script', script: aim.script }, gain }];
  if (aim.at !== 'talent') return [];
  return [{ action: { type: 'take-talent', talent: aim.talent, on: aim.on }, gain }];
}

/** What the player who is asked can do, with what it seems to bring; nothing that makes no sense at all. */
export function candidatesOf(position: Position): readonly Candidate[] {
  const { phase } = position.state;
  switch (phase.kind) {
    case 'dealing':
      return [{ action: SEEN, gain: 0 }];
    case 'turn':
      return turnCandidates(position);
    case 'taking':
      return [...gifts(tableOf(position), phase.track).flatMap(taking), DECLINE];
    case 'auditioning':
      return [...castings(tableOf(position), phase.track, phase.cards).flatMap(taking), DECLINE];
    case 'choosing':
      return changeCandidates(position, phase.release);
    case 'bonuses':
      return bonusCandidates(position, phase);
    case 'rolled':
      return rollAgainCandidates(position, phase);
    case 'previewing':
      return previewCandidates(position);
    case 'open-awards':
      return awardForAStar(position, phase.script, phase.awards[0]);
    case 'nominating':
      return nominations(position, phase);
    case 'sole-nominee':
      return awardForAStar(position, phase.script, phase.award);
    case 'bidding':
      return bidCandidates(position, phase);
    case 'shouting':
      return [SHARE];
    case 'over':
      return [];
  }
}

/** [EPTURN-2] Once the actions are spent a News is drawn, and the turn is over: whatever was worth doing has been done. */
function ending(state: State, seat: Seat): Action | undefined {
  const { phase, turn } = state;
  if (phase.kind !== 'turn' || turn.actionsLeft > 0) return undefined;
  return mayDrawNews(state, seat) ? { type: 'draw-news' } : { type: 'end-turn' };
}

function bestIn(state: State, seat: Seat, random: Random): Candidate | undefined {
  const position = positionIn(state, seat);
  switch (state.phase.kind) {
    case 'turn':
      return likedMove(position);
    case 'bidding':
      return bestOf(withWhim(candidatesOf(position), BIDDING_WHIM, random));
    default:
      return bestOf(candidatesOf(position));
  }
}

/** What a player does by liking alone, in a world where all is known. */
export function likedIn(state: State, seat: Seat, random: Random): Action {
  const end = ending(state, seat);
  if (end !== undefined) return end;
  const best = bestIn(state, seat, random);
  if (best === undefined) throw new Error('There is nothing to do');
  return best.action;
}
