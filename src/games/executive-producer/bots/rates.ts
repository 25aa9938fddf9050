import { entryAt } from '../../../engine/lists';
import type { Seat } from '../../../engine/seats';
import { ACTIONS, DOLLARS_FOR_A_POINT } from '../numbers';
import type { PublicState } from '../types';
import { horizonOf, releasesToCome } from './horizon';

/*
 * What things are worth in points of the final score, as far as a quick look tells. The figures were found by letting
 * bots that differ in one of them play against each other.
 */

/** A star has its price in awards of the season, and another in the big ones, for those it can be used for. */
const SEASON_STAR = 0.3;
const BIG_STAR = 0.1;
/** What having any money at all is worth while there is something to spend it on, and how soon enough is enough. */
const CAPITAL = 4;
const ENOUGH = 6;
/** What an action is worth while there is time to use what it brings. */
const ACTION = 1;
/** What a card costs that is still to be bought, in dollars. */
const USUAL_PRICE = 1.6;

export interface Rates {
  readonly seasonStar: number;
  readonly bigStar: number;
  readonly action: number;
  /** What a card that is still to be bought costs. */
  readonly card: number;
  /** Turns to come for the player, this one not counted. */
  readonly turns: number;
  /** The chance that what is not finished can be released at the very end. [EPEND-2] */
  readonly lastTurn: number;
  /** The chance that there is an action to come at all. */
  readonly another: number;
  /** Actions to come, those of this turn included. */
  readonly actions: number;
  /** How much of the money's use in business is left, from 1 to 0. */
  readonly business: number;
}

export function ratesOf(state: PublicState, seat: Seat, awardsLeft: number): Rates {
  const { current, turn } = state;
  const toCome = releasesToCome(state, awardsLeft);
  const { turns, another, lastTurn } = horizonOf(state, seat, awardsLeft);
  const actionsNow = seat === current ? turn.actionsLeft : 0;
  const business = Math.min(1, Math.max(0, turns - 1) / 3);
  return {
    seasonStar: toCome === 0 ? 0 : SEASON_STAR * Math.min(1, 0.5 + toCome / 8),
    bigStar: BIG_STAR * (toCome === 0 ? 2 : 1),
    action: ACTION * Math.min(1, turns / 3),
    card: USUAL_PRICE * (1 / DOLLARS_FOR_A_POINT + 0.25 * business),
    turns,
    lastTurn,
    another: actionsNow > 0 ? 1 : another,
    actions: turns * ACTIONS + actionsNow,
    business,
  };
}

/** How much of a living so many dollars are, from 0 to 1: reckoned once. */
const LIVING = Array.from({ length: 200 }, (_, dollars) => livingOf(dollars));

function livingOf(dollars: number): number {
  return 1 - Math.exp(-dollars / ENOUGH);
}

/** What money is worth: a point for so many dollars at the end, and a living until then. */
export function moneyWorth(dollars: number, { business }: Rates): number {
  const living = LIVING[dollars] ?? livingOf(dollars);
  return dollars / DOLLARS_FOR_A_POINT + business * CAPITAL * living;
}

/** What paying a price costs in points. */
export function costOf(state: PublicState, seat: Seat, price: number, rates: Rates): number {
  const dollars = entryAt(state.money, seat);
  return moneyWorth(dollars, rates) - moneyWorth(dollars - price, rates);
}
