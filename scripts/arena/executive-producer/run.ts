import { LENGTHS, SEATS } from '../../../src/games/executive-producer/numbers';
import { bundleForNode } from '../../lib/bundle';
import { type FlagValues, readCount, readFlags } from '../../lib/flags';
import { spread } from '../../lib/spread';
import { verdict, winShare } from '../figures';
import { duelsOf, PAIRINGS } from './pairings';

const GAME = 'executive-producer';
const QUICK_MATCHES = 600;
const SLOW_MATCHES = 240;
const MATCHES_MAX = 1_000_000;

const names = (side: 'hero' | 'rest') => [...new Set(PAIRINGS.map((pairing) => pairing[side]))];

const HELP = `How strong the bots of Executive Producer are: one seat against a table of others, every deal once from each seat.

  npm run arena -- --game ${GAME}
  --matches N        so many a pairing; ${QUICK_MATCHES} when left out, ${SLOW_MATCHES} where decisions take long
  --hero NAME        ${names('hero').join('|')}
  --rest NAME        ${names('rest').join('|')}
  --players N        ${SEATS.min} to ${SEATS.max} only
  --length LENGTH    ${LENGTHS.join('|')}; short when left out
  --help             this text
`;

function refuse(message: string): never {
  process.stderr.write(`${message}\n\n${HELP}`);
  process.exit(2);
}

function read(args: readonly string[]): FlagValues {
  const value = (hint: string) => ({ kind: 'value', hint }) as const;
  const flags = readFlags(args, {
    '--game': value(GAME),
    '--matches': value('how many'),
    '--hero': value('a level'),
    '--rest': value('a level'),
    '--players': value('how many'),
    '--length': value(LENGTHS.join('|')),
    '--help': { kind: 'switch' },
  });
  if (!flags.ok) refuse(flags.error);
  if (flags.value.has('--help')) {
    process.stdout.write(HELP);
    process.exit(0);
  }
  return flags.value;
}

function countFrom(flags: FlagValues, flag: string, min: number, max: number): number | undefined {
  const text = flags.get(flag);
  if (text === undefined) return undefined;
  const count = readCount(flag, text, min, max);
  return count.ok ? count.value : refuse(count.error);
}

export async function runProducers(args: readonly string[]): Promise<void> {
  const flags = read(args);
  const matches = countFrom(flags, '--matches', 1, MATCHES_MAX);
  const players = countFrom(flags, '--players', SEATS.min, SEATS.max);
  const wanted = flags.get('--length') ?? 'short';
  const length = LENGTHS.find((one) => one === wanted) ?? refuse(`--length: no '${wanted}'`);
  const pairings = PAIRINGS.filter(
    ({ hero, rest }) =>
      (flags.get('--hero') ?? hero) === hero && (flags.get('--rest') ?? rest) === rest,
  );
  if (pairings.length === 0) refuse('These two do not meet in the arena.');
  const worker = bundleForNode('scripts/arena/executive-producer/worker.ts', 'arena-producers.cjs');
  console.log('One seat against the rest; wins in per cent with their 95 % interval\n');
  console.log(
    `${'hero'.padEnd(10)}${'against'.padEnd(10)}${'players'.padStart(8)}  ${'length'.padEnd(8)}${'matches'.padStart(8)}${'wins'.padStart(8)}`,
  );
  for (const pairing of pairings) {
    for (const duel of duelsOf(pairing, { length })) {
      if ((players ?? duel.seats) !== duel.seats) continue;
      const usual = pairing.isSlow === true ? SLOW_MATCHES : QUICK_MATCHES;
      const share = winShare(await spread<number>(worker, { duel }, matches ?? usual));
      const wins = `${share.share.toFixed(1)} ± ${share.margin.toFixed(1)}`;
      console.log(
        `${pairing.hero.padEnd(10)}${pairing.rest.padEnd(10)}${String(duel.seats).padStart(8)}  ${length.padEnd(8)}${String(share.matches).padStart(8)}${wins.padStart(13)}  ${verdict(share, duel.seats)}`,
      );
    }
  }
}
