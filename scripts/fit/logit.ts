/*
 * The conditional logit: a player's chance to win is the exponential of their strength, a weighted sum of features,
 * over the sum of everybody's. Its likelihood has one summit, and Newton's method finds it in a few steps.
 */

/** What every player had at some moment, and what part of the win each got in the end. */
export interface Lesson {
  readonly features: readonly (readonly number[])[];
  readonly shares: readonly number[];
}

export interface Fit {
  readonly weights: readonly number[];
  /** How far each weight may be off: one standard error. */
  readonly errors: readonly number[];
  /** The mean surprise of a result, in nats; knowing nothing it is the logarithm of the number of players. */
  readonly surprise: number;
}

const STEPS = 12;
/** Holds weights that the lessons say nothing about at zero. */
const RIDGE = 1;

type Matrix = number[][];

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}

/** By Gauss and Jordan; the matrix is positive definite, so no pivot is zero. */
function inverse(matrix: Matrix): Matrix {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_, index) => (index === at ? 1 : 0))]);
  rows.forEach((row, at) => {
    const pivot = row[at] ?? 1;
    for (let index = 0; index < row.length; index += 1) row[index] = (row[index] ?? 0) / pivot;
    rows.forEach((other, below) => {
      const factor = other[at] ?? 0;
      if (below === at || factor === 0) return;
      for (let index = 0; index < row.length; index += 1)
        other[index] = (other[index] ?? 0) - factor * (row[index] ?? 0);
    });
  });
  return rows.map((row) => row.slice(size));
}

function chancesOf({ features }: Lesson, weights: readonly number[]): readonly number[] {
  const strengths = features.map((list) => dot(list, weights));
  const most = Math.max(...strengths);
  const powers = strengths.map((strength) => Math.exp(strength - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Adds what one lesson says about the slope and the curvature; gives its surprise. */
function learn(lesson: Lesson, weights: readonly number[], slope: number[], curve: Matrix): number {
  const chances = chancesOf(lesson, weights);
  const mean = slope.map((_, index) =>
    lesson.features.reduce((sum, list, seat) => sum + (chances[seat] ?? 0) * (list[index] ?? 0), 0),
  );
  let surprise = 0;
  lesson.features.forEach((list, seat) => {
    const chance = chances[seat] ?? 0;
    const share = lesson.shares[seat] ?? 0;
    if (share > 0) surprise -= share * Math.log(chance);
    const apart = list.map((value, index) => value - (mean[index] ?? 0));
    apart.forEach((value, index) => {
      slope[index] = (slope[index] ?? 0) + (share - chance) * (list[index] ?? 0);
      const row = curve[index] ?? [];
      for (let other = 0; other < row.length; other += 1)
        row[other] = (row[other] ?? 0) + chance * value * (apart[other] ?? 0);
    });
  });
  return surprise;
}

/** Leaves out what is held at zero. */
function hold(held: ReadonlySet<number>, slope: number[], curve: Matrix): void {
  for (const at of held) {
    slope[at] = 0;
    curve.forEach((row, index) => (row[at] = index === at ? 1 : 0));
    curve[at] = slope.map((_, index) => (index === at ? 1 : 0));
  }
}

function climb(lessons: readonly Lesson[], held: ReadonlySet<number>): Fit {
  const size = lessons[0]?.features[0]?.length ?? 0;
  let weights: readonly number[] = new Array<number>(size).fill(0);
  let errors: readonly number[] = [];
  let surprise = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight) => -RIDGE * weight);
    const curve = slope.map((_, at) => slope.map((__, index) => (index === at ? RIDGE : 0)));
    surprise = 0;
    for (const lesson of lessons) surprise += learn(lesson, weights, slope, curve);
    hold(held, slope, curve);
    const back = inverse(curve);
    weights = weights.map((weight, index) => weight + dot(back[index] ?? [], slope));
    errors = back.map((row, index) => (held.has(index) ? 0 : Math.sqrt(row[index] ?? 0)));
  }
  return { weights, errors, surprise: surprise / lessons.length };
}

/** What cannot hurt is given no weight at all where lessons seem to say that it does: they are too few to say so. */
export function fitLogit(lessons: readonly Lesson[], harmless: readonly number[] = []): Fit {
  const held = new Set<number>();
  for (;;) {
    const fit = climb(lessons, held);
    const wrong = harmless.filter((at) => (fit.weights[at] ?? 0) < 0);
    if (wrong.length === 0) return fit;
    for (const at of wrong) held.add(at);
  }
}
