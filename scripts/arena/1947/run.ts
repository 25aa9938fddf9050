import { cpus } from 'node:os';

import { type LevelId, LEVELS } from '../../../src/games/hollywood-1947/bots/levels';
import { hollywood1947 } from '../../../src/games/hollywood-1947/game';
import { COSTUMES_FROM } from '../../../src/games/hollywood-1947/numbers';
import type { Options } from '../../../src/games/hollywood-1947/types';
import { bundleForNode } from '../../lib/bundle';
import { readCommand } from '../../lib/command';
import { takes } from '../../lib/flags';
import { runWorker } from '../../lib/worker';
import { winShare } from '../figures';
import { school } from './generations';
import { CONTESTANT_NAMES } from './matches';
import {
  addBins,
  type Answers,
  castingOf,
  duels,
  equals,
  goalOf,
  PLAIN,
  type Row,
  type Task,
  WINNERS,
} from './tables';

const MATCHES = 400;
const MATCHES_MAX = 1_000_000;
/** What is learned from is never what is measured. */
const FIRST_LESSON = MATCHES_MAX;
const GENERATIONS_MAX = 100;
const TABLES = ['shares', 'roles', 'calibration', 'habits'] as const;
const USUAL_PLAYERS = [4, 5, 6, 7, 8, 9] as const;

const HELP = `How the bots of Hollywood 1947 play: the same numbers of matches give the same figures.

  npm run arena -- --game hollywood-1947
  --table NAME       ${TABLES.join('|')}; shares when left out:
                     how often each team wins with equal bots; the same, role by role with the strongest among the
                     weakest (or among those of --level the weakest); how true beliefs are; or learns from matches what players do, and writes bots/fitted.ts
  --matches N        so many a row; ${MATCHES} when left out
  --players N        one table only; ${USUAL_PLAYERS.join(', ')} when left out
  --from N           the number of the first match; 0 when left out
  --level NAME       ${CONTESTANT_NAMES.join('|')}; all levels when left out, and for roles the weakest
  --generations N    habits: so many times over, each by what the one before has learned; once when left out
  --anew             habits: from nothing, instead of from bots/fitted.ts as it is
  --union-strike, --random-loyalties, --costumes
  --help             this text
`;

interface Asked {
  readonly table: (typeof TABLES)[number];
  readonly matches: number;
  readonly from: number;
  readonly generations: number;
  readonly anew: boolean;
  readonly players: readonly number[];
  readonly levels: readonly string[];
  readonly options: Options;
}

function readAsked(args: readonly string[]): Asked {
  const command = readCommand(args, HELP, {
    '--game': takes('hollywood-1947'),
    '--table': takes(TABLES.join('|')),
    '--matches': takes('how many'),
    '--players': takes('how many'),
    '--from': takes('a number'),
    '--level': takes('a contestant'),
    '--generations': takes('how many'),
    '--anew': { kind: 'switch' },
    '--union-strike': { kind: 'switch' },
    '--random-loyalties': { kind: 'switch' },
    '--costumes': { kind: 'switch' },
  });
  const { min, max } = hollywood1947.seats;
  const players = command.count('--players', min, max);
  const level = command.oneOf('--level', CONTESTANT_NAMES);
  if (command.has('--costumes') && (players ?? max) < COSTUMES_FROM)
    command.refuse(`--costumes is for ${COSTUMES_FROM} players or more`);
  return {
    table: command.oneOf('--table', TABLES) ?? 'shares',
    matches: command.count('--matches', 1, MATCHES_MAX) ?? MATCHES,
    from: command.count('--from', 0, MATCHES_MAX - 1) ?? 0,
    generations: command.count('--generations', 1, GENERATIONS_MAX) ?? 1,
    anew: command.has('--anew'),
    players: players === undefined ? USUAL_PLAYERS : [players],
    levels: level === undefined ? LEVELS : [level],
    options: {
      ...PLAIN,
      unionStrike: command.has('--union-strike'),
      randomLoyalties: command.has('--random-loyalties'),
      costumes: command.has('--costumes'),
    },
  };
}

