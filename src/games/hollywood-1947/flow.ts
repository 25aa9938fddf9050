import { roll } from './dice';
import { showPoster } from './effects';
import { firstPlayer, ownerOf } from './jobs';
import { each } from './numbers';
import { newShoot, seatOfTurn, turnOrder } from './order';
import { beginPost } from './post';
import type { Take } from './take';
import type { After, State } from './types';

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

/** [47TURN-1] [47SMALL-1] The next turn; after the last one the movie is made. */
function endTurn(take: Take): void {
  const turn = take.state.turn + 1;
  take.update({ turn });
  if (turn < take.players * each(take.players)) {
    take.update({ phase: { kind: 'turn', seat: seatOfTurn(take.state, turn) } });
    return;
  }
  const waiting = turnOrder(take.state).filter(
    (seat) => (take.state.costumes[seat] ?? []).length > 0,
  );
  goOn(take, { kind: 'last-call', waiting });
}

/** Goes on when something that was begun is done. */
export function goOn(take: Take, then: After): void {
  if (then.kind === 'turn-over') endTurn(take);
  else if (then.kind === 'last-call' && then.waiting.length === 0) beginPost(take);
  // Jobs may have been swapped meanwhile.
  else if (then.kind === 'intermission')
    take.update({ phase: { ...then, seat: firstPlayer(take.state) } });
  else take.update({ phase: then });
}
