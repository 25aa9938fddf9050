import { type Fit, fitLogit } from '../logit';
import { playMatch, type RoundLesson } from './self-play';
import { nameOf, type Variant, type Weights } from './variants';

/* A process of its own for a game: plays, learns, and prints what it found. */

export interface Task {
  readonly variant: Variant;
  readonly weights: Weights;
  readonly matches: number;
  readonly playouts: number;
  readonly firstMatch: number;
}

const [text = ''] = process.argv.slice(2);
const { variant, weights, matches, playouts, firstMatch } = JSON.parse(text) as Task;
const lessons: RoundLesson[] = [];
for (let match = 0; match < matches; match += 1)
  lessons.push(...playMatch(variant, weights, playouts, firstMatch + match));
const fits: Record<string, Fit> = {};
for (let left = 1; left < variant.seats; left += 1) {
  fits[nameOf(variant, left)] = fitLogit(lessons.filter(({ roundsLeft }) => roundsLeft === left));
}
process.stdout.write(JSON.stringify(fits));