/** Splits the matches among the cores; the parts come back in their order. */
async function inParts<Kind extends Task['kind']>(
  worker: string,
  task: Extract<Task, { kind: Kind }>,
  matches: number,
  first: number,
): Promise<readonly Answers[Kind][]> {
  const cores = Math.min(matches, cpus().length);
  const bound = (part: number): number => first + Math.round((matches * part) / cores);
  return Promise.all(
    Array.from({ length: cores }, (_, part) =>
      runWorker<Answers[Kind]>(worker, { task, from: bound(part), to: bound(part + 1) }),
    ),
  );
}

async function printRows(
  worker: string,
  rows: readonly Row[],
  { matches, from }: Asked,
): Promise<void> {
  const heads = WINNERS.map((winner) => winner.padStart(18)).join('');
  console.log(`${'who'.padEnd(24)}${'players'.padStart(8)}${'matches'.padStart(9)}${heads}`);
  for (const { title, series } of rows) {
    const parts = await inParts<'outcomes'>(worker, { kind: 'outcomes', series }, matches, from);
    const outcomes = parts.flat();
    const columns = WINNERS.map((winner) => {
      const { share, margin } = winShare(outcomes.map((one) => (one === winner ? 1 : 0)));
      const goal = goalOf(winner, series.players, share, margin);
      return share === 0
        ? '-'.padStart(18)
        : `${goal} ${share.toFixed(1)} ± ${margin.toFixed(1)}`.padStart(18);
    });
    console.log(
      `${title.padEnd(24)}${String(series.players).padStart(8)}${String(outcomes.length).padStart(9)}${columns.join('')}`,
    );
  }
}

async function printCalibration(worker: string, asked: Asked, level: LevelId): Promise<void> {
  console.log(
    `\n${level}\n${'believed'.padStart(12)}${'mean'.padStart(8)}${'were'.padStart(8)}${'beliefs'.padStart(10)}`,
  );
  const all = [];
  for (const players of asked.players) {
    const series = { casting: castingOf(level), players, options: asked.options };
    const task = { kind: 'calibration', level, series } as const;
    all.push(...(await inParts<'calibration'>(worker, task, asked.matches, asked.from)));
  }
  addBins(all).forEach(({ beliefs, communists, sum }, index, { length }) => {
    const range = `${(100 * index) / length}-${(100 * (index + 1)) / length} %`;
    const share = (part: number): string =>
      beliefs === 0 ? '-' : ((100 * part) / beliefs).toFixed(1);
    console.log(
      `${range.padStart(12)}${share(sum).padStart(8)}${share(communists).padStart(8)}${String(beliefs).padStart(10)}`,
    );
  });
}

/** Plays matches of the strongest, apart from those of the other tables, and learns from them. */
async function learnHabits(asked: Asked): Promise<void> {
  const { matches, options, generations, anew } = asked;
  const level = asked.levels[asked.levels.length - 1] ?? 'mogul';
  await school({
    generations,
    anew,
    async play(worker, generation) {
      const all = [];
      for (const players of asked.players) {
        const task = {
          kind: 'ends',
          series: { casting: castingOf(level), players, options },
        } as const;
        const first = FIRST_LESSON + asked.from + generation * matches;
        all.push(...(await inParts<'ends'>(worker, task, matches, first)));
      }
      return all.flat();
    },
  });
}

/** The arena of Hollywood 1947. */
export async function run1947(args: readonly string[]): Promise<void> {
  const asked = readAsked(args);
  const { table, players, options } = asked;
  if (table === 'habits') return learnHabits(asked);
  const worker = bundleForNode('scripts/arena/1947/worker.ts', 'arena-1947-worker.cjs');
  if (table === 'calibration') {
    console.log('Of all who were believed to be communists so surely: how many were, in per cent');
    for (const level of LEVELS)
      if (asked.levels.includes(level)) await printCalibration(worker, asked, level);
    return;
  }
  console.log('Wins in per cent with their 95 % interval; (?) may miss its goal, (!) does\n');
  const rows =
    table === 'shares'
      ? equals(players, asked.levels, options)
      : duels(players, asked.levels[0] ?? 'extra', options);
  await printRows(worker, rows, asked);
}
