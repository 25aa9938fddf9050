import { Core, MOST_MOVES, ROUND_OVER, SLOTS } from '../../src/games/hollywood/bots/core';
import { Noise } from '../../src/games/hollywood/bots/noise';
import { MOVIES, MOVIES_PER_ROUND, shuffle, STARS, STARS_PER_ROUND } from '../lib/core-deck';

/*
 * Whole random four-player games on the compact core, as a search plays them: moves are listed, drawn and played,
 * star choices included.
 */

const SEATS = 4;

/** Plays so many games; gives the sum of all points. */
export function playCore(count: number): number {
  const noise = new Noise(count);
  const movies = MOVIES.slice();
  const stars = STARS.slice();
  const deal = new Array<number>(SLOTS).fill(0);
  const list = new Array<number>(MOST_MOVES).fill(0);
  const fresh = new Core(SEATS, false, 'top-first');
  fresh.claps.fill(1);
  fresh.doubles.fill(1);
  const core = new Core(SEATS, false, 'top-first');
  let sum = 0;
  for (let game = 0; game < count; game += 1) {
    shuffle(movies, noise);
    shuffle(stars, noise);
    core.copy(fresh);
    core.first = noise.below(SEATS);
    for (let round = 0; round < SEATS; round += 1) {
      for (let card = 0; card < MOVIES_PER_ROUND; card += 1)
        deal[card] = movies[round * MOVIES_PER_ROUND + card] ?? 0;
      for (let star = 0; star < STARS_PER_ROUND; star += 1)
        deal[MOVIES_PER_ROUND + star] = stars[round * STARS_PER_ROUND + star] ?? 0;
      shuffle(deal, noise);
      if (round === 0) core.begin(deal);
      else core.nextRound(deal);
      while (core.stage !== ROUND_OVER) core.play(list[noise.below(core.moves(list))] ?? 0);
    }
    for (let seat = 0; seat < SEATS; seat += 1) sum += core.points(seat);
  }
  return sum;
}
