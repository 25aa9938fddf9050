import type { PublicState, State } from './types';

/** What nobody sees whole. */
type Hidden = Omit<State, keyof PublicState>;

/** A state of its own. It names every field, so that all states have one shape in memory: spreading is many times slower. */
export function stateOf(open: PublicState, hidden: Hidden): State {
  return {
    options: open.options,
    stage: open.stage,
    round: open.round,
    first: open.first,
    current: open.current,
    turn: open.turn,
    studios: open.studios,
    money: open.money,
    isBankrupt: open.isBankrupt,
    spaces: open.spaces,
    productions: open.productions,
    movies: open.movies,
    ownDirectors: open.ownDirectors,
    abilities: open.abilities,
    revealed: open.revealed,
    winsTie: open.winsTie,
    tracks: open.tracks,
    bigAwards: open.bigAwards,
    openAwards: open.openAwards,
    discardedAwards: open.discardedAwards,
    releases: open.releases,
    quietRounds: open.quietRounds,
    isQuiet: open.isQuiet,
    phase: open.phase,
    random: hidden.random,
    news: hidden.news,
    objectives: hidden.objectives,
    objectiveBox: hidden.objectiveBox,
    decks: hidden.decks,
    discards: hidden.discards,
    awardDeck: hidden.awardDeck,
    awardBox: hidden.awardBox,
    bids: hidden.bids,
  };
}
