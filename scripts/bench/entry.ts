import { executiveProducer } from '../../src/games/executive-producer/game';
import { hollywood } from '../../src/games/hollywood/game';
import { hollywood1947 } from '../../src/games/hollywood-1947/game';
import { playBare } from './bare';
import { playCore } from './core';
import { timeLevels } from './decisions';
import { type BenchedTable, playMatches } from './matches';
import { timeOtherGames } from './other-games';

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

/** One table of each game, for the checksum. */
const TABLES = {
  hollywood: { game: hollywood, seats: 4 },
  hollywood1947: { game: hollywood1947, seats: 6 },
  executiveProducer: { game: executiveProducer, seats: 4 },
} as const satisfies Readonly<Record<string, BenchedTable>>;

const LOOPS: readonly Loop[] = [
  { name: 'bare', run: playBare },
  { name: 'search core', run: playCore },
  ...contractLoops('', TABLES.hollywood),
  ...contractLoops('1947 at 2: ', { game: hollywood1947, seats: 2 }),
  ...contractLoops('1947 at 6: ', TABLES.hollywood1947),
  ...contractLoops('Producer at 2: ', { game: executiveProducer, seats: 2 }),
  ...contractLoops('Producer at 4: ', TABLES.executiveProducer),
];

function contractLoops(name: string, table: BenchedTable): readonly Loop[] {
  return [
    { name: `${name}contract`, run: (count) => playMatches(table, count, { withViews: false }) },
    {
      name: `${name}contract with views`,
      run: (count) => playMatches(table, count, { withViews: true }),
    },
  ];
}

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
  checksum: Object.values(TABLES).reduce(
    (sum, table) => (sum + playMatches(table, 50, { withViews: true })) | 0,
    playCore(50),
  ),
  decisions: timeLevels(MATCHES_OF_BOTS),
  others: timeOtherGames(),
});
if (typeof print === 'function') print(report);
else console.log(report);
