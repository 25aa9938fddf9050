/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the search */
import { REELS_PER_ROUND } from '../studio';
import type { ClaimOrder } from '../types';

/*
 * The rules once more, as small arrays of numbers that are changed in place: what a search plays thousands of rounds
 * on. It knows no names, makes no events and checks nothing; a test plays it side by side with the rules.
 */

/** Cards as numbers: films by genre, award films by genre, the blockbuster, stars by rating. */
export const AWARD = 3;
export const BLOCKBUSTER = 6;
export const STAR = 6;

/** Moves as numbers: columns first. */
export const CLAP = 4;
export const DOUBLE = 5;
export const ASSIGN = 6;
export const MOST_MOVES = 6;

export const GENRE_COUNT = 3;
export const COLUMN_COUNT = 4;
export const SLOTS = 14;
/** Where each column begins among the slots, from the top card of the leftmost column on; and the end. */
export const OFFSETS = [0, 4, 8, 11, 14] as const;
const SIZES = [4, 4, 3, 3] as const;

export const PLACING = 0;
export const CHOOSING = 1;
export const ROUND_OVER = 2;
export type Stage = typeof PLACING | typeof CHOOSING | typeof ROUND_OVER;

/** What a point counts in `standing`. */
export const POINT_OF_STANDING = 1000;

function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}

function copyInto(target: number[], source: readonly number[]): void {
  for (let index = 0; index < source.length; index += 1) target[index] = source[index] as number;
}

/** One round of a match, and what lies in front of the players. */
export class Core {
  readonly deal = zeros(SLOTS);
  /** Whose reel came first, second, … into a column: by slot, the oldest at the column's first slot. */
  readonly reels = zeros(SLOTS);
  readonly placed = zeros(COLUMN_COUNT);
  readonly hands: number[];
  readonly claps: number[];
  readonly doubles: number[];
  /** By seat and genre: the size of the project, the movies' points before any multiplier, the best movie. */
  readonly projects: number[];
  readonly movies: number[];
  readonly best: number[];
  readonly blockbusters: number[];
  /** Films set aside, by genre. */
  readonly aside = zeros(GENRE_COUNT);
  stage: Stage = PLACING;
  seat = 0;
  owed = 0;
  /** Reels not placed yet. */
  left = REELS_PER_ROUND;
  /** The claim that is handed out next, as a place in the order of claims. */
  claim = 0;
  round = 1;
  first = 0;

  constructor(
    readonly seats: number,
    readonly advanced: boolean,
    readonly claimOrder: ClaimOrder,
  ) {
    this.hands = zeros(seats);
    this.claps = zeros(seats);
    this.doubles = zeros(seats);
    this.projects = zeros(seats * GENRE_COUNT);
    this.movies = zeros(seats * GENRE_COUNT);
    this.best = zeros(seats * GENRE_COUNT);
    this.blockbusters = zeros(seats);
  }

  get roundsLeft(): number {
    return this.seats - this.round;
  }

  /** Makes this position equal to another of the same game. */
  copy(other: Core): void {
    this.copyTable(other);
    this.copyStudios(other);
    copyInto(this.deal, other.deal);
    this.round = other.round;
    this.first = other.first;
  }

  /** What moves before the claims: reels, hands and studio cards. The deal stays. */
  copyTable(other: Core): void {
    const { placed, hands, claps, doubles, reels } = this;
    placed[0] = other.placed[0] as number;
    placed[1] = other.placed[1] as number;
    placed[2] = other.placed[2] as number;
    placed[3] = other.placed[3] as number;
    for (let seat = 0; seat < this.seats; seat += 1) {
      hands[seat] = other.hands[seat] as number;
      claps[seat] = other.claps[seat] as number;
      doubles[seat] = other.doubles[seat] as number;
    }
    copyInto(reels, other.reels);
    this.stage = other.stage;
    this.seat = other.seat;
    this.owed = other.owed;
    this.left = other.left;
    this.claim = other.claim;
  }

