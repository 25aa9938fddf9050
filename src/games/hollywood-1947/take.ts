import { entryAt, replaced } from '../../engine/lists';
import type { Seat } from '../../engine/seats';
import { Take as EngineTake, type Taken } from '../../engine/take';
import type { FullEvent } from './events';
import type { Note, Shoot, State } from './types';
import { copyOf } from './copy';

export { entryAt, lastOf, replaced, sum, without } from '../../engine/lists';

export type FullStep = Taken<State, FullEvent>;

/** What an omission from every union member leaves of it. */
type Without<Item, Key extends PropertyKey> = Item extends unknown ? Omit<Item, Key> : never;

/** One action being carried out. */
export class Take extends EngineTake<State, FullEvent> {
  constructor(before: State) {
    super(copyOf(before));
  }

  get players(): number {
    return this.state.hands.length;
  }

  updateShoot(changes: Partial<Shoot>): void {
    this.update({ shoot: { ...this.state.shoot, ...changes } });
  }

  note(seat: Seat, note: Without<Note, 'round'>): void {
    const own = [...entryAt(this.state.notes, seat), { ...note, round: this.state.round } as Note];
    this.update({ notes: replaced(this.state.notes, seat, own) });
  }
}
