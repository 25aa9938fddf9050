import { entryAt } from '../../engine/lists';
import { nextSeat, type Seat } from '../../engine/seats';
import { holdNextBigCeremony } from './awards';
import { maybeGoBankrupt } from './bankruptcy';
import { ACTIONS, ACTIONS_OF_THE_BANKRUPT, CEREMONIES_FROM, QUIET_ROUNDS } from './numbers';
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

/** [EPEND-6] Where nothing has come to the screens for long, an award is withdrawn. Whether that ends the season. */
function countQuietRound(take: Take): boolean {
  const quietRounds = take.state.isQuiet ? take.state.quietRounds + 1 : 0;
  const isLong = quietRounds >= QUIET_ROUNDS;
  take.update({ quietRounds: isLong ? 0 : quietRounds, isQuiet: true });
  if (isLong) withdrawAward(take);
  return isLong && take.state.awardDeck.length === 0;
}

function withdrawAward(take: Take): void {
  const [award, ...awardDeck] = take.state.awardDeck;
  if (award === undefined) return;
  take.update({ awardDeck, discardedAwards: [...take.state.discardedAwards, award] });
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
  const isLast = take.state.stage === 'last-round';
  if (isLast) return beginFinale(take);
  if (countQuietRound(take)) return endSeasonAtOnce(take);
  take.update({ round: take.state.round + 1 });
  beginTurn(take, first);
}

/** [EPEND-3] From the player who would have been next. */
function beginFinale(take: Take): void {
  const { first } = take.state;
  take.update({ stage: 'finale', current: first, phase: { kind: 'turn', seat: first } });
}

/** All have had the same number of turns: the big awards follow. */
function endSeasonAtOnce(take: Take): void {
  take.tell({ type: 'season-over' });
  beginFinale(take);
}

/** [EPEND-1] Best Director lies on top after a ceremony. */
function maybeEndSeason(take: Take): void {
  const { stage, awardDeck, releases } = take.state;
  if (stage !== 'season' || awardDeck.length > 0 || releases < CEREMONIES_FROM) return;
  if (isRoundOver(take)) return endSeasonAtOnce(take);
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
