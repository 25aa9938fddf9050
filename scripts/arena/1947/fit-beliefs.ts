/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the fit */
import { ONESELF, TELLINGS } from '../../../src/games/hollywood-1947/bots/evidence';
import { STANCES } from '../../../src/games/hollywood-1947/bots/stances';
import { cellsOf, CLAIMS, type Lesson, MOVIES, placeOf, WEIGHTS } from './lessons';

/*
 * How much movies, claims and every kind of deed should count: the weights that make the true deal of the loyalties
 * as likely as can be, among all that were possible. Deeds follow from what others did before and from each other, so
 * what each says for itself cannot be counted; how much it adds to all the rest can be learned.
 */

const STEPS = 80;
const PACE = 0.1;
/** Of the mean slope and of its square so much is kept from step to step. */
const KEPT = { slope: 0.9, square: 0.99 } as const;
/** Holds weights that the lessons say little about near zero, as if so many lessons said so. */
const RIDGE = 12;
const LEAST = 1e-4;
const DIGITS = 3;

export interface Fit {
  readonly weights: readonly number[];
  /** The mean surprise of a lesson, in nats; and the same when only the numbers of each loyalty are known. */
  readonly surprise: number;
  readonly atFirst: number;
}

/** A lesson in flat arrays: the same cells are looked up at every step. */
interface Packed {
  readonly lesson: Lesson;
  readonly cells: Int16Array;
  readonly fresh: Float64Array;
}

function pack(lesson: Lesson): Packed {
  const { deals, tellings } = lesson;
  const cells = new Int16Array(deals.length * tellings.length);
  deals.forEach((deal, index) => {
    cells.set(cellsOf(lesson, deal), index * tellings.length);
  });
  return { lesson, cells, fresh: Float64Array.from(tellings, ({ fresh }) => fresh) };
}

/** Adds what a lesson says about the slope; gives its surprise. */
function learn({ lesson, cells, fresh }: Packed, weights: Float64Array, slope: Float64Array) {
  const { ways, movies, claims, truth } = lesson;
  const count = fresh.length;
  const logs = new Float64Array(ways.length);
  let highest = -Infinity;
  for (let deal = 0; deal < logs.length; deal += 1) {
    let log =
      (ways[deal] as number) +
      (weights[MOVIES] as number) * (movies[deal] as number) +
      (weights[CLAIMS] as number) * (claims[deal] as number);
    for (let at = 0; at < count; at += 1)
      log += (weights[cells[deal * count + at] as number] as number) * (fresh[at] as number);
    logs[deal] = log;
    highest = Math.max(highest, log);
  }
  const total = logs.reduce((sum, log) => sum + Math.exp(log - highest), 0);
  for (let deal = 0; deal < logs.length; deal += 1) {
    const chance = Math.exp((logs[deal] as number) - highest) / total;
    const apart = deal === truth ? 1 - chance : -chance;
    // What is next to impossible in spite of all has next to nothing to say.
    if (Math.abs(apart) < LEAST) continue;
    slope[MOVIES] = (slope[MOVIES] as number) + apart * (movies[deal] as number);
    slope[CLAIMS] = (slope[CLAIMS] as number) + apart * (claims[deal] as number);
    for (let at = 0; at < count; at += 1) {
      const cell = cells[deal * count + at] as number;
      slope[cell] = (slope[cell] as number) + apart * (fresh[at] as number);
    }
  }
  return highest + Math.log(total) - (logs[truth] as number);
}

/** Climbs the likelihood by steps of about the same length in every direction (Adam's method). */
export function fitBeliefs(lessons: readonly Lesson[]): Fit {
  const packed = lessons.map(pack);
  const weights = new Float64Array(WEIGHTS);
  const [means, squares] = [new Float64Array(WEIGHTS), new Float64Array(WEIGHTS)];
  let [surprise, atFirst] = [0, 0];
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = weights.map((weight) => -RIDGE * weight);
    surprise = packed.reduce((sum, lesson) => sum + learn(lesson, weights, slope), 0);
    if (step === 1) atFirst = surprise;
    const pace = PACE * (1 - (step - 1) / STEPS);
    slope.forEach((all, at) => {
      const one = all / lessons.length;
      const mean = KEPT.slope * (means[at] ?? 0) + (1 - KEPT.slope) * one;
      const square = KEPT.square * (squares[at] ?? 0) + (1 - KEPT.square) * one * one;
      means[at] = mean;
      squares[at] = square;
      const length = Math.sqrt(square / (1 - KEPT.square ** step)) + 1e-9;
      weights[at] = (weights[at] ?? 0) + (pace * mean) / (1 - KEPT.slope ** step) / length;
    });
  }
  return {
    weights: [...weights],
    surprise: surprise / lessons.length,
    atFirst: atFirst / lessons.length,
  };
}

/** The weights by their names. */
export function weightTables({ weights }: Fit): Readonly<Record<string, unknown>> {
  const rounded = (at: number): number => Number((weights[at] ?? 0).toFixed(DIGITS));
  const range = (count: number) => Array.from({ length: count }, (_, index) => index);
  return {
    MOVIE_WEIGHT: rounded(MOVIES),
    CLAIM_WEIGHT: rounded(CLAIMS),
    DEED_WEIGHTS: Object.fromEntries(
      TELLINGS.map((name, kind) => [
        name,
        range(STANCES).map((stance) =>
          range(ONESELF + 1).map((column) => rounded(placeOf(kind, stance, column))),
        ),
      ]),
    ),
  };
}
