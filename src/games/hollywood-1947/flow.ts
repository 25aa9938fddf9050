import { roll } from './dice';
import { showPoster } from './effects';
import { firstPlayer, ownerOf } from './jobs';
import { each, isSmall } from './numbers';
import { newShoot, seatOfTurn } from './order';
import { askForTokens, beginPost, castersOf, completeMovie } from './post';
import type { Take } from './take';
import type { Seat } from '../../engine/seats';
import type { After, Phase, State } from './types';

/** [47SCREENWRITER-2] The poster of the round is not known yet. */
export function isPosterOpen({ posters, round }: State): boolean {
  return posters.length < round;
}

/** [47SCREENWRITER-2] Nobody wrote: the top poster is the genre. */
export function revealTopPoster(take: Take): void {
  const [top, ...posterDeck] = take.state.posterDeck;
  if (top === undefined) throw new Error('The posters have run out');
  take.update({ posterDeck });
  showPoster(take, top);
}

/** [47TURN-1] [47SMALL-4] */
export function beginRound(take: Take, round: number): void {
  const { players } = take;
  const first = firstPlayer(take.state);
  const dice = take.state.dice.map((own, holder) =>
    holder < players ? own : own.map(() => roll(take.random)),
  );
  take.update({ round, first, turn: 0, dice, shoot: newShoot(players) });
  take.tell({ type: 'round-begun', round, first, ghostDice: dice.slice(players).flat() });
  if (ownerOf(take.state, 'screenwriter') === undefined) revealTopPoster(take);
  take.update({ phase: opening(take.state) });
}

/** What a round begins with, for whoever has the first turn. [47SCREENWRITER-2] */
function opening(state: State): Phase {
  const { first, hands } = state;
  const isAsked = isSmall(hands.length) && isPosterOpen(state);
  return isAsked && ownerOf(state, 'screenwriter') === first
    ? { kind: 'pitch', seat: first }
    : { kind: 'turn', seat: first };
}

/** [47SCREENWRITER-2] The owner does not write, or owns the job no more. */
export function endPitch(take: Take, seat: Seat): void {
  revealTopPoster(take);
  take.update({ phase: { kind: 'turn', seat } });
}

/** [47TURN-1] [47SMALL-1] The next turn, if any. */
function nextTurn(take: Take): Phase | undefined {
  const turn = take.state.turn + 1;
  take.update({ turn });
  return turn < take.players * each(take.players)
    ? { kind: 'turn', seat: seatOfTurn(take.state, turn) }
    : undefined;
}

/**
 * [47INFO-1] Private news was seen. It brings nothing new: where the movie would be made or cut at once, whoever looked is
 * asked first.
 */
export function noteSeen(take: Take, seat: Seat): void {
  const { phase } = take.state;
  if (phase.kind === 'dealing') {
    const waiting = phase.waiting.filter((other) => other !== seat);
    take.update({
      phase: waiting.length > 0 ? { kind: 'dealing', waiting } : opening(take.state),
    });
    return;
  }
  if (phase.kind !== 'looking') return;
  const { then } = phase;
  if (then.kind === 'last-call' && then.waiting.length === 0)
    take.update({ phase: { kind: 'last-call', waiting: [seat] } });
  else if (then.kind !== 'turn-over') goOn(take, then);
  else {
    const next = nextTurn(take);
    if (next === undefined && castersOf(take.state).length > 0) beginPost(take);
    else take.update({ phase: next ?? { kind: 'wrap', seat } });
  }
}

function endTurn(take: Take): void {
  const next = nextTurn(take);
  if (next === undefined) beginPost(take);
  else take.update({ phase: next });
}

/** Goes on when something that was begun is done. */
export function goOn(take: Take, then: After): void {
  switch (then.kind) {
    case 'turn-over':
      return endTurn(take);
    // Jobs may have been swapped meanwhile.
    case 'pitch':
      if (ownerOf(take.state, 'screenwriter') !== then.seat) return endPitch(take, then.seat);
      break;
    case 'encore':
      if (ownerOf(take.state, then.job) !== then.seat) return endTurn(take);
      break;
    case 'intermission':
      return take.update({ phase: { ...then, seat: firstPlayer(take.state) } });
    // Several may be spent while tokens and cards last.
    case 'tokens':
      return askForTokens(take, [then.seat, ...then.rest]);
    case 'last-call':
      if (then.waiting.length === 0) return completeMovie(take);
      break;
    default:
  }
  take.update({ phase: then });
}
