import type { Seat } from '../../../engine/seats';
import { productionsOf } from '../productions';
import type { Production } from '../types';
import { cardsMissing } from './forecast';
import { payoffOf } from './payoff';
import type { Position } from './position';

/** A movie in production with what it is worth to its player. */
export interface Project {
  readonly seat: Seat;
  readonly production: Production;
  readonly payoff: number;
  /** Cards that are still to be bought for it. */
  readonly missing: number;
}

export function projectsOf(position: Position, seat: Seat): readonly Project[] {
  return productionsOf(position.state, seat).map((production) => ({
    seat,
    production,
    payoff: payoffOf(position, seat, production),
    missing: cardsMissing(position.state, seat, production),
  }));
}
