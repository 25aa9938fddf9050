import { CLAIM_ORDERS, type Options } from '../src/games/hollywood/types';
import { run1947 } from './arena/1947/run';
import type { Duel } from './arena/duel';
import { runProducers } from './arena/executive-producer/run';
import { verdict, winShare } from './arena/figures';
import { duelsOf, type Pairing, PAIRINGS } from './arena/pairings';
import { bundleForNode } from './lib/bundle';
import { readCount, readFlags } from './lib/flags';
import { spread } from './lib/spread';

const QUICK_MATCHES = 1200;
const SLOW_MATCHES = 480;
const MATCHES_MAX = 1_000_000;

/** Each game has an arena of its own; this is Hollywood!'s, and the way to the others. */
const OTHER_ARENAS = { 'hollywood-1947': run1947, 'executive-producer': runProducers };

const HELP = `How strong the bots of Hollywood! are: one seat against a table of others, every deal once from each seat.

  npm run arena                        every pairing, at both tables, in both games
  npm run arena -- --hero mogul        the pairings of one contestant
  --matches N        so many a pairing; ${QUICK_MATCHES} when left out, ${SLOW_MATCHES} where decisions take long
  --hero NAME        ${[...new Set(PAIRINGS.map(({ hero }) => hero))].join('|')}
  --rest NAME        against these only
  --players N        3 or 4 only
  --game basic|advanced
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

function refuse(message: string): never {
  process.stderr.write(`${message}\n\n${HELP}`);
  process.exit(2);
}

function chosen<Value extends string>(
  flag: string,
  text: string | undefined,
  values: readonly Value[],
): Value | undefined {
  const value = values.find((one) => one === text);
  if (text !== undefined && value === undefined)
    refuse(`${flag}: there is no '${text}'; accepted: ${values.join('|')}`);
  return value;
}

function readAsked(args: readonly string[]): Asked {
  const value = (hint: string) => ({ kind: 'value', hint }) as const;
  const flags = readFlags(args, {
    '--matches': value('how many'),
    '--hero': value('a contestant'),
    '--rest': value('a contestant'),
    '--players': value('3 or 4'),
    '--game': value('basic|advanced'),
    '--claim-order': value(CLAIM_ORDERS.join('|')),
    '--help': { kind: 'switch' },
  });
  if (!flags.ok) refuse(flags.error);
  const get = (flag: string) => flags.value.get(flag);
  if (get('--help') !== undefined) {
    process.stdout.write(HELP);
    process.exit(0);
  }
  const text = get('--matches');
  const matches = text === undefined ? undefined : readCount('--matches', text, 1, MATCHES_MAX);
  if (matches?.ok === false) refuse(matches.error);
  const hero = chosen('--hero', get('--hero'), [...new Set(PAIRINGS.map((one) => one.hero))]);
  const rest = chosen('--rest', get('--rest'), [...new Set(PAIRINGS.map((one) => one.rest))]);
  const players = chosen('--players', get('--players'), ['3', '4']);
  const game = chosen('--game', get('--game'), ['basic', 'advanced']);
  const pairings = PAIRINGS.filter(
    (one) => (hero ?? one.hero) === one.hero && (rest ?? one.rest) === one.rest,
  );
  if (pairings.length === 0) refuse('These two do not meet in the arena.');
  return {
    pairings,
    matches: matches?.value,
    wants: ({ seats, options }) =>
      (players ?? String(seats)) === String(seats) &&
      (game ?? (options.advanced ? 'advanced' : 'basic')) ===
        (options.advanced ? 'advanced' : 'basic'),
    claimOrder: chosen('--claim-order', get('--claim-order'), CLAIM_ORDERS) ?? 'top-first',
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
