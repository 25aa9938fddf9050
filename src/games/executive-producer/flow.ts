import { entryAt } from '../../engine/lists';
import { nextSeat, type Seat } from '../../engine/seats';
import { holdNextBigCeremony } from './awards';
import { maybeGoBankrupt } from './bankruptcy';
import { ACTIONS, ACTIONS_OF_THE_BANKRUPT, QUIET_ROUNDS } from './numbers';
import { leadersOf, scoresOf } from './scoring';
import type { Take } from './take';
import type { Turn } from './types';

/** A turn of which nothing has been done yet. */
export function newTurn(actionsLeft: number): Turn {
  return {
    actionsLeft,
    actionsTaken: 0,
    hasReleased: false,
    hasDrawn: false,
    discounts: { scripts: 0, actors: 0, directors: 0 },
    emptyRoles: 0,
    isPersuaded: false,
    twoTakes: [],
  };
}

/** [EPTURN-1] [EPBANKRUPT-2] */
export function beginTurn(take: Take, seat: Seat): void {
  const isBankrupt = entryAt(take.state.isBankrupt, seat);
  take.update({
    current: seat,
    turn: newTurn(isBankrupt ? ACTIONS_OF_THE_BANKRUPT : ACTIONS),
    phase: { kind: 'turn', seat },
  });
  take.tell({ type: 'turn-begun', seat, round: take.state.round });
}

/** [EPEND-6] Where nothing has come to the screens for long, an award is withdrawn. */
function countQuietRound(take: Take): void {
  const quietRounds = take.state.isQuiet ? take.state.quietRounds + 1 : 0;
  const [award, ...awardDeck] = take.state.awardDeck;
  if (quietRounds < QUIET_ROUNDS || award === undefined) {
    take.update({ quietRounds, isQuiet: true });
    return;
  }
  const discardedAwards = [...take.state.discardedAwards, award];
  take.update({ quietRounds: 0, isQuiet: true, awardDeck, discardedAwards });
  take.tell({ type: 'award-withdrawn', award });
}

/** [EPEND-1] All have had the same number of turns. */
function isRoundOver(take: Take): boolean {
  return nextSeat(take.state.current, take.players) === take.state.first;
}

export function endTurn(take: Take): void {
  const { first } = take.state;
  if (!isRoundOver(take)) {
    beginTurn(take, nextSeat(take.state.current, take.players));
    return;
  }
  countQuietRound(take);
  maybeEndSeason(take);
  if (take.state.stage === 'last-round') {
    // [EPEND-3] From the player who would have been next.
    take.update({ stage: 'finale', current: first, phase: { kind: 'turn', seat: first } });
    return;
  }
  take.update({ round: take.state.round + 1 });
  beginTurn(take, first);
}

/** [EPEND-1] Best Director lies on top. */
function maybeEndSeason(take: Take): void {
  if (take.state.stage !== 'season' || take.state.awardDeck.length > 0) return;
  take.update({ stage: 'last-round' });
  take.tell({ type: 'last-round' });
}

/** [EPEND-5] */
function finish(take: Take): void {
  take.tell({ type: 'scored', scores: scoresOf(take.state) });
  const leaders = leadersOf(take.state);
  if (leaders.length === 1) crown(take, leaders);
  else {
    take.tell({ type: 'tied', seats: leaders });
    take.update({ phase: { kind: 'shouting', tied: leaders } });
  }
}

export function crown(take: Take, winners: readonly Seat[]): void {
  take.tell({ type: 'match-ended', winners });
  take.update({ phase: { kind: 'over', winners } });
}

function isAnybodyAsked(take: Take): boolean {
  return take.state.phase.kind !== 'turn';
}

/** Whatever follows by itself once nobody is left to be asked. */
export function goOn(take: Take): void {
  if (isAnybodyAsked(take)) return;
  maybeEndSeason(take);
  if (take.state.stage !== 'finale') {
    maybeGoBankrupt(take);
    return;
  }
  // [EPEND-3] An award that nobody can be nominated for is done at once.
  while (!isAnybodyAsked(take)) {
    if (take.state.bigAwards.length === 0) finish(take);
    else holdNextBigCeremony(take);
  }
}
