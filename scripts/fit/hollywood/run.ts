import { join } from 'node:path';

import { FEATURES } from '../../../src/games/hollywood/bots/features';
import type { Fit } from '../logit';
import { type Variant, VARIANTS, type Weights } from './variants';
import type { Task } from './worker';
import { bundleForNode } from '../../lib/bundle';
import { runWorker } from '../../lib/worker';
import { writeSource } from '../../lib/write-source';

/** Each pass plays by what the one before has learned, and plays better, so that it learns from better matches. */
const PASSES = [
  { matches: 3000, playouts: 100 },
  { matches: 6000, playouts: 200 },
] as const;
const MATCHES_APART = 1_000_000;
const DIGITS = 4;
const FILE = join(__dirname, '../../../src/games/hollywood/bots/fitted.ts');

function tell(name: string, { weights, errors, surprise }: Fit, seats: number): void {
  console.log(`${name}: surprise ${surprise.toFixed(4)} of ${Math.log(seats).toFixed(4)}`);
  FEATURES.forEach((feature, index) => {
    const weight = (weights[index] ?? 0).toFixed(DIGITS).padStart(9);
    console.log(`  ${feature.padEnd(20)}${weight} ± ${(errors[index] ?? 0).toFixed(DIGITS)}`);
  });
}

async function pass(worker: string, number: number, before: Weights): Promise<Weights> {
  const { matches, playouts } = PASSES[number] ?? PASSES[0];
  const firstMatch = 1 + number * MATCHES_APART;
  const after: Record<string, readonly number[]> = {};
  const learnOne = async (variant: Variant): Promise<void> => {
    const task: Task = { variant, weights: before, matches, playouts, firstMatch };
    const fits = await runWorker<Readonly<Record<string, Fit>>>(worker, task);
    for (const [name, fit] of Object.entries(fits)) {
      tell(name, fit, variant.seats);
      after[name] = fit.weights.map((weight) => Number(weight.toFixed(DIGITS)));
    }
  };
  await Promise.all(VARIANTS.map(learnOne));
  return after;
}

async function write(weights: Weights): Promise<void> {
  const rows = Object.keys(weights)
    .sort()
    .map((name) => `'${name}': ${JSON.stringify(weights[name])},`);
  const passes = PASSES.map(
    ({ matches, playouts }) => `${matches} matches of ${playouts} playouts`,
  );
  const text = `/*
 * Made by \`npm run fit\`, which gives the same every time; not written by hand. Passes, in each game:
 * ${passes.join(', then ')} a decision.
 * By players, game and rounds left; in the order of FEATURES.
 */
export const FITTED: Readonly<Record<string, readonly number[]>> = {${rows.join('\n')}};
`;
  await writeSource(FILE, text);
}

/** Learns what positions between rounds are worth from matches that bots play among themselves. */
export async function fitHollywood(): Promise<void> {
  const worker = bundleForNode('scripts/fit/hollywood/worker.ts', 'fit-worker.cjs');
  let weights: Weights = {};
  for (const number of PASSES.keys()) {
    console.log(`\nPass ${number + 1}`);
    weights = await pass(worker, number, weights);
  }
  await write(weights);
}
