import { entryAt } from '../../../engine/lists';
import { type AwardId, AWARDS } from '../cards/awards';
import { PUBLIC_OBJECTIVES } from '../cards/objectives';
import type { ScriptId } from '../cards/scripts';
import { meets } from '../facts';
import type { PublicState } from '../types';
import type { Rates } from './rates';

/** Stars that nobody has yet, but somebody will have by the end, for each turn to come. */
const STARS_A_TURN = 1.5;
const MOST_TO_COME = 8;

/** The most stars that a movie of the player's could bid for an award. */
export function starsFor(state: PublicState, seat: number, award: AwardId): number {
  const studio = entryAt(state.studios, seat);
  let most = 0;
  for (const movie of entryAt(state.movies, seat))
    if (movie.stars > most && meets(movie, studio, AWARDS[award].conditions)) most = movie.stars;
  return most;
}

function allStars(state: PublicState, seat: number): number {
  let stars = 0;
  for (const movie of entryAt(state.movies, seat)) stars += movie.stars;
  return stars;
}

/** Points that go to whoever has stars for them, as a player sees the competition. */
interface Prize {
  readonly points: number;
  /** The squares of the others' stars: more stars win against fewer more often than by their part. */
  readonly against: number;
  /** Of the player's movies, those that can run for it. */
  readonly entrants: readonly ScriptId[];
  /** Whether the stars of all movies count together. */
  readonly isForAll: boolean;
}

/** What stars are worth to a player: looked at once, for all bids that come into question. */
export class StarMarket {
  private readonly prizes: readonly Prize[];

  constructor(
    private readonly state: PublicState,
    private readonly seat: number,
    private readonly rates: Rates,
  ) {
    const toCome = Math.min(MOST_TO_COME, STARS_A_TURN * rates.turns);
    this.prizes = [
      ...state.bigAwards.map((award) => this.bigPrize(award, toCome)),
      {
        points: PUBLIC_OBJECTIVES.acclaimed.points,
        against: this.squaresOfOthers((other) => allStars(state, other)) + (2 * toCome) ** 2,
        entrants: [],
        isForAll: true,
      },
    ];
  }

  private bigPrize(award: AwardId, toCome: number): Prize {
    const { state, seat } = this;
    const { points, conditions } = AWARDS[award];
    const studio = entryAt(state.studios, seat);
    return {
      points,
      against: this.squaresOfOthers((other) => starsFor(state, other, award)) + toCome ** 2,
      entrants: entryAt(state.movies, seat).flatMap((movie) =>
        meets(movie, studio, conditions) ? movie.script : [],
      ),
      isForAll: false,
    };
  }

  private squaresOfOthers(starsOf: (seat: number) => number): number {
    let squares = 0;
    for (let other = 0; other < this.state.money.length; other += 1)
      if (other !== this.seat) squares += starsOf(other) ** 2;
    return squares;
  }

  /** What the player's stars are worth once so many of a movie's are spent. */
  private worthWithout(script: ScriptId, spent: number): number {
    const own = entryAt(this.state.movies, this.seat);
    const left = (movie: (typeof own)[number]) =>
      movie.script === script ? movie.stars - spent : movie.stars;
    let total = 0;
    for (const movie of own) total += left(movie);
    let worth = this.rates.seasonStar * total;
    for (const { points, against, entrants, isForAll } of this.prizes) {
      let stars = isForAll ? total : 0;
      if (!isForAll)
        for (const movie of own)
          if (entrants.includes(movie.script)) stars = Math.max(stars, left(movie));
      const all = stars ** 2 + against;
      if (all > 0) worth += (points * stars ** 2) / all;
    }
    return worth;
  }

  /** What it costs to pay so many stars of a movie, in points. */
  priceOf(script: ScriptId, stars: number): number {
    return this.worthWithout(script, 0) - this.worthWithout(script, stars);
  }
}
