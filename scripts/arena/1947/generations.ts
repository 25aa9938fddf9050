import { writeFileSync } from 'node:fs';

import { bundleForNode } from '../../lib/bundle';
import { runWorker } from '../../lib/worker';
import { type Learned, paceOf } from './learn';
import type { State } from '../../../src/games/hollywood-1947/types';
import { neutralTables } from './neutral';
import { writeFitted } from './write-fitted';

/*
 * One generation after the other: each plays by what the one before has written, so it is bundled anew.
 */

export interface Schooling {
  readonly generations: number;
  /** From what who has never seen a match believes, instead of from the file as it is. */
  readonly anew: boolean;
  /** Plays the matches of a generation with the bots as they are in that worker, none of them twice. */
  readonly play: (worker: string, generation: number) => Promise<readonly State[]>;
}

function report({ matches, lessons, surprise, atFirst }: Learned): string {
  return `${matches} matches, ${lessons} lessons: a surprise of ${surprise.toFixed(3)} nats, ${atFirst.toFixed(3)} for who knows nothing`;
}

export async function school({ generations, anew, play }: Schooling): Promise<void> {
  if (anew) await writeFitted(neutralTables());
  for (let generation = 0; generation < generations; generation += 1) {
    const worker = bundleForNode('scripts/arena/1947/worker.ts', 'arena-1947-worker.cjs');
    const ends = await play(worker, generation);
    // Too long for a command line.
    const file = `${worker}.ends.json`;
    writeFileSync(file, JSON.stringify(ends));
    const learned = await runWorker<Learned>(worker, {
      task: { kind: 'learn', file, pace: paceOf(generation) },
    });
    await writeFitted(learned.tables);
    console.log(`${generation + 1}: ${report(learned)}`);
  }
}
