import { findAction } from '../../../engine/game';
import type { Random } from '../../../engine/random';
import { nextSeat, type Seat } from '../../../engine/seats';
import { claimsOf } from '../board';
import { receive } from '../claims';
import { starOf } from '../cards';
import { scoreOf } from '../scoring';
import { projectsOf, studioOf, withMovie, withStudio } from '../studio';
import type {
  Action,
  CardId,
  Claim,
  Column,
  ColumnIndex,
  Genre,
  MovieScore,
  Studio,
  View,
} from '../types';
import { type Ending, type Insight, lookInto, type Option } from './insight';
import { LEVEL_TABLE } from './levels';

/** What a movie would be worth as things stand. */
export type Worth = Pick<MovieScore, 'size' | 'rating' | 'points'>;

/** What the card that a reel ends on would do for its owner, the other reels staying where they are. */
export type Gain =
  | { readonly kind: 'blockbuster' }
  | { readonly kind: 'project-begun'; readonly genre: Genre }
  | { readonly kind: 'project-grown'; readonly genre: Genre; readonly films: number }
  | { readonly kind: 'movie-made'; readonly genre: Genre; readonly worth: Worth }
  | { readonly kind: 'star-lost' };

/** What a player had best do, and why, as data: the screens have the words. */
export type Hint =
  | {
      readonly kind: 'place';
      readonly column: ColumnIndex;
      /** Where the reel probably ends, and what comes of it; absent when the search cannot tell. */
      readonly ending?: Ending & { readonly gain: Gain };
    }
  /** Waiting is better: the best column for a reel now, and the chances to win with the Clap Board and without. */
  | {
      readonly kind: 'clap';
      readonly column: ColumnIndex;
      readonly chance: number;
      readonly chanceNow: number;
    }
  /** The columns for the two reels, as far as the search has looked. */
  | { readonly kind: 'double'; readonly columns: readonly ColumnIndex[] }
  | {
      readonly kind: 'assign';
      readonly project: Genre;
      readonly worth: Worth;
      readonly kept: readonly Genre[];
    }
  /** There is one column left, and nothing else to do. */
  | { readonly kind: 'only'; readonly column: ColumnIndex };

/** What a hint says to do. */
export function actionOfHint(hint: Hint): Action {
  switch (hint.kind) {
    case 'place':
    case 'only':
      return { type: 'place', column: hint.column };
    case 'clap':
    case 'double':
      return { type: hint.kind };
    case 'assign':
      return { type: 'assign', project: hint.project };
  }
}

/** The movie that a star would make of a project, counted as the rules count it. */
function movieOf(view: View, seat: Seat, studio: Studio, genre: Genre, star: CardId): Worth {
  const studios = withStudio(view.studios, seat, withMovie(studio, genre, star));
  const { movies } = scoreOf({ ...view, studios }, seat);
  const made = movies[movies.length - 1];
  const { size = 0, rating = starOf(star).rating, points = 0 } = made ?? {};
  return { size, rating, points };
}

/** The project that a star makes most of. Not all that the search weighs, but what can be said in a word. */
function bestProject(view: View, seat: Seat, studio: Studio, star: CardId): Genre | undefined {
  const worthOf = (genre: Genre): number => {
    const { points, size } = movieOf(view, seat, studio, genre, star);
    return 1000 * points + size;
  };
  return projectsOf(studio)
    .slice()
    .sort((one, other) => worthOf(other) - worthOf(one))[0];
}

interface Taken {
  readonly studio: Studio;
  readonly gain: Gain;
}

function take(view: View, seat: Seat, studio: Studio, claim: Claim): Taken {
  const received = receive(studio, claim);
  if (received !== undefined && received.result.kind !== 'movie-made')
    return { studio: received.studio, gain: received.result };
  const genre =
    received?.result.kind === 'movie-made'
      ? received.result.movie.genre
      : bestProject(view, seat, studio, claim.card);
  // A star that waits has projects to choose from.
  if (genre === undefined) return { studio, gain: { kind: 'star-lost' } };
  const worth = movieOf(view, seat, studio, genre, claim.card);
  return {
    studio: withMovie(studio, genre, claim.card),
    gain: { kind: 'movie-made', genre, worth },
  };
}

