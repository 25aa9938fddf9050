import { entryAt } from '../../../engine/lists';
import type { Seat } from '../../../engine/seats';
import type { AwardId } from '../cards/awards';
import type { NewsId } from '../cards/news';
import type { ObjectiveId } from '../cards/objectives';
import type { PublicState, State, View } from '../types';
import { type Rates, ratesOf } from './rates';
import { cardsAtRisk } from './risks';
import { type Wish, wishesOf } from './wishes';

/** What a player knows who has to decide something: what lies in the open and what is their own. */
export interface Position {
  readonly state: PublicState;
  readonly seat: Seat;
  readonly news: readonly NewsId[];
  readonly objectives: readonly ObjectiveId[];
  /** What the objectives still ask for. */
  readonly wishes: readonly Wish[];
  /** How many awards lie face down. */
  readonly awardsLeft: number;
  /** How many News everybody holds. */
  readonly newsSizes: readonly number[];
  /** The next award, while the player looks at it. */
  readonly award?: AwardId | undefined;
  readonly rates: Rates;
  /** Cards that may have to be bought once more. */
  readonly atRisk: number;
}

/** From what a seat may see. */
export function positionOf(view: View, seat: Seat): Position {
  const { awardDeckSize: awardsLeft, newsSizes, own } = view;
  const { news, objectives } = own ?? { news: [], objectives: [] };
  const wishes = wishesOf(view, seat, objectives);
  const rates = ratesOf(view, seat, awardsLeft);
  const atRisk = cardsAtRisk(view, seat);
  const award = own?.award;
  return {
    state: view,
    seat,
    news,
    objectives,
    wishes,
    awardsLeft,
    newsSizes,
    award,
    rates,
    atRisk,
  };
}

/** The same for another player's movies: how long the match goes on is not the same for everybody. */
export function inTimeOf(position: Position, seat: Seat): Position {
  if (seat === position.seat) return position;
  const {
    state,
    seat: own,
    news,
    objectives,
    wishes,
    awardsLeft,
    newsSizes,
    award,
    atRisk,
  } = position;
  const rates = ratesOf(state, seat, awardsLeft);
  return {
    state,
    seat: own,
    news,
    objectives,
    wishes,
    awardsLeft,
    newsSizes,
    award,
    rates,
    atRisk,
  };
}

/** The same in a world that was imagined, where everybody's part is known. */
export function positionIn(state: State, seat: Seat): Position {
  const awardsLeft = state.awardDeck.length;
  const objectives = entryAt(state.objectives, seat);
  return {
    state,
    seat,
    news: entryAt(state.news, seat),
    objectives,
    wishes: wishesOf(state, seat, objectives),
    awardsLeft,
    newsSizes: state.news.map(({ length }) => length),
    award: state.awardDeck[0],
    rates: ratesOf(state, seat, awardsLeft),
    atRisk: cardsAtRisk(state, seat),
  };
}
