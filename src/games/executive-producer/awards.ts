import { without } from '../../engine/lists';
import { type Seat, seatAt } from '../../engine/seats';
import type { AwardId } from './cards/awards';
import type { ScriptId } from './cards/scripts';
import { beginBidding } from './bidding';
import { discardAward, giveAward } from './giving';
import { candidates, movieOf, qualifies } from './movies';
import { CEREMONIES_FROM, LEAST_STARS } from './numbers';
import type { Take } from './take';
import type { Nominee, Phase } from './types';

type PhaseOf<Kind extends Phase['kind']> = Extract<Phase, { kind: Kind }>;

/** [EPAWARD-4] Offers the awards that were left open to a movie that has come to qualify. */
export function offerOpenAwards(
  take: Take,
  seat: Seat,
  script: ScriptId,
  then: 'ceremony' | 'turn',
): void {
  const movie = movieOf(take.state, seat, script);
  const { openAwards, stage } = take.state;
  // [EPEND-2] No awards for final releases.
  const awards =
    stage === 'season'
      ? openAwards.filter((award) => qualifies(take.state, seat, movie, award))
      : [];
  offerNext(take, { kind: 'open-awards', seat, script, awards, then });
}

/** One after the other, as long as there is a star to pay with. */
function offerNext(take: Take, phase: PhaseOf<'open-awards'>): void {
  const { seat, script, awards, then } = phase;
  if (awards.length > 0 && movieOf(take.state, seat, script).stars >= LEAST_STARS)
    take.update({ phase });
  else {
    take.update({ phase: { kind: 'turn', seat: take.state.current } });
    if (then === 'ceremony') maybeHoldCeremony(take);
  }
}

/** [EPAWARD-4] */
export function claimOpenAward(take: Take, phase: PhaseOf<'open-awards'>): void {
  const [award, ...awards] = phase.awards;
  if (award === undefined) return;
  const { seat, script } = phase;
  take.update({ openAwards: without(take.state.openAwards, [award]) });
  giveAward(take, { seat, script }, award, LEAST_STARS);
  offerNext(take, { ...phase, awards });
}

/** It stays open for the next movie. */
export function leaveOpenAward(take: Take, phase: PhaseOf<'open-awards'>): void {
  take.tell({ type: 'declined', seat: phase.seat });
  offerNext(take, { ...phase, awards: phase.awards.slice(1) });
}

/** [EPRELEASE-7] [EPEND-2] */
function maybeHoldCeremony(take: Take): void {
  const { stage, releases, awardDeck } = take.state;
  const [award, ...rest] = awardDeck;
  if (stage !== 'season' || releases < CEREMONIES_FROM || award === undefined) return;
  take.update({ awardDeck: rest });
  holdCeremony(take, award);
}

/** [EPAWARD-1] From the current player on. */
export function holdCeremony(take: Take, award: AwardId): void {
  const { players } = take;
  const { current, stage } = take.state;
  take.tell({ type: 'award-shown', award });
  const asked = Array.from({ length: players }, (_, turn) => seatAt((current + turn) % players));
  const able = asked.filter((seat) => candidates(take.state, seat, award).length > 0);
  if (able.length > 0) askNext(take, award, able, []);
  else if (stage === 'season') {
    // [EPAWARD-4]
    take.update({ openAwards: [...take.state.openAwards, award] });
    take.tell({ type: 'award-opened', award });
  } else discardAward(take, award);
}

/** [EPAWARD-1] Everybody nominates one movie; who has only one that qualifies is not asked. */
function askNext(
  take: Take,
  award: AwardId,
  waiting: readonly Seat[],
  nominees: readonly Nominee[],
): void {
  const [seat, ...rest] = waiting;
  if (seat === undefined) {
    take.update({ phase: { kind: 'turn', seat: take.state.current } });
    decide(take, award, nominees);
    return;
  }
  const [only, other] = candidates(take.state, seat, award);
  if (only !== undefined && other === undefined)
    nominate(take, { kind: 'nominating', seat, award, rest, nominees }, only.script);
  else take.update({ phase: { kind: 'nominating', seat, award, rest, nominees } });
}

/** [EPAWARD-2] Nobody bids against the only nominee, who may have it for the least there is. */
function decide(take: Take, award: AwardId, nominees: readonly Nominee[]): void {
  const [only, other] = nominees;
  if (only !== undefined && other === undefined)
    take.update({ phase: { kind: 'sole-nominee', ...only, award } });
  else beginBidding(take, award, nominees);
}

/** [EPAWARD-1] */
export function nominate(take: Take, phase: PhaseOf<'nominating'>, script: ScriptId): void {
  const { seat, award, rest, nominees } = phase;
  take.tell({ type: 'nominated', seat, script });
  askNext(take, award, rest, [...nominees, { seat, script }]);
}

/** [EPAWARD-2] */
export function takeSoleAward(take: Take, { seat, script, award }: PhaseOf<'sole-nominee'>): void {
  take.update({ phase: { kind: 'turn', seat: take.state.current } });
  giveAward(take, { seat, script }, award, LEAST_STARS);
}

/** [EPAWARD-4] */
export function refuseSoleAward(take: Take, { seat, award }: PhaseOf<'sole-nominee'>): void {
  take.update({ phase: { kind: 'turn', seat: take.state.current } });
  take.tell({ type: 'declined', seat });
  discardAward(take, award);
}

/** [EPEND-3] The next of the big three. */
export function holdNextBigCeremony(take: Take): void {
  const [award, ...bigAwards] = take.state.bigAwards;
  if (award === undefined) return;
  take.update({ bigAwards });
  holdCeremony(take, award);
}
