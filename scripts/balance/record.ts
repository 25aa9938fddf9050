import type { Bot } from '../../src/engine/bot';
import { seedOf } from '../../src/engine/seed';
import { simulate } from '../../src/engine/simulate';
import { executiveProducer } from '../../src/games/executive-producer/game';
import type { ExecutiveProducer, Options, Score } from '../../src/games/executive-producer/types';
import { Notes } from './notes';

/** What was open to players, and what they made use of: kinds of things that are counted alike. */
export const KINDS = [
  'award',
  'objective',
  'ability',
  'script',
  'actor',
  'director',
  'news',
] as const;
export type Kind = (typeof KINDS)[number];

/** Something that a seat could have had, and whether it had it. */
export interface Chance {
  readonly kind: Kind;
  readonly id: string;
  readonly seat: number;
  readonly isTaken: boolean;
}

/** What is kept of a match. */
export interface MatchRecord {
  readonly studios: readonly string[];
  readonly first: number;
  /** By seat, the part of the win. */
  readonly shares: readonly number[];
  readonly scores: readonly Score[];
  readonly movies: readonly number[];
  readonly bankrupt: readonly number[];
  readonly rounds: number;
  readonly chances: readonly Chance[];
}

/** Plays one match of bots of one level, and keeps what balance is about. */
export function playRecorded(
  bot: Bot<ExecutiveProducer>,
  players: number,
  options: Options,
  number: number,
): MatchRecord {
  const bots = Array.from({ length: players }, () => bot);
  const seed = seedOf(`balance ${players} ${number}`);
  const notes = new Notes();
  for (const step of simulate(executiveProducer, bots, options, seed)) notes.add(step);
  const { last } = notes;
  const outcome = executiveProducer.outcome(last);
  if (outcome === undefined) throw new Error('A match ends');
  const { winners, scores } = outcome;
  return {
    studios: last.studios,
    first: last.first,
    shares: scores.map((_, seat) =>
      winners.some((winner) => winner === seat) ? 1 / winners.length : 0,
    ),
    scores,
    movies: last.movies.map(({ length }) => length),
    bankrupt: [...notes.bankrupt],
    rounds: last.round,
    chances: notes.chances(),
  };
}
