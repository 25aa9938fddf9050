import { type Bot, randomBot } from '../../../src/engine/bot';
import { seedOf } from '../../../src/engine/seed';
import { simulate, type SimulatedStep } from '../../../src/engine/simulate';
import { hollywood1947Bots } from '../../../src/games/hollywood-1947/bots/bots';
import { hollywood1947 } from '../../../src/games/hollywood-1947/game';
import type {
  Hollywood1947,
  HollywoodOutcome1947,
  Options,
  State,
} from '../../../src/games/hollywood-1947/types';
import type { Loyalty } from '../../../src/games/hollywood-1947/vocabulary';

/** Who plays each role, by level. */
export type Casting = Readonly<Record<Loyalty, string>>;

/** Matches of one kind, by their numbers: the same numbers give the same matches. */
export interface Series {
  readonly casting: Casting;
  readonly players: number;
  readonly options: Options;
}

export type Step = SimulatedStep<Hollywood1947>;

const CONTESTANTS: readonly Bot<Hollywood1947>[] = [randomBot, ...hollywood1947Bots];

export const CONTESTANT_NAMES: readonly string[] = CONTESTANTS.map(({ level }) => level);

function contestant(level: string): Bot<Hollywood1947> {
  const bot = CONTESTANTS.find((one) => one.level === level);
  if (bot === undefined) throw new Error(`There is no contestant ${level}`);
  return bot;
}

/** Plays a match to its end; `watch` sees every step of it. */
function playOut(
  { casting, players, options }: Series,
  number: number,
  watch?: (step: Step, before: Step | undefined) => void,
): State {
  const seed = seedOf(`arena ${number}`);
  const { loyalties } = hollywood1947.setup(options, players, seed).state;
  const bots = loyalties.map((loyalty) => contestant(casting[loyalty]));
  let last: Step | undefined;
  for (const step of simulate(hollywood1947, bots, options, seed)) {
    watch?.(step, last);
    last = step;
  }
  if (last === undefined) throw new Error('A match begins');
  return last.state;
}

/** Plays a match; `watch` sees every step of it. */
export function playMatch(
  series: Series,
  number: number,
  watch?: (step: Step, before: Step | undefined) => void,
): HollywoodOutcome1947 {
  const outcome = hollywood1947.outcome(playOut(series, number, watch));
  if (outcome === undefined) throw new Error('A match ends');
  return outcome;
}

/** The matches from one number up to another as they stand when they are over. */
export function endsOf(series: Series, from: number, to: number): readonly State[] {
  return Array.from({ length: to - from }, (_, index) => playOut(series, from + index));
}

/** Who won the matches from one number up to another. */
export function outcomesOf(series: Series, from: number, to: number): readonly string[] {
  return Array.from({ length: to - from }, (_, index) => {
    const { result } = playMatch(series, from + index);
    return result.kind === 'team' ? result.team : result.kind;
  });
}
