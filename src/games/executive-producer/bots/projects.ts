import type { Seat } from '../../../engine/seats';
import { productionsOf } from '../productions';
import type { Production } from '../types';
import { directorFor, missingWith } from './forecast';
import { payoffOf } from './payoff';
import { inTimeOf, type Position } from './position';

/** A movie in production with what it is worth to its player. */
export interface Project {
  readonly seat: Seat;
  readonly production: Production;
  /** The position with the time that its player has left. */
  readonly position: Position;
  readonly payoff: number;
  /** Cards that are still to be bought for it. */
  readonly missing: number;
}

export function projectsOf(from: Position, seat: Seat): readonly Project[] {
  const productions = productionsOf(from.state, seat);
  if (productions.length === 0) return [];
  const position = inTimeOf(from, seat);
  return productions.map((production) => {
    const director = directorFor(position.state, seat, production);
    const payoff = payoffOf(position, seat, production, director);
    return { seat, production, position, payoff, missing: missingWith(production, director) };
  });
}
