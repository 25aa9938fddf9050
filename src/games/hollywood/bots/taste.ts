/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the search */
import {
  AWARD,
  BLOCKBUSTER,
  COLUMN_COUNT,
  type Core,
  GENRE_COUNT,
  OFFSETS,
  SLOTS,
  STAR,
} from './core';
import type { Judge } from './judge';

/*
 * What each player would like to get, card by card, and so how attractive each column is. A reel that comes into a
 * column as the first ends on its top card once the column is full, the second on the next one, and so on; each hole
 * that the round leaves in the column moves it one card further down.
 */

/** How many slots stay free at the end of a round. */
const HOLES = 2;
/** The most slots that can be free. */
export const MOST_FREE = SLOTS;

/** The chance that so many of the holes fall among the free slots of a column, of all that are free. */
function holeChance(holes: number, inColumn: number, inAll: number): number {
  const elsewhere = inAll - inColumn;
  const pairs = (inAll * (inAll - 1)) / 2;
  if (pairs === 0) return holes === 0 ? 1 : 0;
  if (holes === 0) return (elsewhere * (elsewhere - 1)) / 2 / pairs;
  if (holes === 1) return (inColumn * elsewhere) / pairs;
  return (inColumn * (inColumn - 1)) / 2 / pairs;
}

/** In the advanced game: how many films of each genre will probably go aside at the end of this round. */
function asideToCome({ deal, placed, left }: Core): readonly number[] {
  const toCome = new Array<number>(GENRE_COUNT).fill(0);
  const expect = (card: number, chance: number): void => {
    if (card < BLOCKBUSTER) toCome[card % AWARD] = (toCome[card % AWARD] as number) + chance;
  };
  for (let column = 0; column < COLUMN_COUNT; column += 1) {
    const top = OFFSETS[column] as number;
    const free = (OFFSETS[column + 1] as number) - top - (placed[column] as number);
    expect(deal[top] as number, 1 - holeChance(0, free, left + HOLES));
    expect(deal[top + 1] as number, holeChance(2, free, left + HOLES));
  }
  return toCome;
}

/** What a card would add to a player's strength if it came alone, as things stand. */
function worthOf(core: Core, judge: Judge, seat: number, card: number): number {
  const before = judge.worth(core, seat);
  const own = seat * GENRE_COUNT;
  if (card < BLOCKBUSTER) {
    const at = own + (card % AWARD);
    const size = core.projects[at] as number;
    core.projects[at] = size + (card < AWARD ? 1 : 2);
    const after = judge.worth(core, seat);
    core.projects[at] = size;
    return after - before;
  }
  if (card === BLOCKBUSTER) {
    core.blockbusters[seat] = (core.blockbusters[seat] as number) + 1;
    const after = judge.worth(core, seat);
    core.blockbusters[seat] = core.blockbusters[seat] - 1;
    return after - before;
  }
  let most = 0;
  let hasProject = false;
  for (let at = own; at < own + GENRE_COUNT; at += 1) {
    const size = core.projects[at] as number;
    const made = core.movies[at] as number;
    // A star rarely comes alone: another film of the genre may come with it.
    core.projects[at] = 0;
    core.movies[at] = made + (size + 0.5) * (card - STAR);
    const gain = judge.worth(core, seat) - before;
    core.projects[at] = size;
    core.movies[at] = made;
    if (size > 0 && (!hasProject || gain > most)) most = gain;
    if (size > 0) hasProject = true;
    else if (!hasProject && gain > most) most = gain;
  }
  return most;
}

export class Taste {
  /** By seat, by slot that is the reel's place in its column, by free slots on the table. */
  readonly table: number[];
  readonly stride = SLOTS * MOST_FREE;

  constructor(core: Core, judge: Judge) {
    const { seats, deal, aside } = core;
    this.table = new Array<number>(seats * this.stride).fill(0);
    const now = aside.slice();
    asideToCome(core).forEach((films, genre) => (aside[genre] = (aside[genre] as number) + films));
    for (let seat = 0; seat < seats; seat += 1) {
      const worths = deal.map((card) => worthOf(core, judge, seat, card));
      for (let column = 0; column < COLUMN_COUNT; column += 1) {
        const end = OFFSETS[column + 1] as number;
        for (let slot = OFFSETS[column] as number; slot < end; slot += 1) {
          const inColumn = end - slot - 1;
          for (let inAll = HOLES; inAll < MOST_FREE; inAll += 1) {
            let sum = 0;
            for (let holes = 0; holes <= HOLES && slot + holes < end; holes += 1)
              sum +=
                holeChance(holes, Math.min(inColumn, inAll), inAll) *
                (worths[slot + holes] as number);
            this.table[seat * this.stride + slot * MOST_FREE + inAll] = sum;
          }
        }
      }
    }
    now.forEach((films, genre) => (aside[genre] = films));
  }
}
