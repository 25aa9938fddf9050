/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the search */
import type { Undealt } from '../types';
import { type Core, GENRE_COUNT } from './core';

/*
 * What a player's prospects between two rounds are read from. The weights of these features are fitted to matches that
 * bots played among themselves; see weights.ts.
 */

/** What is known of the cards to come; it stays the same for a whole round. */
export interface Prospects {
  /** The mean rating of the stars not dealt yet, less the mean of all stars. */
  readonly stars: number;
  /** By genre: films not dealt yet in a round to come, less what an even deck would bring. */
  readonly films: readonly number[];
}

const MEAN_RATING = 2;
const MOVIES_PER_ROUND = 11;
const EVEN_FILMS = (MOVIES_PER_ROUND * 13) / 44;

export function prospectsOf({ stars, films, blockbusters }: Undealt): Prospects {
  const count = stars[1] + stars[2] + stars[3];
  const sum = stars[1] + 2 * stars[2] + 3 * stars[3];
  const cards = films.horror + films.action + films.romcom + blockbusters;
  const share = cards === 0 ? 0 : MOVIES_PER_ROUND / cards;
  const perRound = (left: number): number => (cards === 0 ? 0 : left * share - EVEN_FILMS);
  return {
    stars: count === 0 ? 0 : sum / count - MEAN_RATING,
    films: [perRound(films.horror), perRound(films.action), perRound(films.romcom)],
  };
}

export const FEATURES = [
  /** Points for blockbusters and, in the basic game, for movies. */
  'points',
  /** Advanced: movies' points with the multipliers of now, and before any multiplier. */
  'multiplied',
  'unmultiplied',
  'largest',
  'second',
  'third',
  'largestSquared',
  'clapBoard',
  'doubleReel',
  /** Begins the next round; comes second; comes third. */
  'isFirst',
  'isSecond',
  'isThird',
  /** The largest project with good stars to come, and all projects with many films of their genres to come. */
  'starsToCome',
  'filmsToCome',
  /** Advanced: projects whose genre has a multiplier already; movies whose genre may still get one. */
  'projectsMultiplied',
  'moviesToCome',
] as const;

export const FEATURE_COUNT = FEATURES.length;

/** Writes a player's features at the end of a round into the list. */
export function featuresOf(core: Core, seat: number, prospects: Prospects, list: number[]): void {
  const { projects, movies, aside, seats, advanced } = core;
  const own = seat * GENRE_COUNT;
  let largest = 0;
  let second = 0;
  let third = 0;
  let made = 0;
  let multiplied = 0;
  let projectsMultiplied = 0;
  let filmsToCome = 0;
  let moviesToCome = 0;
  for (let genre = 0; genre < GENRE_COUNT; genre += 1) {
    const size = projects[own + genre] as number;
    const movie = movies[own + genre] as number;
    const toCome = prospects.films[genre] as number;
    if (size > largest) {
      third = second;
      second = largest;
      largest = size;
    } else if (size > second) {
      third = second;
      second = size;
    } else third = size;
    made += movie;
    multiplied += movie * (aside[genre] as number);
    projectsMultiplied += size * (aside[genre] as number);
    filmsToCome += size * toCome;
    moviesToCome += movie * toCome;
  }
  const place = (seat - core.first - 1 + 2 * seats) % seats;
  list[0] = 2 * (core.blockbusters[seat] as number) + (advanced ? 0 : made);
  list[1] = advanced ? multiplied : 0;
  list[2] = advanced ? made : 0;
  list[3] = largest;
  list[4] = second;
  list[5] = third;
  list[6] = largest * largest;
  list[7] = core.claps[seat] as number;
  list[8] = core.doubles[seat] as number;
  list[9] = place === 0 ? 1 : 0;
  list[10] = place === 1 ? 1 : 0;
  list[11] = place === 2 ? 1 : 0;
  list[12] = largest * prospects.stars;
  list[13] = filmsToCome;
  list[14] = advanced ? projectsMultiplied : 0;
  list[15] = advanced ? moviesToCome : 0;
}
