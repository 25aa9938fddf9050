import type { Random } from '../../engine/random';
import type { Viewer } from '../../engine/seats';
import { ALL_CARDS, MOVIE_CARDS, STAR_DECK_CARDS } from './cards';
import { roundsOf } from './studio';
import {
  type Card,
  type CardId,
  type Genre,
  GENRES,
  type State,
  type Undealt,
  type View,
} from './types';

/** One number for each kind of card that players can tell apart; every view counts the undealt cards by it. */
const KINDS = ALL_CARDS.map(kindOf).filter((kind, index, kinds) => kinds.indexOf(kind) === index);
const KIND_INDEX = new Map(ALL_CARDS.map((card) => [card.id, KINDS.indexOf(kindOf(card))]));

function kindOf(card: Card): string {
  if (card.kind === 'film') return `${card.genre}${card.award ? ' award' : ''}`;
  return card.kind === 'star' ? `star ${card.rating}` : card.kind;
}

/** [INFO-2] What is still undealt, as a count of each kind: the order of the decks does not come into it. */
function countUndealt(...decks: readonly (readonly CardId[])[]): Undealt {
  const counts = KINDS.map(() => 0);
  for (const deck of decks) {
    for (const id of deck) {
      const kind = KIND_INDEX.get(id) ?? 0;
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
  }
  const count = (kind: string) => counts[KINDS.indexOf(kind)] ?? 0;
  const awards = (genre: Genre) => count(`${genre} award`);
  const films = (genre: Genre) => count(genre) + awards(genre);
  return {
    films: { horror: films('horror'), action: films('action'), romcom: films('romcom') },
    awards: { horror: awards('horror'), action: awards('action'), romcom: awards('romcom') },
    blockbusters: count('blockbuster'),
    stars: { 1: count('star 1'), 2: count('star 2'), 3: count('star 3') },
  };
}

/** [INFO-1] All is public but for the order of the decks (and the generator that will shuffle the next deals). */
export function viewOf(state: State, viewer: Viewer): View {
  return {
    options: state.options,
    round: state.round,
    first: state.first,
    columns: state.columns,
    studios: state.studios,
    aside: state.aside,
    phase: state.phase,
    viewer,
    rounds: roundsOf(state.studios.length),
    undealt: countUndealt(state.movieDeck, state.starDeck),
  };
}

/** Every card that has been dealt: on the board, with a player, or set aside. */
function dealtCards(view: View): ReadonlySet<CardId> {
  const { columns, studios, aside } = view;
  return new Set([
    ...aside,
    ...columns.flatMap(({ cards }) => cards),
    ...studios.flatMap(({ blockbusters, projects, movies, lostStars }) => [
      ...blockbusters,
      ...lostStars,
      ...GENRES.flatMap((genre) => projects[genre]),
      ...movies.flatMap(({ star, films }) => [star, ...films]),
    ]),
  ]);
}

/** A state that is possible given the view: the cards not dealt yet, in some order, and another generator. */
export function determinize(view: View, random: Random): State {
  const dealt = dealtCards(view);
  const undealt = (cards: readonly { readonly id: CardId }[]) =>
    random.shuffle(cards.flatMap(({ id }) => (dealt.has(id) ? [] : id)));
  const { viewer: _viewer, rounds: _rounds, undealt: _counts, ...open } = view;
  return {
    ...open,
    movieDeck: undealt(MOVIE_CARDS),
    starDeck: undealt(STAR_DECK_CARDS),
    random: random.fork().state(),
  };
}
