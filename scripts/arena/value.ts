/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the playouts */
import { type Core, GENRE_COUNT } from '../../src/games/hollywood/bots/core';

/* What the yardsticks think of the end of a round: simple, and written down in the README. */

const LARGEST_PROJECT = 1.1;
const OTHER_PROJECT = 0.75;

/** The points at the end of the match; between rounds those that are safe, and something for what may become of the rest. */
function valueOf(core: Core, seat: number, studioCard: number): number {
  if (core.roundsLeft === 0) return core.points(seat);
  const { projects, movies, aside, advanced } = core;
  let largest = 0;
  let all = 0;
  let points = 2 * (core.blockbusters[seat] as number);
  for (let genre = 0; genre < GENRE_COUNT; genre += 1) {
    const at = seat * GENRE_COUNT + genre;
    const size = projects[at] as number;
    all += size;
    if (size > largest) largest = size;
    points += (movies[at] as number) * (advanced ? (aside[genre] as number) : 1);
  }
  const cards = (core.claps[seat] as number) + (core.doubles[seat] as number);
  return points + LARGEST_PROJECT * largest + OTHER_PROJECT * (all - largest) + studioCard * cards;
}

/** Writes how far each player is ahead of the best other into the list. */
export function leadsOf(core: Core, studioCard: number, leads: number[]): void {
  let best = -Infinity;
  let second = -Infinity;
  for (let seat = 0; seat < core.seats; seat += 1) {
    const value = valueOf(core, seat, studioCard);
    leads[seat] = value;
    if (value > best) {
      second = best;
      best = value;
    } else if (value > second) second = value;
  }
  for (let seat = 0; seat < core.seats; seat += 1) {
    const value = leads[seat] as number;
    leads[seat] = value - (value === best ? second : best);
  }
}
