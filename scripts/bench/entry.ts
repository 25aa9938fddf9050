import { playBare } from './bare';
import { playCore } from './core';
import { timeLevels } from './decisions';
import { playMatches } from './matches';

/*
 * Runs on a bare JavaScript engine: no console, no process. Each loop is timed several times, in turns with the
 * others, and the middle one counts, so that a busy machine disturbs all alike.
 */

declare const print: ((line: string) => void) | undefined;

const ROUNDS = 7;
const ROUND_MS = 250;
const MATCHES_OF_BOTS = 2;

interface Loop {
  readonly name: string;
  readonly run: (matches: number) => number;
}

const LOOPS: readonly Loop[] = [
  { name: 'bare', run: playBare },
  { name: 'search core', run: playCore },
  { name: 'contract', run: (matches) => playMatches(matches, false) },
  { name: 'contract with views', run: (matches) => playMatches(matches, true) },
];

/** How many matches take about one round's time; also warms the loop up. */
function calibrate({ run }: Loop): number {
  let matches = 4;
  for (;;) {
    const start = Date.now();
    run(matches);
    const took = Date.now() - start;
    if (took >= ROUND_MS / 4) return Math.max(1, Math.round((matches * ROUND_MS) / took));
    matches *= 2;
  }
}

function perSecond({ run }: Loop, matches: number): number {
  const start = Date.now();
  run(matches);
  return (matches * 1000) / Math.max(1, Date.now() - start);
}

function median(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const counts = LOOPS.map(calibrate);
const rates = LOOPS.map((): number[] => []);
for (let round = 0; round < ROUNDS; round += 1) {
  LOOPS.forEach((loop, index) => rates[index]?.push(perSecond(loop, counts[index] ?? 1)));
}

const report = JSON.stringify({
  rates: LOOPS.map(({ name }, index) => ({ name, perSecond: median(rates[index] ?? []) })),
  checksum: playMatches(50, true) + playCore(50),
  decisions: timeLevels(MATCHES_OF_BOTS),
});
if (typeof print === 'function') print(report);
else console.log(report);
