import { entryAt, replaced } from '../../engine/lists';
import { type Random, randomFrom } from '../../engine/random';
import type { Seat } from '../../engine/seats';
import { copyOf } from './copy';
import type { FullEvent } from './events';
import type { State, Turn } from './types';

export interface FullStep {
  readonly state: State;
  readonly events: readonly FullEvent[];
}

/** The fields that hold something for every seat. */
type BySeat = {
  [Field in keyof State]: State[Field] extends readonly (infer Item)[] ? Item : never;
};

/**
 * One action being carried out: the state as it is so far, and what has happened. It works on a copy of its own, field
 * by field: a new copy for every change would make a match several times slower. What is given out never changes again.
 */
export class Take {
  private readonly events: FullEvent[] = [];
  private readonly current: { -readonly [Field in keyof State]: State[Field] };
  private stream: Random | undefined;

  constructor(before: State) {
    this.current = copyOf(before);
  }

  /** As it is now: it moves on with every change. */
  get state(): State {
    return this.current;
  }

  get players(): number {
    return this.current.money.length;
  }

  /** The match's own chance. */
  get random(): Random {
    this.stream ??= randomFrom(this.current.random);
    return this.stream;
  }

  update(changes: Partial<State>): void {
    Object.assign(this.current, changes);
  }

  updateTurn(changes: Partial<Turn>): void {
    this.current.turn = { ...this.current.turn, ...changes };
  }

  /** Changes what a seat has of something. */
  set<Field extends 'money' | 'isBankrupt' | 'spaces' | 'bids' | SeatLists>(
    field: Field,
    seat: Seat,
    value: BySeat[Field],
  ): void {
    const bySeat = this.current[field] as readonly BySeat[Field][];
    this.update({ [field]: replaced(bySeat, seat, value) });
  }

  /** What a seat has of something. */
  of<Field extends SeatLists>(field: Field, seat: Seat): BySeat[Field] {
    return entryAt(this.current[field] as readonly BySeat[Field][], seat);
  }

  tell(event: FullEvent): void {
    this.events.push(event);
  }

  done(): FullStep {
    if (this.stream !== undefined) this.current.random = this.stream.state();
    return { state: this.current, events: this.events };
  }
}

type SeatLists =
  'productions' | 'movies' | 'ownDirectors' | 'abilities' | 'revealed' | 'news' | 'objectives';
