/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the bots */
import { cardsInPlay } from '../setup';
import type { Deed, View } from '../types';
import { LOYALTIES } from '../vocabulary';
import { colourOfCard, likelihoodOf, type Telling, tellingsOf } from './evidence';
import type { Level } from './levels';
import { type LoyaltyWorld, loyaltyWorlds, RISING_STAR } from './loyalty-worlds';
import { logsOfMovie } from './movie-evidence';
import type { Chances } from './worth';

type Weighing = Pick<Level, 'movies' | 'deeds' | 'claims'>;

/** Who is on whose side, as far as it can be known: every deal of loyalties with its probability. */
export class Beliefs {
  /** By seat and loyalty. */
  private readonly chances: readonly (readonly number[])[];

  constructor(
    readonly worlds: readonly LoyaltyWorld[],
    readonly weights: readonly number[],
  ) {
    const seats = worlds[0]?.loyalties.length ?? 0;
    const chances = Array.from({ length: seats }, () => LOYALTIES.map(() => 0));
    worlds.forEach(({ loyalties }, index) => {
      for (let seat = 0; seat < seats; seat += 1) {
        const own = chances[seat] as number[];
        const loyalty = loyalties[seat] as number;
        own[loyalty] = (own[loyalty] as number) + (weights[index] as number);
      }
    });
    this.chances = chances;
  }

  /** How likely the seat has that loyalty. */
  chanceOf(seat: number, loyalty: number): number {
    return this.chances[seat]?.[loyalty] ?? 0;
  }

  /** How likely anybody is the rising star. */
  get risingStar(): number {
    return this.worlds.reduce(
      (sum, { loyalties }, index) =>
        loyalties.includes(RISING_STAR) ? sum + (this.weights[index] as number) : sum,
      0,
    );
  }

  /** How likely those seats are of that loyalty, all taken together, once this has been done too. */
  after(deed: Deed, seats: readonly number[], loyalty: number, weight: number): number {
    const tellings = tellingsOf(deed);
    let total = 0;
    let found = 0;
    this.worlds.forEach((world, index) => {
      let share = this.weights[index] as number;
      for (const telling of tellings) share *= likelihoodOf(telling, world) ** weight;
      total += share;
      for (const seat of seats) if (world.loyalties[seat] === loyalty) found += share;
    });
    return found / total;
  }

  /** The world at a point between 0 and 1, each taking as much room as it is likely. */
  worldAt(point: number): LoyaltyWorld {
    let left = point;
    for (let index = 0; index < this.worlds.length; index += 1) {
      left -= this.weights[index] as number;
      if (left < 0) return this.worlds[index] as LoyaltyWorld;
    }
    return this.worlds[this.worlds.length - 1] as LoyaltyWorld;
  }
}

function deckColours(players: number): Chances {
  const cards = cardsInPlay(players);
  return [0, 1, 2].map(
    (colour) => cards.filter((card) => colourOfCard(card) === colour).length / cards.length,
  );
}

/** More than there are holders of dice and tokens. */
const WHOM = 16;

/** Deeds follow from each other: the more players, the less each says for itself. Measured by how true beliefs are. */
const DEEDS_ALONE = 2.5;

/** How much a deed counts at a table of that size, for somebody who goes by deeds so much. */
export function weightOfDeeds(deeds: number, players: number): number {
  return deeds * Math.min(1, DEEDS_ALONE / players);
}

/** What all the deeds say, pair by pair: the logarithms of their likelihoods, by the loyalties of both. */
function addDeeds(logs: number[], view: View, worlds: readonly LoyaltyWorld[], weight: number) {
  const pairs = new Map<number, { telling: Telling; sums: number[] }>();
  for (const telling of view.deeds.flatMap(tellingsOf)) {
    if (telling.seat === view.viewer) continue;
    const key = telling.seat * WHOM + telling.whom;
    const pair = pairs.get(key) ?? { telling, sums: new Array<number>(3 * WHOM).fill(0) };
    telling.habits.forEach((row, one) => {
      row.forEach((chance, other) => {
        const at = one * WHOM + other;
        pair.sums[at] = (pair.sums[at] as number) + weight * Math.log(chance);
      });
    });
    pairs.set(key, pair);
  }
  for (const { telling, sums } of pairs.values())
    worlds.forEach(({ loyalties }, index) => {
      const other = telling.whom === telling.seat ? LOYALTIES.length : loyalties[telling.whom];
      if (other === undefined) return;
      const at = (loyalties[telling.seat] as number) * WHOM + other;
      logs[index] = (logs[index] as number) + (sums[at] as number);
    });
}

function addMovies(
  logs: number[],
  view: View,
  worlds: readonly LoyaltyWorld[],
  { movies, claims }: Weighing,
) {
  const deck = deckColours(view.handSizes.length);
  view.premieres.forEach((premiere, movie) => {
    const said = logsOfMovie(view, movie, premiere, worlds, deck, claims);
    for (let index = 0; index < logs.length; index += 1)
      logs[index] = (logs[index] as number) + movies * (said[index] as number);
  });
}

/** Weighs the movies one by one, so that whoever believes afterwards has little left to do. */
export function* weighMovies(view: View, { movies, claims }: Weighing): Generator<undefined, void> {
  if (movies === 0) return;
  const worlds = loyaltyWorlds(view);
  const deck = deckColours(view.handSizes.length);
  for (const [movie, premiere] of view.premieres.entries()) {
    logsOfMovie(view, movie, premiere, worlds, deck, claims);
    yield undefined;
  }
}

/** What somebody may believe who sees this: Bayes' rule over every deal of loyalties. */
export function beliefsFrom(view: View, weighing: Weighing): Beliefs {
  const worlds = loyaltyWorlds(view);
  const logs = worlds.map(({ ways }) => Math.log(ways));
  const weight = weightOfDeeds(weighing.deeds, view.handSizes.length);
  if (worlds.length > 1) {
    if (weighing.movies > 0) addMovies(logs, view, worlds, weighing);
    if (weight > 0) addDeeds(logs, view, worlds, weight);
  }
  const highest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return new Beliefs(
    worlds,
    weights.map((weight) => weight / total),
  );
}
