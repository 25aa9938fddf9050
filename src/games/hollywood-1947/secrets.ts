import type { Secret } from '../../engine/game';
import type { Random } from '../../engine/random';
import type { Viewer } from '../../engine/seats';
import { CARD_IDS, type CardId, KIND_IDS, kindOf } from './cards';
import { entryAt, without } from './take';
import type { Hollywood1947, State } from './types';
import { drawerIn, viewOf } from './view';
import { isBetweenRounds, isCardPhase } from './phases';
import { cardsInPlay } from './setup';
import { guessChoice, guessLoyalties, ownInMovie } from './worlds';

type Hidden1947 = Secret<Hollywood1947>;

/** Changes cards for others of the deck: each card of `cards`, and each of the deck, becomes one of both. */
function mixedWithDeck(
  { deck }: State,
  cards: readonly CardId[],
  random: Random,
): { readonly renamed: (card: CardId) => CardId; readonly deck: readonly CardId[] } {
  const before = [...cards, ...deck];
  const names = new Map(random.shuffle(before).map((card, at) => [entryAt(before, at), card]));
  const renamed = (card: CardId): CardId => names.get(card) ?? card;
  return { renamed, deck: deck.map(renamed) };
}

function othersOf<Item>(items: readonly Item[], viewer: Viewer): readonly Item[] {
  return items.filter((_, seat) => seat !== viewer);
}

const hands: Hidden1947 = {
  name: "the others' hands",
  scramble(state, viewer, random) {
    const { renamed, deck } = mixedWithDeck(state, othersOf(state.hands, viewer).flat(), random);
    return {
      ...state,
      deck,
      hands: state.hands.map((hand) => hand.map(renamed)),
      choices: state.choices.map((choice) => choice.map(renamed)),
    };
  },
};

const choices: Hidden1947 = {
  name: 'what the others chose for the movie',
  scramble: (state, viewer, random) => ({
    ...state,
    choices: state.choices.map((choice, seat) =>
      seat === viewer ? choice : guessChoice(state, seat, entryAt(state.hands, seat), random),
    ),
  }),
};

const movie: Hidden1947 = {
  name: 'the cards in the movie',
  scramble(state, viewer, random) {
    const own =
      viewer === 'table' ? [] : ownInMovie(entryAt(state.notes, viewer), state.round, state.phase);
    const { renamed, deck } = mixedWithDeck(state, without(state.movie, own), random);
    return { ...state, deck, movie: random.shuffle(state.movie.map(renamed)) };
  },
};

/** The cards themselves of which a viewer may know that they lie among the discards. */
function knownInDiscards(state: State, viewer: Viewer): readonly CardId[] {
  const { phase, round, shown } = state;
  const notes = viewer === 'table' ? [] : entryAt(state.notes, viewer);
  const anew = notes.map(({ kind }) => kind).lastIndexOf('deck-made-anew');
  const cards = notes.slice(anew + 1).flatMap((note): readonly CardId[] => {
    if (note.kind === 'discarded') return note.cards;
    if (note.kind === 'saw-removed') return [note.card];
    const isOver = note.round < round || isBetweenRounds(phase);
    return note.kind === 'played' && isOver ? note.cards : [];
  });
  return [...new Set([...shown, ...cards])];
}

/** [47INFO-4] Which of the cards with a face it is. */
const titles: Hidden1947 = {
  name: 'titles of hidden cards',
  scramble(state, _viewer, random) {
    const told = [...state.shown, ...state.premieres.flatMap(({ cards }) => cards)];
    const names = new Map<CardId, CardId>();
    for (const kind of KIND_IDS) {
      const hidden = CARD_IDS.filter(
        (card) => kindOf(card) === kind && !told.includes(card),
      ).filter((card) => cardsInPlay(state.hands.length).includes(card));
      const mixed = random.shuffle(hidden);
      hidden.forEach((card, at) => names.set(card, entryAt(mixed, at)));
    }
    const renamed = (card: CardId): CardId => names.get(card) ?? card;
    const all = (cards: readonly CardId[]) => cards.map(renamed);
    return {
      ...state,
      hands: state.hands.map(all),
      choices: state.choices.map(all),
      ghosts: all(state.ghosts),
      deck: all(state.deck),
      discards: all(state.discards),
      movie: all(state.movie),
      drawn: isCardPhase(state.phase) ? all(state.drawn as readonly CardId[]) : state.drawn,
      notes: state.notes.map((notes) =>
        notes.map((note) => {
          if ('cards' in note) return { ...note, cards: all(note.cards) };
          return 'card' in note ? { ...note, card: renamed(note.card) } : note;
        }),
      ),
    };
  },
};

