import type { Seat } from '../../engine/seats';
import type { CardId, CostumeId, Kind, PosterId } from './cards';
import { discard, discardFromHand, playFromHand } from './deck';
import { costumeReceivers, showPoster } from './effects';
import { cardsWith } from './faces';
import { goOn } from './flow';
import { entryAt, replaced, type Take, without } from './take';
import type { Action, DrawnId, Phase, PublicState } from './types';

/** [47COSTUME-1] */
export function legalDressing(table: PublicState, drawn: readonly DrawnId[]): readonly Action[] {
  const receivers = costumeReceivers(table.costumeRounds, table.round);
  return drawn.flatMap((costume) =>
    receivers.map((to): Action => ({ type: 'dress', costume: costume as CostumeId, to })),
  );
}

/** [47SCREENWRITER-1] */
export function keepPoster(take: Take, seat: Seat, poster: PosterId): void {
  const posters = without(take.state.drawn as readonly PosterId[], [poster]);
  take.update({ drawn: [], buried: [...take.state.buried, ...posters] });
  for (const rejected of posters) take.note(seat, { kind: 'rejected-poster', poster: rejected });
  take.tell({ type: 'poster-buried', seat, hidden: { posters } });
  take.remember(seat, { kind: 'kept-poster', poster });
  showPoster(take, poster, seat);
  goOn(take, { kind: 'turn-over' });
}

/** [47COMPOSER-1] */
export function composeWith(take: Take, seat: Seat, face: Kind): void {
  const drawn = take.state.drawn as readonly CardId[];
  const [card] = cardsWith(drawn, [face]);
  if (card === undefined) return;
  const cards = without(drawn, [card]);
  take.update({ drawn: [], movie: [...take.state.movie, card] });
  discard(take, cards);
  take.note(seat, { kind: 'played', cards: [card] });
  take.note(seat, { kind: 'discarded', cards });
  take.tell({ type: 'composed', seat, hidden: { cards: [card] } });
  goOn(take, { kind: 'turn-over' });
}

/** [47COSTUME-1] */
export function dressUp(take: Take, seat: Seat, costume: CostumeId, to: Seat): void {
  const { costumes, costumeRounds, round, costumeDeck } = take.state;
  const rejected = without(take.state.drawn as readonly CostumeId[], [costume]);
  take.update({
    drawn: [],
    costumeDeck: [...costumeDeck, ...rejected],
    costumes: replaced(costumes, to, [...entryAt(costumes, to), costume]),
    costumeRounds: replaced(costumeRounds, to, round),
  });
  for (const other of rejected) take.note(seat, { kind: 'rejected-costume', costume: other });
  take.tell({ type: 'costume-given', seat, to, costume, hidden: { costumes: rejected } });
  goOn(take, { kind: 'turn-over' });
}

/** [47ACTRESS-1] [47ACTOR-1] */
export function discardAfterDrawing(
  take: Take,
  phase: Extract<Phase, { kind: 'exchanging' }>,
  faces: readonly Kind[],
): void {
  const hand = entryAt(take.state.hands, phase.seat);
  discardFromHand(take, phase.seat, cardsWith(hand, faces));
  goOn(take, phase.then);
}

/** [47POST-2] The card that a token or a tuxedo adds. */
export function putIn(take: Take, phase: Extract<Phase, { kind: 'adding' }>, face: Kind): void {
  const hand = entryAt(take.state.hands, phase.seat);
  playFromHand(take, phase.seat, cardsWith(hand, [face]), phase.by);
  goOn(take, phase.then);
}
