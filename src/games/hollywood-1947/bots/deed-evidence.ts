/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the bots */
import type { Deed } from '../types';
import { LOYALTIES } from '../vocabulary';
import { ONESELF, type Telling, tellingsOf } from './evidence';
import { DEED_WEIGHTS } from './fitted';
import type { LoyaltyWorld } from './loyalty-worlds';
import { stanceOf, type Sway } from './stances';

/** More than there are holders of dice and tokens. */
const WHOM = 16;
const COLUMNS = LOYALTIES.length + 1;

/** What somebody does once more to the same player says less than the first time: they still think the same of them. */
export function freshness(times: number): number {
  return 1 / times;
}

/** Counts how often somebody has done the same to the same player. */
export class Repetitions {
  private readonly counts = new Map<string, number>();

  /** How much the next one of these says. */
  next({ kind, seat, whom }: Telling): number {
    const key = `${kind} ${seat} ${whom}`;
    const times = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, times);
    return freshness(times);
  }
}

/** What deeds say, pair by pair: sums of logarithms, by the loyalties of both. */
export class DeedSums {
  private readonly pairs = new Map<number, number[]>();
  private readonly repetitions = new Repetitions();

  constructor(private readonly players: number) {}

  /** Something that tells nothing, but makes what follows less telling. */
  pass(deed: Deed): void {
    for (const telling of tellingsOf(deed, 0)) this.repetitions.next(telling);
  }

  add(deed: Deed, sway: Sway): void {
    for (const telling of tellingsOf(deed, sway)) {
      const fresh = this.repetitions.next(telling);
      // Ghosts are on nobody's side.
      if (telling.whom < this.players) this.addTelling(telling, fresh);
    }
  }

  private addTelling({ kind, seat, whom, sway }: Telling, fresh: number): void {
    const key = seat * WHOM + whom;
    const sums = this.pairs.get(key) ?? new Array<number>(LOYALTIES.length * COLUMNS).fill(0);
    const table = DEED_WEIGHTS[kind];
    for (let one = 0; one < LOYALTIES.length; one += 1) {
      const row = table[stanceOf(one, sway)] as readonly number[];
      for (let other = 0; other < COLUMNS; other += 1) {
        const at = one * COLUMNS + other;
        sums[at] = (sums[at] as number) + fresh * (row[other] as number);
      }
    }
    this.pairs.set(key, sums);
  }

  /** How much they speak for a world. */
  in({ loyalties }: LoyaltyWorld): number {
    let sum = 0;
    for (const [key, sums] of this.pairs) {
      const [seat, whom] = [Math.floor(key / WHOM), key % WHOM];
      const other = whom === seat ? ONESELF : (loyalties[whom] as number);
      sum += sums[(loyalties[seat] as number) * COLUMNS + other] as number;
    }
    return sum;
  }
}
