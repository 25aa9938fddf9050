import { type Fit, fitLogit } from '../logit';
import { HARMLESS, lessonsOf } from './lessons';

/* A process of its own for a table: plays, learns, and prints what it found. */

export interface Task {
  readonly players: number;
  readonly matches: number;
}

const [text = ''] = process.argv.slice(2);
const { players, matches } = JSON.parse(text) as Task;
const lessons = Array.from({ length: matches }, (_, number) => lessonsOf(players, number)).flat();
const fit: Fit = fitLogit(lessons, HARMLESS);
process.stdout.write(JSON.stringify(fit));
