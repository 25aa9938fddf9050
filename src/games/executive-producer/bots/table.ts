import { entryAt } from '../../../engine/lists';
import type { Seat } from '../../../engine/seats';
import type { Position } from './position';
import { type Project, projectsOf } from './projects';
import { rivalWeights } from './rivals';

/** A position with what is in production and what it is worth to whom: looked at once for all moves of a turn. */
export interface Table extends Position {
  readonly own: readonly Project[];
  readonly others: readonly Project[];
  /** By seat, what a point that another player loses is worth. */
  readonly weights: readonly number[];
}

export function tableOf(position: Position): Table {
  const { state, seat } = position;
  const others: Project[] = [];
  state.money.forEach((_, index) => {
    if (index !== seat) others.push(...projectsOf(position, index as Seat));
  });
  return {
    ...position,
    own: projectsOf(position, seat),
    others,
    weights: rivalWeights(state, seat),
  };
}

export function weightOf({ weights }: Table, { seat }: Pick<Project, 'seat'>): number {
  return entryAt(weights, seat);
}

/** Whether it needs nothing more than an own director. */
export function isReady({ missing }: Project): boolean {
  return missing === 0;
}
