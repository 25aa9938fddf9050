import { entryAt } from '../../../engine/lists';
import { LEAST_PRICE } from '../numbers';
import type { Position } from './position';
import { costOf } from './rates';

/** What it costs not to be able to pay for one of the cards that the nearest movie still needs. */
const FEAR = 3;

/** How many of the cards that are still to be bought could not be paid for then. */
export function shortage({ state, seat }: Position, price: number, stillToBuy: number): number {
  return Math.max(0, stillToBuy * LEAST_PRICE - (entryAt(state.money, seat) - price));
}

/**
 * What paying costs in points, with the fear of running out of money before the next release: then so many cards are
 * still to be bought.
 */
export function painOf(
  { state, seat, rates }: Position,
  price: number,
  stillToBuy: number,
): number {
  const left = entryAt(state.money, seat) - price;
  const short = Math.max(0, stillToBuy * LEAST_PRICE - left);
  const pain = short * FEAR * Math.min(1, rates.turns);
  return costOf(state, seat, price, rates) + pain;
}
