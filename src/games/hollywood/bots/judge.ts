/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the search */
import { ASSIGN, CHOOSING, type Core, GENRE_COUNT, POINT_OF_STANDING } from './core';
import { FEATURE_COUNT, featuresOf, type Prospects } from './features';

/** How much of a player's worth at the very end is the lead rather than the win, so that no position is all the same. */
const LEAD_SHARE = 0.04;
const LEAD_SCALE = 8;

/** About what a point is worth in strength. */
const POINT = 0.4;

/** Tells how good the end of a round is for each player. */
export class Judge {
  private readonly list = new Array<number>(FEATURE_COUNT).fill(0);

  constructor(
    private readonly weights: readonly number[],
    private readonly prospects: Prospects,
  ) {}

  /** Writes each player's chance to win into the list. At the very end it is the win, and a little for the lead. */
  chances(core: Core, chances: number[]): void {
    if (core.roundsLeft === 0) this.shares(core, chances);
    else this.estimates(core, chances);
  }

  /** The same as a list of its own. */
  verdict(core: Core): readonly number[] {
    const chances = new Array<number>(core.seats).fill(0);
    this.chances(core, chances);
    return chances;
  }

  private estimates(core: Core, chances: number[]): void {
    const { seats } = core;
    let sum = 0;
    for (let seat = 0; seat < seats; seat += 1) {
      const chance = Math.exp(this.strength(core, seat));
      chances[seat] = chance;
      sum += chance;
    }
    for (let seat = 0; seat < seats; seat += 1) chances[seat] = (chances[seat] as number) / sum;
  }

  strength(core: Core, seat: number): number {
    const { list, weights } = this;
    featuresOf(core, seat, this.prospects, list);
    let strength = 0;
    for (let index = 0; index < FEATURE_COUNT; index += 1)
      strength += (list[index] as number) * (weights[index] as number);
    return strength;
  }

  /** What speaks for a player alone: the strength between rounds, the points at the end. */
  worth(core: Core, seat: number): number {
    return core.roundsLeft === 0 ? POINT * core.points(seat) : this.strength(core, seat);
  }

  private shares(core: Core, chances: number[]): void {
    const { seats } = core;
    let most = -1;
    let second = -1;
    let winners = 0;
    for (let seat = 0; seat < seats; seat += 1) {
      const worth = core.standing(seat);
      chances[seat] = worth;
      if (worth > most) {
        second = most;
        most = worth;
        winners = 1;
      } else if (worth === most) {
        winners += 1;
        second = worth;
      } else if (worth > second) second = worth;
    }
    for (let seat = 0; seat < seats; seat += 1) {
      const worth = chances[seat] as number;
      const share = worth === most ? 1 / winners : 0;
      const lead = (worth - (worth === most ? second : most)) / POINT_OF_STANDING;
      const comfort = 1 / (1 + Math.exp(-lead / LEAD_SCALE));
      chances[seat] = (1 - LEAD_SHARE) * share + LEAD_SHARE * comfort;
    }
  }

  /** The project that the owner of the waiting star had best finish, all other things staying as they are. */
  chooseProject(core: Core): number {
    const { seat, projects, movies } = core;
    const own = seat * GENRE_COUNT;
    const rating = core.waitingRating();
    let chosen = -1;
    let highest = -Infinity;
    for (let genre = 0; genre < GENRE_COUNT; genre += 1) {
      const size = projects[own + genre] as number;
      if (size === 0) continue;
      const made = movies[own + genre] as number;
      projects[own + genre] = 0;
      movies[own + genre] = made + size * rating;
      const worth = this.worth(core, seat);
      projects[own + genre] = size;
      movies[own + genre] = made;
      if (worth > highest) {
        highest = worth;
        chosen = genre;
      }
    }
    return ASSIGN + chosen;
  }

  /** Hands out what is left, every star where its owner had best put it. */
  settle(core: Core): void {
    while (core.stage === CHOOSING) core.play(this.chooseProject(core));
  }
}
