import { entryAt } from '../../../engine/lists';
import { seatsOf } from '../../../engine/seats';
import type { Position } from './position';
import { type Project, projectsOf } from './projects';
import { rivalWeights } from './rivals';

/** A position with what is in production and what it is worth to whom: looked at once for all moves of a turn. */
export interface Table extends Position {
  readonly own: readonly Project[];
  readonly rivals: Rivals;
}

/** What the others have in production. Most moves have nothing to do with it: it is looked at when one has. */
class Rivals {
  private found: readonly Project[] | undefined;
  private weights: readonly number[] | undefined;

  constructor(private readonly position: Position) {}

  get projects(): readonly Project[] {
    const { state, seat } = this.position;
    return (this.found ??= seatsOf(state.money.length)
      .filter((other) => other !== seat)
      .flatMap((other) => projectsOf(this.position, other)));
  }

  /** What a point that the movie's player loses is worth. */
  weightOf({ seat }: Project): number {
    this.weights ??= rivalWeights(this.position.state, this.position.seat);
    return entryAt(this.weights, seat);
  }
}

export function tableOf(position: Position): Table {
  const { state, seat, news, objectives, wishes, awardsLeft, newsSizes, award, rates, atRisk } =
    position;
  const own = projectsOf(position, seat);
  const rivals = new Rivals(position);
  return {
    state,
    seat,
    news,
    objectives,
    wishes,
    awardsLeft,
    newsSizes,
    award,
    rates,
    atRisk,
    own,
    rivals,
  };
}

/** Whether nothing can be bought and nothing released: cards come from abilities alone, or once there are none, to the bankrupt. */
export function isStranded({ state, seat, own }: Table): boolean {
  return entryAt(state.money, seat) === 0 && !own.some(isReady);
}

/** Whether it needs nothing more than an own director. */
export function isReady({ missing }: Project): boolean {
  return missing === 0;
}

/** Whether it lacks a card at most: with two actions its player buys that and releases it before anybody else is on turn. */
export function isNearlyReady({ missing }: Project): boolean {
  return missing <= 1;
}
