import type { State } from './types';

/** A copy. It names every field, so that all states have one shape in memory: spreading is many times slower. */
export function copyOf(state: State): State {
  return {
    options: state.options,
    stage: state.stage,
    round: state.round,
    first: state.first,
    current: state.current,
    turn: state.turn,
    studios: state.studios,
    money: state.money,
    isBankrupt: state.isBankrupt,
    spaces: state.spaces,
    productions: state.productions,
    movies: state.movies,
    ownDirectors: state.ownDirectors,
    abilities: state.abilities,
    revealed: state.revealed,
    tracks: state.tracks,
    discards: state.discards,
    bigAwards: state.bigAwards,
    openAwards: state.openAwards,
    discardedAwards: state.discardedAwards,
    releases: state.releases,
    quietRounds: state.quietRounds,
    isQuiet: state.isQuiet,
    phase: state.phase,
    random: state.random,
    news: state.news,
    objectives: state.objectives,
    objectiveBox: state.objectiveBox,
    decks: state.decks,
    awardDeck: state.awardDeck,
    awardBox: state.awardBox,
    bids: state.bids,
  };
}
