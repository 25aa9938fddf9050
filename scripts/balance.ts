import { seatCounts } from '../src/engine/seats';
import { LEVELS } from '../src/games/executive-producer/bots/levels';
import { LENGTHS, SEATS } from '../src/games/executive-producer/numbers';
import type { MatchRecord } from './balance/record';
import { report, type Row } from './balance/tables';
import { bundleForNode } from './lib/bundle';
import { type FlagValues, readCount, readFlags } from './lib/flags';
import { print } from './lib/print';
import { spread } from './lib/spread';

const MATCHES = 1000;
const MATCHES_MAX = 1_000_000;

const HELP = `How balanced Executive Producer is, by matches of bots among themselves, as tables in Markdown.

  npm run -s balance
  --matches N        so many at each table; ${MATCHES} when left out
  --players N        ${SEATS.min} to ${SEATS.max} only
  --length LENGTH    ${LENGTHS.join('|')}; short when left out
  --level LEVEL      ${LEVELS.join('|')}; the strongest when left out
  --help             this text
`;

function refuse(message: string): never {
  process.stderr.write(`${message}\n\n${HELP}`);
  process.exit(2);
}

function read(args: readonly string[]): FlagValues {
  const value = (hint: string) => ({ kind: 'value', hint }) as const;
  const flags = readFlags(args, {
    '--matches': value('how many'),
    '--players': value('how many'),
    '--length': value(LENGTHS.join('|')),
    '--level': value(LEVELS.join('|')),
    '--help': { kind: 'switch' },
  });
  return flags.ok ? flags.value : refuse(flags.error);
}

function count(flags: FlagValues, flag: string, min: number, max: number): number | undefined {
  const text = flags.get(flag);
  if (text === undefined) return undefined;
  const found = readCount(flag, text, min, max);
  return found.ok ? found.value : refuse(found.error);
}

function oneOf<Value extends string>(
  flags: FlagValues,
  flag: string,
  values: readonly Value[],
  otherwise: Value,
): Value {
  const text = flags.get(flag) ?? otherwise;
  return values.find((value) => value === text) ?? refuse(`${flag}: there is no '${text}'`);
}

async function main(): Promise<void> {
  const flags = read(process.argv.slice(2));
  if (flags.has('--help')) {
    process.stdout.write(HELP);
    return;
  }
  const matches = count(flags, '--matches', 1, MATCHES_MAX) ?? MATCHES;
  const only = count(flags, '--players', SEATS.min, SEATS.max);
  const options = { length: oneOf(flags, '--length', LENGTHS, 'short') };
  const level = oneOf(flags, '--level', LEVELS, 'mogul');
  const worker = bundleForNode('scripts/balance/worker.ts', 'balance-worker.cjs');
  const rows: Row[] = [];
  for (const players of seatCounts(SEATS).filter((one) => (only ?? one) === one)) {
    const task = { level, players, options };
    rows.push({ players, records: await spread<MatchRecord>(worker, task, matches) });
  }
  print(report(rows));
}

void main();
