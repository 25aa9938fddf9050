import { entryAt } from '../../engine/lists';
import type { Seat, Viewer } from '../../engine/seats';
import type { Decks, OwnView, State, View } from './types';

/** [EPMOGUL-1] The next award, while the seat looks at it. */
function lookedAt({ phase, awardDeck }: State, seat: Seat): Pick<OwnView, 'award'> {
  const [award] = awardDeck;
  return phase.kind === 'previewing' && phase.seat === seat && award !== undefined ? { award } : {};
}

function ownPart(state: State, seat: Seat): OwnView {
  return {
    news: entryAt(state.news, seat),
    objectives: entryAt(state.objectives, seat),
    bid: entryAt(state.bids, seat),
    ...lookedAt(state, seat),
  };
}

function sizesOf({ scripts, actors, directors, news }: Decks): View['deckSizes'] {
  return {
    scripts: scripts.length,
    actors: actors.length,
    directors: directors.length,
    news: news.length,
  };
}

/** [EPINFO-1] What everybody sees, and how much there is of the rest. Spelled out: spreading would be many times slower. */
export function viewOf(state: State, viewer: Viewer): View {
  const { decks, discards } = state;
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
    winsTie: state.winsTie,
    tracks: state.tracks,
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
    deckSizes: sizesOf(decks),
    discardSizes: sizesOf(discards),
    awardDeckSize: state.awardDeck.length,
    ...(viewer === 'table' ? undefined : { own: ownPart(state, viewer) }),
  };
}
