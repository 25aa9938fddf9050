import type { Secret } from '../../engine/game';
import { seatAt, type Viewer } from '../../engine/seats';
import type { DeckName, ExecutiveProducer, State } from './types';
import { guessBid, guessObjectives } from './worlds';

type Hidden = Secret<ExecutiveProducer>;

const news: Hidden = {
  name: "the others' News",
  scramble(state, viewer, random) {
    const others = state.news.filter((_, seat) => seat !== viewer).flat();
    const mixed = random.shuffle([...others, ...state.decks.news]);
    let dealt = 0;
    return {
      ...state,
      news: state.news.map((hand, seat) =>
        seat === viewer ? hand : mixed.slice(dealt, (dealt += hand.length)),
      ),
      decks: { ...state.decks, news: mixed.slice(dealt) },
    };
  },
};

const objectives: Hidden = {
  name: "the others' objectives",
  scramble: (state, viewer, random) => ({
    ...state,
    ...guessObjectives(
      state,
      state.objectives.map(({ length }) => length),
      ownAlone(state, viewer),
      random,
    ),
  }),
};

function ownAlone(state: State, viewer: Viewer) {
  return state.objectives.map((own, seat) => (seat === viewer ? own : undefined));
}

/** [EPRELEASE-6] What was discarded lies face down. */
function piles(name: DeckName): Hidden {
  return {
    name: `cards in the deck and among the discards of ${name}`,
    scramble(state, _viewer, random) {
      const { decks, discards } = state;
      const mixed = random.shuffle<string>([...decks[name], ...discards[name]]);
      const size = discards[name].length;
      return {
        ...state,
        decks: { ...decks, [name]: mixed.slice(size) },
        discards: { ...discards, [name]: mixed.slice(0, size) },
      };
    },
  };
}

/** [EPINFO-1] Everything that is hidden from somebody, by name. */
export const SECRETS: readonly Hidden[] = [
  {
    name: 'generator',
    scramble: (state, _viewer, random) => ({ ...state, random: random.fork().state() }),
  },
  news,
  objectives,
  {
    name: 'objectives that nobody has',
    scramble: (state, _viewer, random) => ({
      ...state,
      objectiveBox: random.shuffle(state.objectiveBox),
    }),
  },
  {
    name: 'bids that are not shown yet',
    scramble: (state, viewer, random) => ({
      ...state,
      bids: state.bids.map((bid, seat) =>
        seat === viewer ? bid : guessBid(state, seatAt(seat), random),
      ),
    }),
  },
  piles('scripts'),
  piles('actors'),
  piles('directors'),
  piles('news'),
  {
    name: 'awards face down, and those not in the match',
    scramble(state, viewer, random) {
      const { phase } = state;
      const isSeen = phase.kind === 'previewing' && phase.seat === viewer;
      const seen = state.awardDeck.slice(0, isSeen ? 1 : 0);
      const hidden = [...state.awardDeck.slice(seen.length), ...state.awardBox];
      const mixed = [...seen, ...random.shuffle(hidden)];
      const size = state.awardDeck.length;
      return { ...state, awardDeck: mixed.slice(0, size), awardBox: mixed.slice(size) };
    },
  },
];
