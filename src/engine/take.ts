import { type Random, randomFrom, type RandomState } from './random';

/** What came of an action, with the whole truth in its events. */
export interface Taken<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/**
 * One action being carried out: the state as it is so far, and what has happened. It works on a copy of its own, field
 * by field: a new copy for every change made a match three times slower. What is given out never changes again.
 */
export class Take<State extends { readonly random: RandomState }, Event> {
  private readonly events: Event[] = [];
  private stream: Random | undefined;

  /** The copy is the take's own from now on. */
  constructor(private readonly copy: State) {}

  /** As it is now: it moves on with every change. */
  get state(): State {
    return this.copy;
  }

  /** The match's own chance. */
  get random(): Random {
    this.stream ??= randomFrom(this.copy.random);
    return this.stream;
  }

  update(changes: Partial<State>): void {
    Object.assign(this.copy, changes);
  }

  tell(event: Event): void {
    this.events.push(event);
  }

  done(): Taken<State, Event> {
    if (this.stream !== undefined) Object.assign(this.copy, { random: this.stream.state() });
    return { state: this.copy, events: this.events };
  }
}
