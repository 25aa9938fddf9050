import * as before from '../../../src/games/hollywood-1947/bots/fitted';
import type { State } from '../../../src/games/hollywood-1947/types';
import { fitBeliefs, weightTables } from './fit-beliefs';
import { habitTables } from './habits';
import { lessonsFrom } from './lessons';
import type { Tables } from './neutral';

/*
 * What bots believe changes how they behave, above all how communists hide, and how they behave what is to be believed.
 * So a generation goes half the way to what its matches say; after a few nothing much changes any more.
 */

const PACE = 0.5;
const DIGITS = 3;

/** Between two tables of the same shape. */
function halfWay(from: unknown, to: unknown): unknown {
  if (typeof from === 'number' && typeof to === 'number')
    return Number((from + PACE * (to - from)).toFixed(DIGITS));
  if (Array.isArray(from) && Array.isArray(to))
    return from.map((item, index) => halfWay(item, to[index]));
  if (typeof from === 'object' && typeof to === 'object' && from !== null && to !== null) {
    const other = Object.entries(to);
    return Object.fromEntries(
      Object.entries(from).map(([name, item]) => [
        name,
        halfWay(item, other.find(([same]) => same === name)?.[1]),
      ]),
    );
  }
  return from;
}

export interface Learned {
  /** What bots believe by from now on, by the names in bots/fitted.ts. */
  readonly tables: Tables;
  readonly matches: number;
  readonly lessons: number;
  readonly surprise: number;
  readonly atFirst: number;
}

/** Learns from matches that are over. */
export function learnedFrom(ends: readonly State[]): Learned {
  const lessons = lessonsFrom(ends);
  const fit = fitBeliefs(lessons);
  const found = { ...habitTables(ends), ...weightTables(fit) };
  return {
    tables: halfWay(before, found) as Tables,
    matches: ends.length,
    lessons: lessons.length,
    surprise: fit.surprise,
    atFirst: fit.atFirst,
  };
}
