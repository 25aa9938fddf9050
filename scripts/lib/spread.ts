import { cpus } from 'node:os';

import { runWorker } from './worker';

/** Shares so many matches, from a number up, out among processes, one for each core; what they give comes in order. */
export async function spread<Answer>(
  worker: string,
  task: object,
  matches: number,
  first = 0,
): Promise<readonly Answer[]> {
  const cores = Math.min(matches, cpus().length);
  const bounds = Array.from(
    { length: cores + 1 },
    (_, part) => first + Math.round((matches * part) / cores),
  );
  const parts = bounds
    .slice(1)
    .map((to, part) =>
      runWorker<readonly Answer[]>(worker, { ...task, from: bounds[part] ?? 0, to }),
    );
  return (await Promise.all(parts)).flat();
}
