import { CLAIM_ORDERS, type Options } from '../src/games/hollywood/types';
import { run1947 } from './arena/1947/run';
import type { Duel } from './arena/duel';
import { runProducers } from './arena/executive-producer/run';
import { verdict, winShare } from './arena/figures';
import { duelsOf, type Pairing, PAIRINGS } from './arena/pairings';
import { bundleForNode } from './lib/bundle';
import { readCommand } from './lib/command';
import { takes } from './lib/flags';
import { spread } from './lib/spread';

const QUICK_MATCHES = 1200;
const SLOW_MATCHES = 480;
const MATCHES_MAX = 1_000_000;

/** Each game has an arena of its own; this is Hollywood!'s, and the way to the others. */
const OTHER_ARENAS = { 'hollywood-1947': run1947, 'executive-producer': runProducers };

const GAMES = ['hollywood', 'basic', 'advanced'] as const;

const names = (side: 'hero' | 'rest') => [...new Set(PAIRINGS.map((pairing) => pairing[side]))];

const HELP = `How strong the bots of Hollywood! are: one seat against a table of others, every deal once from each seat.

  npm run arena                        every pairing, at both tables, in both games
  npm run arena -- --hero mogul        the pairings of one contestant
  --matches N        so many a pairing; ${QUICK_MATCHES} when left out, ${SLOW_MATCHES} where decisions take long
  --hero NAME        ${names('hero').join('|')}
  --rest NAME        against these only
  --players N        3 or 4 only
  --game ${GAMES.join('|')}
  --claim-order ${CLAIM_ORDERS.join('|')}
  --help             this text

The arenas of the other games: npm run arena -- --game ${Object.keys(OTHER_ARENAS).join('|')} --help
`;

interface Asked {
  readonly pairings: readonly Pairing[];
  readonly matches: number | undefined;
  readonly wants: (duel: Duel) => boolean;
  readonly claimOrder: Options['claimOrder'];
}

function readAsked(args: readonly string[]): Asked {
  const command = readCommand(args, HELP, {
    '--matches': takes('how many'),
    '--hero': takes('a contestant'),
    '--rest': takes('a contestant'),
    '--players': takes('3 or 4'),
    '--game': takes(GAMES.join('|')),
    '--claim-order': takes(CLAIM_ORDERS.join('|')),
  });
  const matches = command.count('--matches', 1, MATCHES_MAX);
  const hero = command.oneOf('--hero', names('hero'));
  const rest = command.oneOf('--rest', names('rest'));
  const players = command.oneOf('--players', ['3', '4']);
  const game = command.oneOf('--game', GAMES);
  const pairings = PAIRINGS.filter(
    (one) => (hero ?? one.hero) === one.hero && (rest ?? one.rest) === one.rest,
  );
  if (pairings.length === 0) command.refuse('These two do not meet in the arena.');
  return {
    pairings,
    matches,
    wants: ({ seats, options }) =>
      (players ?? String(seats)) === String(seats) &&
      (game === undefined ||
        game === 'hollywood' ||
        game === (options.advanced ? 'advanced' : 'basic')),
    claimOrder: command.oneOf('--claim-order', CLAIM_ORDERS) ?? 'top-first',
  };
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  for (const [game, run] of Object.entries(OTHER_ARENAS)) {
    if (args.includes(`--game=${game}`) || args[args.indexOf('--game') + 1] === game) {
      return run(args);
    }
  }
  const asked = readAsked(args);
  const worker = bundleForNode('scripts/arena/worker.ts', 'arena-worker.cjs');
  console.log('One seat against the rest; wins in per cent with their 95 % interval\n');
  console.log(
    `${'hero'.padEnd(13)}${'against'.padEnd(13)}${'players'.padStart(8)}  ${'game'.padEnd(10)}${'matches'.padStart(8)}${'wins'.padStart(8)}`,
  );
  for (const pairing of asked.pairings) {
    for (const duel of duelsOf(pairing, asked.claimOrder).filter(asked.wants)) {
      const usual = pairing.isSlow === true ? SLOW_MATCHES : QUICK_MATCHES;
      const share = winShare(await spread<number>(worker, { duel }, asked.matches ?? usual));
      const game = duel.options.advanced ? 'advanced' : 'basic';
      const wins = `${share.share.toFixed(1)} ± ${share.margin.toFixed(1)}`;
      console.log(
        `${pairing.hero.padEnd(13)}${pairing.rest.padEnd(13)}${String(duel.seats).padStart(8)}  ${game.padEnd(10)}${String(share.matches).padStart(8)}${wins.padStart(13)}  ${verdict(share, duel.seats, pairing.goal?.[duel.seats])}`,
      );
    }
  }
}

void main();
