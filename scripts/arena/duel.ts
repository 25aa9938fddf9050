import type { Bot } from '../../src/engine/bot';
import { seedOf } from '../../src/engine/seed';
import { simulate } from '../../src/engine/simulate';
import { hollywood } from '../../src/games/hollywood/game';
import type { Hollywood, Options } from '../../src/games/hollywood/types';

/** One contestant against a table of others, all of one kind. */
export interface Duel {
  readonly hero: string;
  readonly rest: string;
  readonly seats: number;
  readonly options: Options;
}

/** The part of a win that the hero gets: one, a half where two share it, none. */
function shareOf(bots: readonly Bot<Hollywood>[], hero: number, options: Options, seed: string) {
  let last;
  for (const { state } of simulate(hollywood, bots, options, seedOf(seed))) last = state;
  const winners = last === undefined ? undefined : hollywood.outcome(last)?.winners;
  if (winners === undefined) throw new Error('A match ends');
  return winners.some((seat) => seat === hero) ? 1 / winners.length : 0;
}

/**
 * Plays the matches from one number up to another. Every deal is played once from each seat, so that neither the cards
 * nor the order of seats favour anybody; the same numbers give the same matches.
 */
export function playDuel(
  { hero, rest, seats, options }: Duel,
  contestants: readonly Bot<Hollywood>[],
  from: number,
  to: number,
): readonly number[] {
  const find = (level: string): Bot<Hollywood> => {
    const bot = contestants.find((one) => one.level === level);
    if (bot === undefined) throw new Error(`There is no contestant ${level}`);
    return bot;
  };
  const shares: number[] = [];
  for (let match = from; match < to; match += 1) {
    const seat = match % seats;
    const bots = Array.from({ length: seats }, (_, index) => find(index === seat ? hero : rest));
    shares.push(shareOf(bots, seat, options, `arena ${Math.floor(match / seats)}`));
  }
  return shares;
}
