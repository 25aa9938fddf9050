import type { Random } from '../../engine/random';
import type { Viewer } from '../../engine/seats';
import { cardOf, MOVIE_CARDS, STAR_DECK_CARDS } from './cards';
import { roundsOf } from './studio';
import {
  type ByGenre,
  type CardId,
  type Genre,
  GENRES,
  type PublicState,
  type Rating,
  type State,
  type Undealt,
  type View,
} from './types';

function publicPart(state: PublicState): PublicState {
  const { options, round, first, columns, studios, aside, phase } = state;
  return { options, round, first, columns, studios, aside, phase };
}

function byGenre(count: (genre: Genre) => number): ByGenre<number> {
  return { horror: count('horror'), action: count('action'), romcom: count('romcom') };
}

/** [INFO-2] What is still undealt, as a count of each kind: the order of the decks does not come into it. */
function countKinds(undealt: readonly CardId[]): Undealt {
  const cards = undealt.map(cardOf);
  const films = cards.flatMap((card) => (card.kind === 'film' ? card : []));
  const stars = cards.flatMap((card) => (card.kind === 'star' ? card : []));
  const starsRated = (rating: Rating) => stars.filter((star) => star.rating === rating).length;
  return {
    films: byGenre((genre) => films.filter((film) => film.genre === genre).length),
    awards: byGenre((genre) => films.filter((film) => film.genre === genre && film.award).length),
    blockbusters: cards.filter(({ kind }) => kind === 'blockbuster').length,
    stars: { 1: starsRated(1), 2: starsRated(2), 3: starsRated(3) },
  };
}

/** [INFO-1] All is public but for the order of the decks (and the generator that will shuffle the next deals). */
export function viewOf(state: State, viewer: Viewer): View {
  return {
    ...publicPart(state),
    viewer,
    rounds: roundsOf(state.studios.length),
    undealt: countKinds([...state.movieDeck, ...state.starDeck]),
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
  return {
    ...publicPart(view),
    movieDeck: undealt(MOVIE_CARDS),
    starDeck: undealt(STAR_DECK_CARDS),
    random: random.fork().state(),
  };
}
