import { entryAt } from '../../../engine/lists';
import { AWARDS } from '../cards/awards';
import { OBJECTIVES } from '../cards/objectives';
import { PRICES } from '../numbers';
import { hasOpenSpace, productionsOf } from '../productions';
import type { State } from '../types';
import { directorFor, forecastAsIs, forecastWhole, missingWith } from './forecast';
import { hopesOf } from './hopes';
import type { Position } from './position';
import { starsFor } from './stars';
import type { Quality } from './weights';

/** How soon enough money is enough, in dollars. */
const PLENTY = 6;
/** What a movie that is not begun needs at least: a script, somebody to play in it and somebody to direct it. */
const ANY_MOVIE = 3;
/** Stars that nobody has yet compete for the big awards too. */
const STARS_TO_COME = 6;

/** By seat, the shares of the big awards that stars on released movies come to; more stars count more than their part. */
export function bigShares(state: State): readonly number[] {
  const shares = state.money.map(() => 0);
  for (const award of state.bigAwards) {
    const squares = state.money.map((_, seat) => starsFor(state, seat, award) ** 2);
    const all = squares.reduce((sum, square) => sum + square, STARS_TO_COME ** 2);
    squares.forEach((square, seat) => (shares[seat] = (shares[seat] ?? 0) + square / all));
  }
  return shares;
}

function banked({ state, seat }: Position): number {
  let points = 0;
  for (const { awards } of entryAt(state.movies, seat))
    for (const award of awards) points += AWARDS[award].points;
  for (const objective of entryAt(state.revealed, seat)) points += OBJECTIVES[objective].points;
  return points;
}

/** What a player has, as the judge counts it. */
export function qualitiesOf(position: Position, bigShare: number): Record<Quality, number> {
  const { state, seat } = position;
  const money = entryAt(state.money, seat);
  let stars = 0;
  for (const movie of entryAt(state.movies, seat)) stars += movie.stars;
  const players = state.money.length;
  const qualities: Record<Quality, number> = {
    banked: banked(position),
    money,
    liquidity: 1 - Math.exp(-money / PLENTY),
    stars,
    bigShares: bigShare,
    starsToCome: 0,
    takingsToCome: 0,
    missing: 0,
    productions: 0,
    hopes: 0,
    inReach: 0,
    abilities: entryAt(state.abilities, seat).length,
    news: position.news.length,
    objectives: position.objectives.length,
    ownDirectors: entryAt(state.ownDirectors, seat).length,
    wait: ((seat - state.current + players) % players) / players,
    turns: position.rates.turns,
    lastTurn: position.rates.lastTurn,
  };
  let nearest = hasOpenSpace(state, seat) ? ANY_MOVIE : Infinity;
  for (const production of productionsOf(state, seat)) {
    const director = directorFor(state, seat, production);
    const whole = forecastWhole(production, director, forecastAsIs(production, seat));
    qualities.starsToCome += whole.review + whole.bonuses / 2;
    qualities.takingsToCome += whole.boxOffice + whole.bonuses / 2;
    const missing = missingWith(production, director);
    nearest = Math.min(nearest, missing);
    qualities.missing += missing + 1;
    qualities.productions += 1;
    qualities.hopes += hopesOf(position, production, whole);
  }
  qualities.inReach = Math.min(0, money - (nearest + position.atRisk) * PRICES[0]);
  return qualities;
}
