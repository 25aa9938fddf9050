import { seatCounts } from '../src/engine/seats';
import { LEVELS } from '../src/games/executive-producer/bots/levels';
import { LENGTHS, SEATS } from '../src/games/executive-producer/numbers';
import { enoughFor } from './balance/goals';
import { keptIn, playKept } from './balance/kept';
import type { MatchRecord } from './balance/record';
import { report, type Row } from './balance/tables';
import { bundleForNode } from './lib/bundle';
import { readCommand } from './lib/command';
import { takes } from './lib/flags';
import { print } from './lib/print';
import { spread } from './lib/spread';

const MATCHES_MAX = 1_000_000;
/** So many are played between two times of keeping them: processes are quick only once they have played some. */
const PART = 100;
const KEPT = 'build/balance';
const ENOUGH = seatCounts(SEATS).map(enoughFor).join(', ');

const HELP = `How balanced Executive Producer is, by matches of bots among themselves, as tables in Markdown.

  npm run -s balance
  --matches N        so many at each table; ${ENOUGH} at ${seatCounts(SEATS).join(', ')} players when left out
  --players N        ${SEATS.min} to ${SEATS.max} only
  --length LENGTH    ${LENGTHS.join('|')}; short when left out
  --level LEVEL      ${LEVELS.join('|')}; the strongest when left out
  --help             this text

What was played is kept in ${KEPT}. A run that was broken off goes on where it stopped, as long as cards and bots are the same.
`;

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2), HELP, {
    '--matches': takes('how many'),
    '--players': takes('how many'),
    '--length': takes(LENGTHS.join('|')),
    '--level': takes(LEVELS.join('|')),
  });
  const asked = command.count('--matches', 1, MATCHES_MAX);
  const only = command.count('--players', SEATS.min, SEATS.max);
  const options = { length: command.oneOf('--length', LENGTHS) ?? 'short' };
  const level = command.oneOf('--level', LEVELS) ?? 'mogul';
  const worker = bundleForNode('scripts/balance/worker.ts', 'balance-worker.cjs');
  const rows: Row[] = [];
  for (const players of seatCounts(SEATS).filter((one) => (only ?? one) === one)) {
    const task = { level, players, options };
    const matches = asked ?? enoughFor(players);
    const records = await playKept(keptIn(KEPT, worker, task), matches, PART, (from, count) =>
      spread<MatchRecord>(worker, task, count, from),
    );
    rows.push({ players, records });
  }
  print(report(rows));
}

void main();
