import type { Outcome } from '../../engine/game';
import type { RandomState } from '../../engine/random';
import type { Seat, Viewer } from '../../engine/seats';

export const GENRES = ['horror', 'action', 'romcom'] as const;
export type Genre = (typeof GENRES)[number];
export type ByGenre<Value> = Readonly<Record<Genre, Value>>;

export const RATINGS = [1, 2, 3] as const;
export type Rating = (typeof RATINGS)[number];

export type CardId = `${Genre | 'blockbuster' | 'star'}-${number}`;

export interface FilmCard {
  readonly kind: 'film';
  readonly id: CardId;
  readonly name: string;
  readonly genre: Genre;
  readonly award: boolean;
}

export interface BlockbusterCard {
  readonly kind: 'blockbuster';
  readonly id: CardId;
  readonly name: string;
}

export interface StarCard {
  readonly kind: 'star';
  readonly id: CardId;
  readonly name: string;
  readonly rating: Rating;
  readonly profession: 'actor' | 'director';
}

export type Card = FilmCard | BlockbusterCard | StarCard;

export const CLAIM_ORDERS = ['top-first', 'bottom-first'] as const;
export type ClaimOrder = (typeof CLAIM_ORDERS)[number];

export interface Options {
  readonly advanced: boolean;
  readonly claimOrder: ClaimOrder;
  /** Who begins the first round; drawn at random when left out. */
  readonly firstSeat?: Seat;
}

export const COLUMNS = [0, 1, 2, 3] as const;
export type ColumnIndex = (typeof COLUMNS)[number];

/** A column of the board: cards from the top down, reels from the oldest to the newest. */
export interface Column {
  readonly cards: readonly CardId[];
  readonly reels: readonly Seat[];
}

export interface Movie {
  readonly genre: Genre;
  readonly star: CardId;
  readonly films: readonly CardId[];
}

/** All that lies in front of a player. An empty project is no project. */
export interface Studio {
  readonly reels: number;
  readonly clapBoard: boolean;
  readonly doubleReel: boolean;
  readonly blockbusters: readonly CardId[];
  readonly projects: ByGenre<readonly CardId[]>;
  readonly movies: readonly Movie[];
  readonly lostStars: readonly CardId[];
}

/** A card on its way to the owner of the reel that stands on it. */
export interface Claim {
  readonly seat: Seat;
  readonly column: ColumnIndex;
  readonly row: number;
  readonly card: CardId;
}

export type Phase =
  /** `owed`: reels that a Double Reel still asks for. */
  | { readonly kind: 'placing'; readonly seat: Seat; readonly owed: 0 | 1 | 2 }
  /** The first claim of the queue is a star whose owner has to choose a project. */
  | { readonly kind: 'choosing'; readonly seat: Seat; readonly queue: readonly Claim[] }
  /** The round is over and its cards are gone; the next first player deals. */
  | { readonly kind: 'dealing'; readonly seat: Seat }
  | { readonly kind: 'over' };

/** What everybody may see. */
export interface PublicState {
  readonly options: Options;
  readonly round: number;
  readonly first: Seat;
  readonly columns: readonly Column[];
  readonly studios: readonly Studio[];
  readonly aside: readonly CardId[];
  readonly phase: Phase;
}

export interface State extends PublicState {
  readonly random: RandomState;
  readonly movieDeck: readonly CardId[];
  readonly starDeck: readonly CardId[];
}

/** How many cards of each kind are still undealt. */
export interface Undealt {
  readonly films: ByGenre<number>;
  readonly awards: ByGenre<number>;
  readonly blockbusters: number;
  readonly stars: Readonly<Record<Rating, number>>;
}

export interface View extends PublicState {
  readonly viewer: Viewer;
  readonly rounds: number;
  readonly undealt: Undealt;
}

export type Action =
  | { readonly type: 'place'; readonly column: ColumnIndex }
  | { readonly type: 'clap' }
  | { readonly type: 'double' }
  | { readonly type: 'assign'; readonly project: Genre }
  | { readonly type: 'deal' };

export type Refusal =
  | 'no-such-action'
  | 'no-such-column'
  | 'column-full'
  | 'reel-owed'
  | 'clap-board-used'
  | 'double-reel-used'
  | 'needs-two-reels'
  | 'choose-a-project'
  | 'no-such-project'
  | 'no-star-to-assign'
  | 'round-not-over'
  | 'round-over';

/** What became of a claimed card. */
export type ClaimResult =
  | { readonly kind: 'blockbuster' }
  | { readonly kind: 'project-begun'; readonly genre: Genre }
  | { readonly kind: 'project-grown'; readonly genre: Genre; readonly films: number }
  | { readonly kind: 'movie-made'; readonly movie: Movie }
  | { readonly kind: 'star-lost' };

export type Event =
  | {
      readonly type: 'round-dealt';
      readonly round: number;
      readonly first: Seat;
      readonly columns: readonly (readonly CardId[])[];
    }
  | {
      readonly type: 'reel-placed';
      readonly seat: Seat;
      readonly column: ColumnIndex;
      readonly row: number;
      /** The reels that moved one card up, the highest first. */
      readonly bumps: readonly Bump[];
    }
  | { readonly type: 'clap-board-played'; readonly seat: Seat }
  | { readonly type: 'double-reel-played'; readonly seat: Seat }
  | { readonly type: 'round-ended'; readonly round: number }
  | ({ readonly type: 'card-claimed'; readonly result: ClaimResult } & Claim)
  | ({ readonly type: 'star-waiting'; readonly projects: readonly Genre[] } & Claim)
  | {
      readonly type: 'card-set-aside';
      readonly column: ColumnIndex;
      readonly row: number;
      readonly card: CardId;
    }
  | { readonly type: 'match-ended'; readonly winners: readonly Seat[] };

export interface Bump {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

export interface MovieScore {
  readonly genre: Genre;
  readonly star: CardId;
  readonly films: readonly CardId[];
  /** The films' number, the award film counted twice. */
  readonly size: number;
  readonly rating: Rating;
  /** 1 in the basic game; in the advanced game the films of the genre that were set aside. */
  readonly multiplier: number;
  readonly points: number;
}

export interface ProjectScore {
  readonly genre: Genre;
  readonly films: readonly CardId[];
  readonly size: number;
  readonly points: number;
  /** Only a single largest project scores. */
  readonly standing: 'largest' | 'tied-for-largest' | 'smaller';
}

export interface Score {
  readonly seat: Seat;
  readonly blockbusters: { readonly cards: readonly CardId[]; readonly points: number };
  /** In the order in which they were made. */
  readonly movies: readonly MovieScore[];
  readonly projects: readonly ProjectScore[];
  readonly lostStars: readonly CardId[];
  readonly bestMovie: number;
  readonly total: number;
}

/** How the winner was found. */
export type Decider =
  | { readonly kind: 'points' }
  | {
      readonly kind: 'best-movie';
      readonly tied: readonly Seat[];
      readonly bestMovies: readonly number[];
    }
  | { readonly kind: 'shared'; readonly tied: readonly Seat[]; readonly bestMovie: number };

export interface HollywoodOutcome extends Outcome {
  readonly scores: readonly Score[];
  readonly decidedBy: Decider;
}

export interface Hollywood {
  readonly state: State;
  readonly action: Action;
  readonly view: View;
  readonly event: Event;
  readonly options: Options;
  readonly outcome: HollywoodOutcome;
  readonly refusal: Refusal;
}
