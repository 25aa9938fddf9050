import { bestChoice } from '../../../src/games/hollywood/bots/choice';
import { CHOOSING, Core, ROUND_OVER } from '../../../src/games/hollywood/bots/core';
import {
  FEATURE_COUNT,
  featuresOf,
  type Prospects,
  prospectsOf,
} from '../../../src/games/hollywood/bots/features';
import { Judge } from '../../../src/games/hollywood/bots/judge';
import { LEVEL_TABLE, playoutsFor } from '../../../src/games/hollywood/bots/levels';
import { Noise } from '../../../src/games/hollywood/bots/noise';
import { Search } from '../../../src/games/hollywood/bots/search';
import type { Undealt } from '../../../src/games/hollywood/types';
import { MOVIES, MOVIES_PER_ROUND, shuffle, STARS, STARS_PER_ROUND } from '../../lib/core-deck';
import type { Lesson } from '../logit';
import { type Variant, type Weights, weightsAt } from './variants';

/* Matches that bots play among themselves, on the compact core, and what is learned from: where players stood. */

/** The players' features between two rounds. */
export interface RoundLesson extends Lesson {
  readonly roundsLeft: number;
}

/** One studio card in so many is lost between rounds: else all would keep theirs, and nothing would show their worth. */
const LOST_CARD = 4;
const SEED_STEP = 2654435761;
const WARM_UP = 20;

function shuffled(cards: readonly number[], noise: Noise): number[] {
  const order = cards.slice();
  shuffle(order, noise);
  return order;
}

function undealtOf(movies: readonly number[], stars: readonly number[]): Undealt {
  const films = (genre: number): number =>
    movies.filter((card) => card === genre || card === genre + 3).length;
  const awards = (genre: number): number => movies.filter((card) => card === genre + 3).length;
  const rated = (rating: number): number => stars.filter((card) => card === 6 + rating).length;
  return {
    films: { horror: films(0), action: films(1), romcom: films(2) },
    awards: { horror: awards(0), action: awards(1), romcom: awards(2) },
    blockbusters: movies.filter((card) => card === 6).length,
    stars: { 1: rated(1), 2: rated(2), 3: rated(3) },
  };
}

function decide(core: Core, judge: Judge, playouts: number, noise: Noise): number {
  if (core.stage === CHOOSING) return bestChoice(core, judge).move;
  const search = new Search(core, judge, noise, LEVEL_TABLE.mogul);
  const enough = playoutsFor({ playouts }, core.left);
  while (search.size < enough) search.playout();
  return search.best();
}

function sharesOf(core: Core): readonly number[] {
  const worths = core.hands.map((_, seat) => core.standing(seat));
  const most = Math.max(...worths);
  const winners = worths.filter((worth) => worth === most).length;
  return worths.map((worth) => (worth === most ? 1 / winners : 0));
}

function featuresOfAll(core: Core, prospects: Prospects): readonly (readonly number[])[] {
  return core.hands.map((_, seat) => {
    const list = new Array<number>(FEATURE_COUNT).fill(0);
    featuresOf(core, seat, prospects, list);
    return list;
  });
}

function loseCards(core: Core, noise: Noise): void {
  for (let seat = 0; seat < core.seats; seat += 1) {
    if (noise.below(LOST_CARD) === 0) core.claps[seat] = 0;
    if (noise.below(LOST_CARD) === 0) core.doubles[seat] = 0;
  }
}

/** One match; the same number gives the same match. */
export function playMatch(
  variant: Variant,
  weights: Weights,
  playouts: number,
  number: number,
): readonly RoundLesson[] {
  const noise = new Noise(Math.imul(number, SEED_STEP));
  for (let draw = 0; draw < WARM_UP; draw += 1) noise.below(2);
  const { seats, advanced } = variant;
  const movies = shuffled(MOVIES, noise);
  const stars = shuffled(STARS, noise);
  const core = new Core(seats, advanced, number % 2 === 0 ? 'top-first' : 'bottom-first');
  core.claps.fill(1);
  core.doubles.fill(1);
  core.first = noise.below(seats);
  const standings: Omit<RoundLesson, 'shares'>[] = [];
  for (let round = 1; round <= seats; round += 1) {
    const cards = [...movies.splice(0, MOVIES_PER_ROUND), ...stars.splice(0, STARS_PER_ROUND)];
    if (round === 1) core.begin(shuffled(cards, noise));
    else core.nextRound(shuffled(cards, noise));
    const prospects = prospectsOf(undealtOf(movies, stars));
    const judge = new Judge(weightsAt(weights, variant, core.roundsLeft), prospects);
    while (core.stage !== ROUND_OVER) core.play(decide(core, judge, playouts, noise));
    if (round === seats) break;
    loseCards(core, noise);
    standings.push({ roundsLeft: core.roundsLeft, features: featuresOfAll(core, prospects) });
  }
  const shares = sharesOf(core);
  return standings.map((standing) => ({ ...standing, shares }));
}
