import { roll } from './dice';
import { showPoster } from './effects';
import { firstPlayer, ownerOf } from './jobs';
import { each } from './numbers';
import { newShoot, seatOfTurn, turnOrder } from './order';
import { askForTokens, beginPost, castersOf } from './post';
import type { Take } from './take';
import type { Seat } from '../../engine/seats';
import type { After, State, WaitPhase } from './types';

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
  take.update({ phase: { kind: 'turn', seat: first } });
}

/**
 * [47INFO-1] Private news was seen. It brings nothing new: where the movie would be made at once, because nobody has a
 * costume or a star, whoever looked is asked at the last call first.
 */
export function noteSeen(take: Take, seat: Seat): void {
  const { phase } = take.state;
  if (phase.kind === 'dealing') {
    const waiting = phase.waiting.filter((other) => other !== seat);
    take.update({
      phase:
        waiting.length > 0
          ? { kind: 'dealing', waiting }
          : { kind: 'turn', seat: take.state.first },
    });
  } else if (phase.kind === 'looking') {
    const next = phase.then.kind === 'turn-over' ? afterTurn(take) : phase.then;
    const isMade =
      next.kind === 'last-call' && next.waiting.length === 0 && castersOf(take.state).length === 0;
    goOn(take, isMade ? { kind: 'last-call', waiting: [seat] } : next);
  }
}

/** [47TURN-1] [47SMALL-1] The next turn; after the last one the movie is made. */
function afterTurn(take: Take): WaitPhase {
  const turn = take.state.turn + 1;
  take.update({ turn });
  if (turn < take.players * each(take.players))
    return { kind: 'turn', seat: seatOfTurn(take.state, turn) };
  const waiting = turnOrder(take.state).filter(
    (seat) => (take.state.costumes[seat] ?? []).length > 0,
  );
  return { kind: 'last-call', waiting };
}

/** Goes on when something that was begun is done. */
export function goOn(take: Take, then: After): void {
  if (then.kind === 'turn-over') goOn(take, afterTurn(take));
  else if (then.kind === 'last-call' && then.waiting.length === 0) beginPost(take);
  // Several may be spent while tokens and cards last.
  else if (then.kind === 'tokens') askForTokens(take, [then.seat, ...then.rest]);
  // Jobs may have been swapped meanwhile.
  else if (then.kind === 'intermission')
    take.update({ phase: { ...then, seat: firstPlayer(take.state) } });
  else take.update({ phase: then });
}
