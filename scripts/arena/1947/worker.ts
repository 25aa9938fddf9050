import { readFileSync } from 'node:fs';

import type { State } from '../../../src/games/hollywood-1947/types';
import { calibrationOf } from './calibration';
import { learnedFrom } from './learn';
import { endsOf, outcomesOf } from './matches';
import type { Task } from './tables';

/* A process of its own for each core: takes a task and a range of matches, and prints what came of them. */

function answer(task: Task, from: number, to: number): unknown {
  switch (task.kind) {
    case 'outcomes':
      return outcomesOf(task.series, from, to);
    case 'calibration':
      return calibrationOf(task.level, task.series, from, to);
    case 'ends':
      return endsOf(task.series, from, to);
    case 'learn':
      return learnedFrom(
        JSON.parse(readFileSync(task.file, 'utf8')) as readonly State[],
        task.pace,
      );
  }
}

const [given = ''] = process.argv.slice(2);
const { task, from = 0, to = 0 } = JSON.parse(given) as { task: Task; from?: number; to?: number };
process.stdout.write(JSON.stringify(answer(task, from, to)));
