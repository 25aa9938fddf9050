import type { State, Studio } from './types';

/*
 * Copies with changes. They name every field, so that all states and all studios have one shape in memory: spreading
 * objects of many shapes made a move four times slower.
 */

export function updateState(state: State, changes: Partial<State>): State {
  return {
    options: state.options,
    random: changes.random ?? state.random,
    movieDeck: changes.movieDeck ?? state.movieDeck,
    starDeck: changes.starDeck ?? state.starDeck,
    round: changes.round ?? state.round,
    first: changes.first ?? state.first,
    columns: changes.columns ?? state.columns,
    studios: changes.studios ?? state.studios,
    aside: changes.aside ?? state.aside,
    phase: changes.phase ?? state.phase,
  };
}

export function updateStudio(studio: Studio, changes: Partial<Studio>): Studio {
  return {
    reels: changes.reels ?? studio.reels,
    clapBoard: changes.clapBoard ?? studio.clapBoard,
    doubleReel: changes.doubleReel ?? studio.doubleReel,
    blockbusters: changes.blockbusters ?? studio.blockbusters,
    projects: changes.projects ?? studio.projects,
    movies: changes.movies ?? studio.movies,
    lostStars: changes.lostStars ?? studio.lostStars,
  };
}
