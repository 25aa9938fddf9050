/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the bots */
import { cardsInPlay } from '../setup';
import type { Deed, View } from '../types';
import { LOYALTIES } from '../vocabulary';
import { DeedSums } from './deed-evidence';
import { colourOfCard } from './evidence';
import { CLAIM_WEIGHT, MOVIE_WEIGHT } from './fitted';
import type { Level } from './levels';
import { type LoyaltyWorld, loyaltyWorlds, RISING_STAR } from './loyalty-worlds';
import { saidBy } from './movie-evidence';
import { swayBefore } from './stances';
import { statedIn } from './stated-loyalties';
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
  after(deed: Deed, view: View, seats: readonly number[], loyalty: number, weight: number): number {
    const sums = new DeedSums(view.handSizes.length);
    for (const earlier of view.deeds) sums.pass(earlier);
    sums.add(deed, swayBefore(view.premieres, deed.round));
    let total = 0;
    let found = 0;
    this.worlds.forEach((world, index) => {
      const share = (this.weights[index] as number) * Math.exp(weight * sums.in(world));
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

/** Of what colour the cards of a table are: how likely a stray one is communist, neutral, patriot. */
export function deckColours(players: number): Chances {
  const cards = cardsInPlay(players);
  return [0, 1, 2].map(
    (colour) => cards.filter((card) => colourOfCard(card) === colour).length / cards.length,
  );
}

/** Weighs the movies one by one, so that whoever believes afterwards has little left to do. */
export function* weighMovies(view: View, { movies }: Weighing): Generator<undefined, void> {
  if (movies === 0) return;
  const worlds = loyaltyWorlds(view);
  const deck = deckColours(view.handSizes.length);
  for (const [movie, premiere] of view.premieres.entries()) {
    saidBy(view, movie, premiere, worlds, deck);
    yield undefined;
  }
}

function addMovies(
  logs: number[],
  view: View,
  worlds: readonly LoyaltyWorld[],
  { movies, claims }: Weighing,
) {
  const deck = deckColours(view.handSizes.length);
  const [shown, told] = [movies * MOVIE_WEIGHT, claims * CLAIM_WEIGHT];
  view.premieres.forEach((premiere, number) => {
    const said = saidBy(view, number, premiere, worlds, deck);
    for (let index = 0; index < logs.length; index += 1)
      logs[index] =
        (logs[index] as number) +
        shown * (said.movie[index] as number) +
        told * (said.claims[index] as number);
  });
}

/** What all the deeds of others say. */
function addDeeds(logs: number[], view: View, worlds: readonly LoyaltyWorld[], weight: number) {
  const sums = new DeedSums(view.handSizes.length);
  for (const deed of view.deeds)
    if (deed.seat === view.viewer) sums.pass(deed);
    else sums.add(deed, swayBefore(view.premieres, deed.round));
  worlds.forEach((world, index) => {
    logs[index] = (logs[index] as number) + weight * sums.in(world);
  });
}

/** What others said of themselves. */
function addStatements(
  logs: number[],
  view: View,
  worlds: readonly LoyaltyWorld[],
  weight: number,
) {
  statedIn(view, worlds).forEach((log, index) => {
    logs[index] = (logs[index] as number) + weight * log;
  });
}

/** What somebody may believe who sees this: Bayes' rule over every deal of loyalties. */
export function beliefsFrom(view: View, weighing: Weighing): Beliefs {
  const worlds = loyaltyWorlds(view);
  const logs = worlds.map(({ ways }) => Math.log(ways));
  if (worlds.length > 1) {
    if (weighing.movies > 0) addMovies(logs, view, worlds, weighing);
    if (weighing.deeds > 0) addDeeds(logs, view, worlds, weighing.deeds);
    if (weighing.claims > 0) addStatements(logs, view, worlds, weighing.claims);
  }
  const highest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return new Beliefs(
    worlds,
    weights.map((weight) => weight / total),
  );
}