/** The column with the player's reel in it and, over it, as many others as will push it to where it ends. */
function columnAtTheEnd(column: Column, seat: Seat, other: Seat, bumps: number): Column {
  return { ...column, reels: [...column.reels, seat, ...new Array<Seat>(bumps).fill(other)] };
}

/** What the player gets from the card, after those of their reels that come before it. */
function gainOf(view: View, seat: Seat, index: ColumnIndex, { card, bumps }: Ending): Gain {
  const { columns, options, studios } = view;
  const other = nextSeat(seat, studios.length);
  const expected = columns.map((column, at) =>
    at === index ? columnAtTheEnd(column, seat, other, bumps) : column,
  );
  let studio = studioOf(studios, seat);
  for (const claim of claimsOf(expected, options.claimOrder).claims) {
    if (claim.seat !== seat) continue;
    const taken = take(view, seat, studio, claim);
    if (claim.card === card) return taken.gain;
    studio = taken.studio;
  }
  return { kind: 'star-lost' };
}

function hintToPlace(view: View, seat: Seat, column: ColumnIndex, ending?: Ending): Hint {
  if (ending === undefined) return { kind: 'place', column };
  return { kind: 'place', column, ending: { ...ending, gain: gainOf(view, seat, column, ending) } };
}

function columnOf({ action }: Option): ColumnIndex | undefined {
  return action.type === 'place' ? action.column : undefined;
}

function hintToClap(options: readonly Option[], { chance }: Option): Hint | undefined {
  // The best of them: options come the best first.
  for (const option of options) {
    const column = columnOf(option);
    if (column !== undefined) return { kind: 'clap', column, chance, chanceNow: option.chance };
  }
  return undefined;
}

function hintToDouble([, ...rest]: Insight['line']): Hint {
  const columns = rest
    .slice(0, 2)
    .flatMap((action) => (action.type === 'place' ? [action.column] : []));
  return { kind: 'double', columns };
}

function hintToAssign(view: View, seat: Seat, project: Genre): Hint | undefined {
  const [claim] = view.phase.kind === 'choosing' ? view.phase.queue : [];
  if (claim === undefined) return undefined;
  const studio = studioOf(view.studios, seat);
  return {
    kind: 'assign',
    project,
    worth: movieOf(view, seat, studio, project, claim.card),
    kept: projectsOf(studio).filter((genre) => genre !== project),
  };
}

/** The hint that an insight into a position gives to whoever is to act. */
export function hintFrom(
  view: View,
  legal: readonly Action[],
  { options, line }: Insight,
): Hint | undefined {
  const best = options.find(({ action }) => findAction(legal, action) !== undefined);
  if (best === undefined || !('seat' in view.phase)) return undefined;
  const { seat } = view.phase;
  const { action, ending } = best;
  switch (action.type) {
    case 'place':
      return hintToPlace(view, seat, action.column, ending);
    case 'clap':
      return hintToClap(options, best);
    case 'double':
      return hintToDouble(line);
    case 'assign':
      return hintToAssign(view, seat, action.project);
    case 'deal':
      return undefined;
  }
}

/** Looks for a hint in small steps, as hard as the strongest bot looks. There is none where nothing is to be chosen. */
export function* lookForHint(
  view: View,
  legal: readonly Action[],
  random: Random,
): Generator<undefined, Hint | undefined> {
  const [only, second] = legal;
  if (only === undefined) return undefined;
  if (second === undefined)
    return only.type === 'place' ? { kind: 'only', column: only.column } : undefined;
  return hintFrom(view, legal, yield* lookInto(view, LEVEL_TABLE.mogul.playouts, random));
}

/** For whoever asks at the table. */
export const hollywoodAdvisor = {
  think: (view: View, _seat: Seat, legal: readonly Action[], random: Random) =>
    lookForHint(view, legal, random),
};