  /** What the claims change. */
  copyStudios(other: Core): void {
    copyInto(this.projects, other.projects);
    copyInto(this.movies, other.movies);
    copyInto(this.best, other.best);
    copyInto(this.blockbusters, other.blockbusters);
    copyInto(this.aside, other.aside);
  }

  /** Writes the moves of the player whose turn it is into the list, and tells how many there are. */
  moves(list: number[]): number {
    let count = 0;
    if (this.stage === PLACING) {
      const { placed, seat } = this;
      if ((placed[0] as number) < 4) list[count++] = 0;
      if ((placed[1] as number) < 4) list[count++] = 1;
      if ((placed[2] as number) < 3) list[count++] = 2;
      if ((placed[3] as number) < 3) list[count++] = 3;
      if (this.owed === 0) {
        if (this.claps[seat] === 1) list[count++] = CLAP;
        if (this.doubles[seat] === 1 && (this.hands[seat] as number) > 1) list[count++] = DOUBLE;
      }
      return count;
    }
    if (this.stage === CHOOSING) {
      const own = this.seat * GENRE_COUNT;
      for (let genre = 0; genre < GENRE_COUNT; genre += 1) {
        if ((this.projects[own + genre] as number) > 0) list[count++] = ASSIGN + genre;
      }
    }
    return count;
  }

  /** Carries out a move. The twelfth reel hands out the cards up to the first star whose owner has a choice. */
  play(move: number): void {
    if (move < COLUMN_COUNT) {
      this.place(move);
    } else if (move >= ASSIGN) {
      this.shoot(this.seat, move - ASSIGN, this.claimedCard(this.claim));
      this.claim += 1;
      this.handOut();
    } else if (move === CLAP) {
      this.claps[this.seat] = 0;
      this.passOn();
    } else {
      this.doubles[this.seat] = 0;
      this.owed = 2;
    }
  }

  /** Puts down a reel. */
  private place(column: number): void {
    const { placed, seat } = this;
    const already = placed[column] as number;
    this.reels[(OFFSETS[column] as number) + already] = seat;
    placed[column] = already + 1;
    this.hands[seat] = (this.hands[seat] as number) - 1;
    this.left -= 1;
    if (this.left === 0) this.close();
    else if (this.owed === 2) this.owed = 1;
    else {
      this.owed = 0;
      this.passOn();
    }
  }

  /** Hands out the cards to the reels as they stand: the end of the round, or what it would be now. */
  close(): void {
    this.owed = 0;
    this.claim = 0;
    this.setAside();
    this.handOut();
  }

  /** To the next player who has reels. */
  private passOn(): void {
    const { hands, seat, seats } = this;
    let next = seat + 1 === seats ? 0 : seat + 1;
    while (next !== seat && hands[next] === 0) next = next + 1 === seats ? 0 : next + 1;
    this.seat = next;
  }

  /** The slot of a claim, by its place among the slots in the order of claims; below zero where no reel stands. */
  private claimedSlot(order: number): number {
    const column = order < 8 ? (order < 4 ? 0 : 1) : order < 11 ? 2 : 3;
    const offset = OFFSETS[column] as number;
    const size = SIZES[column] as number;
    const slot = this.claimOrder === 'top-first' ? order : 2 * offset + size - 1 - order;
    return slot - offset < size - (this.placed[column] as number) ? -1 - slot : slot;
  }

  private claimedCard(order: number): number {
    return this.deal[this.claimedSlot(order)] as number;
  }

  /** The rating of the star whose owner has to choose. */
  waitingRating(): number {
    return this.claimedCard(this.claim) - STAR;
  }

