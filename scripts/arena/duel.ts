import type { Bot } from '../../src/engine/bot';
import type { Game, GameTypes } from '../../src/engine/game';
import { seedOf } from '../../src/engine/seed';
import { simulate } from '../../src/engine/simulate';
import type { Hollywood } from '../../src/games/hollywood/types';

/** One contestant against a table of others, all of one kind. */
export interface Duel<Types extends GameTypes = Hollywood> {
  readonly hero: string;
  readonly rest: string;
  readonly seats: number;
  readonly options: Types['options'];
}

/** The part of a win that the hero gets: one, a half where two share it, none. */
function shareOf<Types extends GameTypes>(
  game: Game<Types>,
  bots: readonly Bot<Types>[],
  hero: number,
  options: Types['options'],
  seed: string,
): number {
  let last: Types['state'] | undefined;
  for (const { state } of simulate(game, bots, options, seedOf(seed))) last = state;
  const winners = last === undefined ? undefined : game.outcome(last)?.winners;
  if (winners === undefined) throw new Error('A match ends');
  return winners.some((seat) => seat === hero) ? 1 / winners.length : 0;
}

/**
 * Plays the matches from one number up to another. Every deal is played once from each seat, so that neither the cards
 * nor the order of seats favour anybody; the same numbers give the same matches.
 */
export function playDuel<Types extends GameTypes>(
  game: Game<Types>,
  { hero, rest, seats, options }: Duel<Types>,
  contestants: readonly Bot<Types>[],
  from: number,
  to: number,
): readonly number[] {
  const find = (level: string): Bot<Types> => {
    const bot = contestants.find((one) => one.level === level);
    if (bot === undefined) throw new Error(`There is no contestant ${level}`);
    return bot;
  };
  const shares: number[] = [];
  for (let match = from; match < to; match += 1) {
    const seat = match % seats;
    const bots = Array.from({ length: seats }, (_, index) => find(index === seat ? hero : rest));
    shares.push(shareOf(game, bots, seat, options, `arena ${Math.floor(match / seats)}`));
  }
  return shares;
}
