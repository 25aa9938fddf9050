import { entryAt } from '../../engine/lists';
import type { Seat, Viewer } from '../../engine/seats';
import type { OwnView, State, View } from './types';

function ownPart(state: State, seat: Seat): OwnView {
  return {
    news: entryAt(state.news, seat),
    objectives: entryAt(state.objectives, seat),
    bid: entryAt(state.bids, seat),
  };
}

/** [EPINFO-1] What everybody sees, and how much there is of the rest. Spelled out: spreading would be many times slower. */
export function viewOf(state: State, viewer: Viewer): View {
  const { decks } = state;
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
    viewer,
    newsSizes: state.news.map(({ length }) => length),
    objectiveSizes: state.objectives.map(({ length }) => length),
    deckSizes: {
      scripts: decks.scripts.length,
      actors: decks.actors.length,
      directors: decks.directors.length,
      news: decks.news.length,
    },
    awardDeckSize: state.awardDeck.length,
    ...(viewer === 'table' ? undefined : { own: ownPart(state, viewer) }),
  };
}