  /** Hands out cards until somebody has to choose or none is left. */
  private handOut(): void {
    const { placed, deal, reels, projects } = this;
    while (this.claim < SLOTS) {
      const slot = this.claimedSlot(this.claim);
      if (slot >= 0) {
        const column = slot < 8 ? (slot < 4 ? 0 : 1) : slot < 11 ? 2 : 3;
        const free = (SIZES[column] as number) - (placed[column] as number);
        const seat = reels[slot - free] as number;
        const card = deal[slot] as number;
        if (card < AWARD) {
          const at = seat * GENRE_COUNT + card;
          projects[at] = (projects[at] as number) + 1;
        } else if (card < BLOCKBUSTER) {
          const at = seat * GENRE_COUNT + card - AWARD;
          projects[at] = (projects[at] as number) + 2;
        } else if (card === BLOCKBUSTER) {
          this.blockbusters[seat] = (this.blockbusters[seat] as number) + 1;
        } else {
          const only = this.onlyProject(seat);
          if (only === GENRE_COUNT) {
            this.stage = CHOOSING;
            this.seat = seat;
            return;
          }
          if (only >= 0) this.shoot(seat, only, card);
        }
      }
      this.claim += 1;
    }
    this.stage = ROUND_OVER;
  }

  /** The genre of the player's only project; -1 without any, and `GENRE_COUNT` where there is a choice. */
  private onlyProject(seat: number): number {
    const { projects } = this;
    const own = seat * GENRE_COUNT;
    let only = -1;
    for (let genre = 0; genre < GENRE_COUNT; genre += 1) {
      if ((projects[own + genre] as number) > 0) {
        if (only >= 0) return GENRE_COUNT;
        only = genre;
      }
    }
    return only;
  }

  private shoot(seat: number, genre: number, card: number): void {
    const at = seat * GENRE_COUNT + genre;
    const points = (this.projects[at] as number) * (card - STAR);
    this.movies[at] = (this.movies[at] as number) + points;
    if (points > (this.best[at] as number)) this.best[at] = points;
    this.projects[at] = 0;
  }

  /** The cards that no reel stands on go aside. They are known before the first star is placed, so they count from then on. */
  setAside(): void {
    const { placed, deal, aside } = this;
    for (let column = 0; column < COLUMN_COUNT; column += 1) {
      const offset = OFFSETS[column] as number;
      const end = (OFFSETS[column + 1] as number) - (placed[column] as number);
      for (let slot = offset; slot < end; slot += 1) {
        const card = deal[slot] as number;
        if (card < BLOCKBUSTER) {
          const genre = card < AWARD ? card : card - AWARD;
          aside[genre] = (aside[genre] as number) + 1;
        }
      }
    }
  }

  /** The next round, with these cards on the table. */
  nextRound(cards: readonly number[]): void {
    this.round += 1;
    this.first = this.first + 1 === this.seats ? 0 : this.first + 1;
    this.begin(cards);
  }

  begin(cards: readonly number[]): void {
    const { placed, hands } = this;
    copyInto(this.deal, cards);
    placed[0] = placed[1] = placed[2] = placed[3] = 0;
    for (let seat = 0; seat < this.seats; seat += 1) hands[seat] = REELS_PER_ROUND / this.seats;
    this.seat = this.first;
    this.owed = 0;
    this.left = REELS_PER_ROUND;
    this.stage = PLACING;
  }

  /** A player's points as they stand. */
  points(seat: number): number {
    const { projects, movies, aside } = this;
    const own = seat * GENRE_COUNT;
    let sum = 2 * (this.blockbusters[seat] as number);
    let largest = 0;
    let isTied = false;
    for (let genre = 0; genre < GENRE_COUNT; genre += 1) {
      const size = projects[own + genre] as number;
      if (size > largest) {
        largest = size;
        isTied = false;
      } else if (size === largest) isTied = true;
      const made = movies[own + genre] as number;
      sum += this.advanced ? made * (aside[genre] as number) : made;
    }
    return isTied ? sum : sum + largest;
  }

  /** What the player's most valuable movie is worth. */
  bestMovie(seat: number): number {
    const own = seat * GENRE_COUNT;
    let most = 0;
    for (let genre = 0; genre < GENRE_COUNT; genre += 1) {
      const made = this.best[own + genre] as number;
      const points = this.advanced ? made * (this.aside[genre] as number) : made;
      if (points > most) most = points;
    }
    return most;
  }

  /** Larger for whoever stands better at the end: the points, and among equals the best movie, which is below 1,000. */
  standing(seat: number): number {
    return this.points(seat) * POINT_OF_STANDING + this.bestMovie(seat);
  }
}
