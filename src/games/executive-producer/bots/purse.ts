import { entryAt } from '../../../engine/lists';
import { PRICES } from '../numbers';
import type { Position } from './position';
import { costOf } from './rates';

/** What it costs not to be able to pay for one of the cards that the nearest movie still needs. */
const FEAR = 3;

/** How many of the cards that are still to be bought could not be paid for then. */
export function shortage(
  { state, seat, atRisk }: Position,
  price: number,
  stillToBuy: number,
): number {
  return Math.max(0, (stillToBuy + atRisk) * PRICES[0] - (entryAt(state.money, seat) - price));
}

/**
 * What paying costs in points, with the fear of running out of money before the next release: so many cards were still to
 * be bought before, and so many are then. Who is short of money anyhow has nothing to fear from a card that is needed:
 * to wait with it would be for ever.
 */
export function painOf(position: Position, price: number, before: number, then: number): number {
  const { state, seat, rates } = position;
  const worse = shortage(position, price, then) - shortage(position, 0, before);
  const pain = Math.max(0, worse) * FEAR * Math.min(1, rates.turns);
  return costOf(state, seat, price, rates) + pain;
}
