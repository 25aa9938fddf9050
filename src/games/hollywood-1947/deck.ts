import { type Seat, seatsOf } from '../../engine/seats';
import type { CardId } from './cards';
import { HAND_SIZE } from './numbers';
import { entryAt, replaced, type Take, without } from './take';
import type { Means } from './types';

/** [47DECK-1] Takes cards from the deck, made anew from the discards when it runs out. */
export function drawFrom(take: Take, count: number): readonly CardId[] {
  const cards: CardId[] = [];
  while (cards.length < count) {
    if (take.state.deck.length === 0) {
      if (take.state.discards.length === 0) break;
      const deck = take.random.shuffle(take.state.discards);
      take.update({ deck, discards: [], shown: [] });
      take.tell({ type: 'deck-made-anew', cards: deck.length, hidden: { deck } });
      for (const seat of seatsOf(take.players)) take.note(seat, { kind: 'deck-made-anew' });
    }
    const more = take.state.deck.slice(0, count - cards.length);
    cards.push(...more);
    take.update({ deck: take.state.deck.slice(more.length) });
  }
  return cards;
}

export function discard(take: Take, cards: readonly CardId[]): void {
  take.update({ discards: [...take.state.discards, ...cards] });
}

/** Draws into a hand. */
export function drawCards(take: Take, seat: Seat, count: number): void {
  const cards = drawFrom(take, count);
  if (cards.length === 0) return;
  const hand = [...entryAt(take.state.hands, seat), ...cards];
  take.update({ hands: replaced(take.state.hands, seat, hand) });
  take.tell({ type: 'cards-drawn', seat, count: cards.length, hidden: { cards } });
}

/** [47PREMIERE-3] */
export function drawUp(take: Take, seat: Seat): void {
  const missing = HAND_SIZE - entryAt(take.state.hands, seat).length;
  if (missing > 0) drawCards(take, seat, missing);
}

/** Takes cards out of a hand; where they go is the caller's business. */
export function takeFromHand(take: Take, seat: Seat, cards: readonly CardId[]): void {
  const hand = without(entryAt(take.state.hands, seat), cards);
  take.update({ hands: replaced(take.state.hands, seat, hand) });
}

export function discardFromHand(take: Take, seat: Seat, cards: readonly CardId[]): void {
  takeFromHand(take, seat, cards);
  discard(take, cards);
  take.note(seat, { kind: 'discarded', cards });
  take.tell({ type: 'cards-discarded', seat, count: cards.length, hidden: { cards } });
}

/** Cards go face down into the movie, counted for whoever put them in. */
export function addToMovie(take: Take, holder: number, cards: readonly CardId[], by: Means): void {
  const { movie, shoot } = take.state;
  const { [by]: counts } = shoot.added;
  const count = entryAt(counts, holder) + cards.length;
  take.update({ movie: [...movie, ...cards] });
  take.updateShoot({ added: { ...shoot.added, [by]: replaced(counts, holder, count) } });
}

/** A player's own cards go into the movie. */
export function playFromHand(take: Take, seat: Seat, cards: readonly CardId[], by: Means): void {
  takeFromHand(take, seat, cards);
  addToMovie(take, seat, cards, by);
  if (cards.length === 0) return;
  take.note(seat, { kind: 'played', cards });
  take.tell({ type: 'card-added', holder: seat, count: cards.length, hidden: { cards } });
}
