import type { Game, GameTypes } from '../../src/engine/game';
import { type Random, randomFromSeed } from '../../src/engine/random';
import type { Seat } from '../../src/engine/seats';
import { seedOf } from '../../src/engine/seed';

export interface DoneIn<Types extends GameTypes> {
  readonly state: Types['state'];
  readonly events: readonly Types['event'][];
}

export interface PlayedIn<Types extends GameTypes> {
  readonly states: readonly Types['state'][];
  readonly events: readonly Types['event'][];
}

type OfType<Union extends { readonly type: string }, Type extends Union['type']> = Extract<
  Union,
  { readonly type: Type }
>;

/** Events of one type, in their order. */
export function eventsOf<Event extends { readonly type: string }, const Type extends Event['type']>(
  { events }: { readonly events: readonly Event[] },
  type: Type,
): readonly OfType<Event, Type>[] {
  return events.filter((event): event is OfType<Event, Type> => event.type === type);
}

/** What tests of a game's rules do with it. */
export function actingOn<Types extends GameTypes>(game: Game<Types>) {
  type State = Types['state'];
  type Action = Types['action'];
  type Done = DoneIn<Types>;

  /** Somebody does this; throws when it is refused. */
  function act(state: State, seat: Seat, action: Action): Done {
    const applied = game.apply(state, seat, action);
    if (!applied.ok) throw new Error(`Refused: ${JSON.stringify([action, applied.error])}`);
    return applied.value;
  }

  /** Several things, each by somebody. */
  function actAll(state: State, ...moves: readonly (readonly [Seat, Action])[]): Done {
    return moves.reduce<Done>(
      (done, [seat, action]) => {
        const next = act(done.state, seat, action);
        return { state: next.state, events: [...done.events, ...next.events] };
      },
      { state, events: [] },
    );
  }

  /** Everybody takes the first thing they are offered of these types, until the match waits for something else. */
  function settle(state: State, ...types: readonly Action['type'][]): Done {
    let done: Done = { state, events: [] };
    for (;;) {
      const [seat] = game.toAct(done.state);
      const action =
        seat === undefined
          ? undefined
          : game.legalActions(done.state, seat).find(({ type }) => types.includes(type));
      if (seat === undefined || action === undefined) return done;
      const next = act(done.state, seat, action);
      done = { state: next.state, events: [...done.events, ...next.events] };
    }
  }

  /** Why an action is refused. */
  function refusalOf(state: State, seat: Seat, action: Action): string {
    const applied = game.apply(state, seat, action);
    if (applied.ok) throw new Error('It was accepted');
    return applied.error.code === 'not-legal' ? applied.error.refusal : applied.error.code;
  }

  function offered<Type extends Action['type']>(
    state: State,
    seat: Seat,
    type: Type,
  ): readonly OfType<Action, Type>[] {
    return game
      .legalActions(state, seat)
      .filter((action): action is OfType<Action, Type> => action.type === type);
  }

  /** A whole random match, interrupts included. */
  function playRandomly(
    players: number,
    options: Types['options'],
    text: string,
    choose: (random: Random, legal: readonly Action[]) => Action = (random, legal) =>
      random.pick(legal),
  ): PlayedIn<Types> {
    const opening = game.setup(options, players, seedOf(text));
    const random = randomFromSeed(seedOf(text), 'test players');
    const states = [opening.state];
    const events = [...opening.events];
    for (let { state } = opening; ;) {
      const waited = game.toAct(state);
      if (waited.length === 0) return { states, events };
      const others = game.mayInterrupt(state);
      const seat = random.pick(others.length > 0 && random.int(6) === 0 ? others : waited);
      const done = act(state, seat, choose(random, game.legalActions(state, seat)));
      state = done.state;
      states.push(state);
      events.push(...done.events);
    }
  }

  return { act, actAll, settle, refusalOf, offered, playRandomly };
}
