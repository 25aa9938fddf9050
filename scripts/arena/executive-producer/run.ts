import { LENGTHS, SEATS } from '../../../src/games/executive-producer/numbers';
import { bundleForNode } from '../../lib/bundle';
import { type Command, readCommand } from '../../lib/command';
import { takes } from '../../lib/flags';
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

function read(args: readonly string[]): Command {
  return readCommand(args, HELP, {
    '--game': takes(GAME),
    '--matches': takes('how many'),
    '--hero': takes('a level'),
    '--rest': takes('a level'),
    '--players': takes('how many'),
    '--length': takes(LENGTHS.join('|')),
  });
}

export async function runProducers(args: readonly string[]): Promise<void> {
  const command = read(args);
  const matches = command.count('--matches', 1, MATCHES_MAX);
  const players = command.count('--players', SEATS.min, SEATS.max);
  const length = command.oneOf('--length', LENGTHS) ?? 'short';
  const hero = command.oneOf('--hero', names('hero'));
  const rest = command.oneOf('--rest', names('rest'));
  const pairings = PAIRINGS.filter(
    (one) => (hero ?? one.hero) === one.hero && (rest ?? one.rest) === one.rest,
  );
  if (pairings.length === 0) command.refuse('These two do not meet in the arena.');
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
