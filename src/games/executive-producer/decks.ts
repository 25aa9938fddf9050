import type { Take } from './take';
import type { CardOf, DeckName, Decks, State } from './types';

function withPile<All extends Decks, Name extends DeckName>(
  decks: All,
  name: Name,
  pile: readonly CardOf<Name>[],
): All {
  return { ...decks, [name]: pile };
}

/** Whether there is anything to draw, in the deck or among the discards that it is made anew from. */
export function hasCardsFor({ decks, discards }: State, name: DeckName): boolean {
  return decks[name].length + discards[name].length > 0;
}

/** Takes cards from a deck, which is made anew from its discards when it runs out. [EPMARKET-1] */
export function drawFrom<Name extends DeckName>(
  take: Take,
  name: Name,
  count: number,
): readonly CardOf<Name>[] {
  const cards: CardOf<Name>[] = [];
  while (cards.length < count) {
    if (take.state.decks[name].length === 0 && !makeAnew(take, name)) break;
    const deck: readonly CardOf<Name>[] = take.state.decks[name];
    const more = deck.slice(0, count - cards.length);
    cards.push(...more);
    take.update({ decks: withPile(take.state.decks, name, deck.slice(more.length)) });
  }
  return cards;
}

/** Whether there was anything to make it from. */
function makeAnew(take: Take, name: DeckName): boolean {
  const discards: readonly CardOf<DeckName>[] = take.state.discards[name];
  if (discards.length === 0) return false;
  const deck = take.random.shuffle(discards);
  take.update({
    decks: withPile(take.state.decks, name, deck),
    discards: withPile(take.state.discards, name, []),
  });
  take.tell({ type: 'deck-made-anew', deck: name, cards: deck.length, hidden: { deck } });
  return true;
}

export function discardTo<Name extends DeckName>(
  take: Take,
  name: Name,
  cards: readonly CardOf<Name>[],
): void {
  const pile: readonly CardOf<Name>[] = take.state.discards[name];
  take.update({ discards: withPile(take.state.discards, name, [...pile, ...cards]) });
}
