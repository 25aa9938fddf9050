import { join } from 'node:path';

import { seatCounts } from '../../../src/engine/seats';
import { QUALITIES } from '../../../src/games/executive-producer/bots/weights';
import { SEATS } from '../../../src/games/executive-producer/numbers';
import { bundleForNode } from '../../lib/bundle';
import { runWorker } from '../../lib/worker';
import { writeSource } from '../../lib/write-source';
import type { Fit } from '../logit';
import type { Task } from './worker';

const MATCHES = 4000;
const DIGITS = 3;
const FILE = join(__dirname, '../../../src/games/executive-producer/bots/fitted.ts');

function rounded(weight = 0): number {
  return Number(weight.toFixed(DIGITS));
}

function tell(players: number, { weights, errors, surprise }: Fit): void {
  console.log(
    `${players} players: surprise ${surprise.toFixed(4)} of ${Math.log(players).toFixed(4)}`,
  );
  const figure = (at: number): string =>
    `${(weights[at] ?? 0).toFixed(DIGITS).padStart(8)} ± ${(errors[at] ?? 0).toFixed(DIGITS)}`;
  QUALITIES.forEach((quality, index) => {
    console.log(`  ${quality.padEnd(16)}${figure(2 * index)}${figure(2 * index + 1)}`);
  });
}

/** Learns what a player's chance to win depends on, at every table, from matches of Agents. */
export async function fitProducers(): Promise<void> {
  const worker = bundleForNode('scripts/fit/executive-producer/worker.ts', 'fit-producers.cjs');
  const tables = await Promise.all(
    seatCounts(SEATS).map(async (players) => {
      const task: Task = { players, matches: MATCHES };
      return { players, fit: await runWorker<Fit>(worker, task) };
    }),
  );
  const rows = tables.map(({ players, fit }) => {
    tell(players, fit);
    const weights = QUALITIES.map((quality, index) => {
      const [late, early] = [rounded(fit.weights[2 * index]), rounded(fit.weights[2 * index + 1])];
      return `${quality}: { late: ${late}, early: ${early} },`;
    });
    return `${players}: {${weights.join('\n')}},`;
  });
  await writeSource(
    FILE,
    `import type { Quality, Weight } from './weights';

/*
 * Made by \`npm run fit -- --game executive-producer\`, which gives the same every time with the same cards and Agents; not
 * written by hand. By the number of players, from ${MATCHES} matches of Agents each.
 */
export const FITTED: Readonly<Record<number, Readonly<Record<Quality, Weight>>>> = {${rows.join('\n')}};
`,
  );
}