const discards: Hidden1947 = {
  name: 'the discards that nobody saw',
  scramble(state, viewer, random) {
    const known = knownInDiscards(state, viewer);
    const unseen = without(state.discards, known);
    const { renamed, deck } = mixedWithDeck(state, unseen, random);
    return { ...state, deck, discards: [...known, ...unseen.map(renamed)] };
  },
};

const ghosts: Hidden1947 = {
  name: 'the cards of ghosts not looked at',
  scramble(state, viewer, random) {
    const seen = viewOf(state, viewer).ghosts;
    const unseen = state.ghosts.filter((_, ghost) => seen[ghost] === 'hidden');
    const { renamed, deck } = mixedWithDeck(state, unseen, random);
    return { ...state, deck, ghosts: state.ghosts.map(renamed) };
  },
};

const drawn: Hidden1947 = {
  name: 'what somebody else has drawn to choose from',
  scramble(state, viewer, random) {
    const { phase } = state;
    if (drawerIn(phase) === viewer || state.drawn.length === 0) return state;
    const swapped = <Item>(deck: readonly Item[]) => {
      const size = state.drawn.length;
      const mixed = random.shuffle([...(state.drawn as unknown as readonly Item[]), ...deck]);
      return { drawn: mixed.slice(0, size), deck: mixed.slice(size) };
    };
    if (phase.kind === 'writing') {
      const { drawn: posters, deck: posterDeck } = swapped(state.posterDeck);
      return { ...state, drawn: posters, posterDeck };
    }
    if (phase.kind === 'dressing') {
      const { drawn: costumes, deck: costumeDeck } = swapped(state.costumeDeck);
      return { ...state, drawn: costumes, costumeDeck };
    }
    if (phase.kind === 'editing') {
      const { drawn: removed, deck: film } = swapped(state.movie);
      return { ...state, drawn: removed, movie: film };
    }
    return { ...state, ...swapped(state.deck) };
  },
};

const buried: Hidden1947 = {
  name: 'rejected posters',
  scramble(state, viewer, random) {
    const own = viewer === 'table' ? [] : entryAt(state.notes, viewer);
    const known = own.flatMap((note) => (note.kind === 'rejected-poster' ? note.poster : []));
    const unknown = without(state.buried, known);
    const mixed = random.shuffle([...unknown, ...state.posterDeck]);
    return {
      ...state,
      buried: [...known, ...mixed.slice(0, unknown.length)],
      posterDeck: mixed.slice(unknown.length),
    };
  },
};

/** [47INFO-1] Everything that is hidden from somebody, by name. */
export const SECRETS: readonly Hidden1947[] = [
  {
    name: 'generator',
    scramble: (state, _viewer, random) => ({ ...state, random: random.fork().state() }),
  },
  {
    name: 'loyalties',
    scramble: (state, viewer, random) => ({
      ...state,
      loyalties: guessLoyalties(viewOf(state, viewer), random),
    }),
  },
  hands,
  choices,
  movie,
  discards,
  ghosts,
  drawn,
  titles,
  {
    name: 'order of the deck',
    scramble: (state, _viewer, random) => ({ ...state, deck: random.shuffle(state.deck) }),
  },
  {
    name: 'order of the posters',
    scramble: (state, _viewer, random) => ({
      ...state,
      posterDeck: random.shuffle(state.posterDeck),
    }),
  },
  buried,
  {
    name: 'order of the costumes',
    scramble: (state, _viewer, random) => ({
      ...state,
      costumeDeck: random.shuffle(state.costumeDeck),
    }),
  },
  {
    name: "the others' notes",
    scramble: (state, viewer) => ({
      ...state,
      notes: state.notes.map((notes, seat) => (seat === viewer ? notes : [])),
    }),
  },
];
