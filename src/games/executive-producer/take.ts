import { entryAt, replaced } from '../../engine/lists';
import type { Seat } from '../../engine/seats';
import { Take as EngineTake, type Taken } from '../../engine/take';
import { stateOf } from './copy';
import type { FullEvent } from './events';
import type { State, Turn } from './types';

export type FullStep = Taken<State, FullEvent>;

/** The lists of what players have, by seat. */
type SeatLists =
  'productions' | 'movies' | 'ownDirectors' | 'abilities' | 'revealed' | 'news' | 'objectives';

/** The fields that hold something for every seat. */
type BySeat = {
  [Field in keyof State]: State[Field] extends readonly (infer Item)[] ? Item : never;
};

/** One action being carried out. */
export class Take extends EngineTake<State, FullEvent> {
  constructor(before: State) {
    super(stateOf(before, before));
  }

  get players(): number {
    return this.state.money.length;
  }

  updateTurn(changes: Partial<Turn>): void {
    this.update({ turn: { ...this.state.turn, ...changes } });
  }

  /** Changes what a seat has of something. */
  set<Field extends 'money' | 'isBankrupt' | 'spaces' | 'bids' | 'winsTie' | SeatLists>(
    field: Field,
    seat: Seat,
    value: BySeat[Field],
  ): void {
    const bySeat = this.state[field] as readonly BySeat[Field][];
    this.update({ [field]: replaced(bySeat, seat, value) });
  }

  /** What a seat has of something. */
  of<Field extends SeatLists>(field: Field, seat: Seat): BySeat[Field] {
    return entryAt(this.state[field] as readonly BySeat[Field][], seat);
  }
}
