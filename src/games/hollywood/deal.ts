import { type Random, randomFrom, randomFromSeed } from '../../engine/random';
import { nextSeat, type Seat, seatAt, seatsOf } from '../../engine/seats';
import type { Seed } from '../../engine/seed';
import type { Step } from '../../engine/game';
import { EMPTY_BOARD, layOut } from './board';
import { MOVIE_CARDS, STAR_DECK_CARDS } from './cards';
import { newStudio, reelsEach } from './studio';
import type { Hollywood, Options, State } from './types';
import { updateState, updateStudio } from './update';

/** [DEAL-1] What each round takes from the two decks. */
export const STARS_PER_ROUND = 3;
const MOVIES_PER_ROUND = 11;

/** Deals the round that `state` names to a board that is empty. */
function dealRound(state: State, random: Random): Step<Hollywood> {
  const stars = state.starDeck.slice(0, STARS_PER_ROUND);
  const movies = state.movieDeck.slice(0, MOVIES_PER_ROUND);
  const columns = layOut(random.shuffle([...stars, ...movies]));
  const reels = reelsEach(state.studios.length);
  return {
    state: updateState(state, {
      random: random.state(),
      starDeck: state.starDeck.slice(STARS_PER_ROUND),
      movieDeck: state.movieDeck.slice(MOVIES_PER_ROUND),
      columns,
      // [DEAL-3] Reels come back, studio cards that were played do not.
      studios: state.studios.map((studio) => updateStudio(studio, { reels })),
      phase: { kind: 'placing', seat: state.first, owed: 0 },
    }),
    events: [
      {
        type: 'round-dealt',
        round: state.round,
        first: state.first,
        columns: columns.map(({ cards }) => cards),
      },
    ],
  };
}

/** [SETUP-2] [SETUP-3] Both decks are shuffled once, and the first player is drawn. */
export function setup(options: Options, seats: number, seed: Seed): Step<Hollywood> {
  const random = randomFromSeed(seed, 'hollywood');
  const movieDeck = random.shuffle(MOVIE_CARDS.map(({ id }) => id));
  const starDeck = random.shuffle(STAR_DECK_CARDS.map(({ id }) => id));
  // Drawn even when the table has chosen, so that the same seed deals the same cards either way.
  const drawn = seatAt(random.int(seats));
  const first = options.firstSeat ?? drawn;
  const studios = seatsOf(seats).map(() => newStudio(seats));
  const empty: State = {
    options,
    random: random.state(),
    movieDeck,
    starDeck,
    round: 1,
    first,
    columns: EMPTY_BOARD,
    studios,
    aside: [],
    phase: { kind: 'dealing', seat: first },
  };
  return dealRound(empty, random);
}

/** [NEXT-1] The next round begins with the player on the left of the last first player. */
export function firstOfNextRound(state: State): Seat {
  return nextSeat(state.first, state.studios.length);
}

/** [DEAL-1] The next round. */
export function dealNextRound(state: State): Step<Hollywood> {
  const next = updateState(state, { round: state.round + 1, first: firstOfNextRound(state) });
  return dealRound(next, randomFrom(state.random));
}
