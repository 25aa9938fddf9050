import { err, ok, type Result } from '../../src/engine/result';
import { readFlags } from '../lib/flags';

export interface Plan {
  /** How often the column is tapped, each time on a fresh page. */
  readonly taps: number;
  /** How often each app is opened. */
  readonly pairs: number;
  /** How many rounds bots play among themselves. */
  readonly rounds: number;
  readonly dist: string;
}

export const USAGE = [
  'npm run bench:app -- [--quick] [--dist FOLDER]',
  '',
  '  --quick        fewer repetitions: two minutes or so, and less to be trusted',
  '  --dist FOLDER  an app that is exported already; without it `dist`, exported if it is missing',
].join('\n');

const USUAL = { taps: 7, pairs: 9, rounds: 4 } as const;
const QUICK = { taps: 2, pairs: 3, rounds: 1 } as const;

export function readPlan(args: readonly string[]): Result<Plan, string> {
  const flags = readFlags(args, {
    '--quick': { kind: 'switch' },
    '--dist': { kind: 'value', hint: 'a folder with an exported app' },
  });
  if (!flags.ok) return err(flags.error);
  const repetitions = flags.value.has('--quick') ? QUICK : USUAL;
  return ok({ ...repetitions, dist: flags.value.get('--dist') ?? 'dist' });
}
