import { seatsOf } from '../../../src/engine/seats';
import { Repetitions } from '../../../src/games/hollywood-1947/bots/deed-evidence';
import { deckColours } from '../../../src/games/hollywood-1947/bots/beliefs';
import {
  ONESELF,
  type Telling,
  TELLINGS,
  tellingsOf,
} from '../../../src/games/hollywood-1947/bots/evidence';
import { loyaltyWorlds } from '../../../src/games/hollywood-1947/bots/loyalty-worlds';
import { saidBy } from '../../../src/games/hollywood-1947/bots/movie-evidence';
import { STANCES, stanceOf, swayBefore } from '../../../src/games/hollywood-1947/bots/stances';
import { hollywood1947 } from '../../../src/games/hollywood-1947/game';
import type { State, View } from '../../../src/games/hollywood-1947/types';
import { LOYALTIES } from '../../../src/games/hollywood-1947/vocabulary';

const COLUMNS = ONESELF + 1;

/** Where the weights of what is learned stand in a list: those of movies and of claims first, then one for each cell. */
export const MOVIES = 0;
export const CLAIMS = 1;
const DEEDS = 2;
export const WEIGHTS = DEEDS + TELLINGS.length * STANCES * COLUMNS;

export function placeOf(kind: number, stance: number, column: number): number {
  return DEEDS + (kind * STANCES + stance) * COLUMNS + column;
}

/** What somebody could know after a movie, and which deal of the loyalties was the true one. */
export interface Lesson {
  readonly truth: number;
  /** For each deal: the logarithm of its ways, what movies and claims say, and what was done by whom to whom. */
  readonly ways: readonly number[];
  readonly movies: readonly number[];
  readonly claims: readonly number[];
  readonly deals: readonly (readonly number[])[];
  readonly tellings: readonly (Telling & { readonly fresh: number })[];
}

/** The view after so many movies of a match that is over. */
function viewAfter(end: State, viewer: number, movies: number): View {
  const round = end.premieres[movies - 1]?.round ?? 0;
  const [seat] = seatsOf(end.hands.length).filter((one) => one === viewer);
  return hollywood1947.view(
    {
      ...end,
      phase: { kind: 'intermission', seat: 0 },
      premieres: end.premieres.slice(0, movies),
      deeds: end.deeds.filter((deed) => deed.round <= round),
      claims: end.claims.filter(({ after }) => after <= movies),
    },
    seat ?? 'table',
  );
}

function lessonFrom(view: View, loyalties: readonly number[]): Lesson {
  const worlds = loyaltyWorlds(view);
  const deck = deckColours(view.handSizes.length);
  const movies = worlds.map(() => 0);
  const claims = worlds.map(() => 0);
  view.premieres.forEach((premiere, number) => {
    const said = saidBy(view, number, premiere, worlds, deck);
    worlds.forEach((_, index) => {
      movies[index] = (movies[index] ?? 0) + (said.movie[index] ?? 0);
      claims[index] = (claims[index] ?? 0) + (said.claims[index] ?? 0);
    });
  });
  const repetitions = new Repetitions();
  const tellings = view.deeds.flatMap((deed) =>
    tellingsOf(deed, swayBefore(view.premieres, deed.round)).flatMap((telling) => {
      const fresh = repetitions.next(telling);
      const isOpen = telling.seat !== view.viewer && telling.whom < view.handSizes.length;
      return isOpen ? [{ ...telling, fresh }] : [];
    }),
  );
  const truth = worlds.findIndex((world) =>
    world.loyalties.every((loyalty, seat) => loyalty === loyalties[seat]),
  );
  const ways = worlds.map((world) => Math.log(world.ways));
  return { truth, ways, movies, claims, tellings, deals: worlds.map((world) => world.loyalties) };
}

/** What those who are no communists could learn, movie by movie, from matches that are over. */
export function lessonsFrom(ends: readonly State[]): readonly Lesson[] {
  return ends.flatMap((end) => {
    const loyalties = end.loyalties.map((loyalty) => LOYALTIES.indexOf(loyalty));
    return end.premieres.slice(1).flatMap((_, movies) =>
      seatsOf(end.hands.length)
        .filter((seat) => end.loyalties[seat] !== 'communist')
        // Neighbours see nearly the same: every other one will do.
        .filter((seat) => (seat + movies) % 2 === 0)
        .map((seat) => lessonFrom(viewAfter(end, seat, movies + 1), loyalties)),
    );
  });
}

/** The places of the cells that a deal puts each telling into. */
export function cellsOf({ tellings }: Lesson, deal: readonly number[]): readonly number[] {
  return tellings.map(({ kind, seat, whom, sway }) =>
    placeOf(
      TELLINGS.indexOf(kind),
      stanceOf(deal[seat] ?? 0, sway),
      whom === seat ? ONESELF : (deal[whom] ?? 0),
    ),
  );
}
