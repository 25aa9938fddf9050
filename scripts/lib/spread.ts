import { cpus } from 'node:os';

import { runWorker } from './worker';

/** Shares the matches from 0 up to a number out among processes, one for each core; what they give comes in order. */
export async function spread<Answer>(
  worker: string,
  task: object,
  matches: number,
): Promise<readonly Answer[]> {
  const cores = Math.min(matches, cpus().length);
  const bounds = Array.from({ length: cores + 1 }, (_, part) =>
    Math.round((matches * part) / cores),
  );
  const parts = bounds
    .slice(1)
    .map((to, part) =>
      runWorker<readonly Answer[]>(worker, { ...task, from: bounds[part] ?? 0, to }),
    );
  return (await Promise.all(parts)).flat();
}
