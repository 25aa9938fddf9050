import * as before from '../../../src/games/hollywood-1947/bots/fitted';
import type { State } from '../../../src/games/hollywood-1947/types';
import { fitBeliefs, weightTables } from './fit-beliefs';
import { habitTables } from './habits';
import { lessonsFrom } from './lessons';
import type { Tables } from './neutral';

/*
 * What bots believe changes how they behave, above all how communists hide, and how they behave what is to be believed.
 * So a generation goes a part of the way to what its matches say, later ones less of it: who goes far each time runs after
 * those who have just turned round.
 */

const DIGITS = 3;

/** Half of the way at first, and the less the more generations have learned: about the mean of the latest half of them. */
export function paceOf(generation: number): number {
  return Math.min(0.5, 2 / (generation + 3));
}

/** So much of the way from a table to another of the same shape. */
function between(from: unknown, to: unknown, pace: number): unknown {
  if (typeof from === 'number' && typeof to === 'number')
    return Number((from + pace * (to - from)).toFixed(DIGITS));
  if (Array.isArray(from) && Array.isArray(to))
    return from.map((item, index) => between(item, to[index], pace));
  if (typeof from === 'object' && typeof to === 'object' && from !== null && to !== null) {
    const other = Object.entries(to);
    return Object.fromEntries(
      Object.entries(from).map(([name, item]) => [
        name,
        between(item, other.find(([same]) => same === name)?.[1], pace),
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

/** Learns from matches that are over, so much of the way to what they say. */
export function learnedFrom(ends: readonly State[], pace: number): Learned {
  const lessons = lessonsFrom(ends);
  const fit = fitBeliefs(lessons);
  const found = { ...habitTables(ends), ...weightTables(fit) };
  return {
    tables: between(before, found, pace) as Tables,
    matches: ends.length,
    lessons: lessons.length,
    surprise: fit.surprise,
    atFirst: fit.atFirst,
  };
}
