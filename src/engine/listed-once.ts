import type { Seat } from './seats';

/**
 * Lists are asked for several times of the same state, by whoever decides and by the engine that checks it: they are
 * made once.
 */
export function listedOnce<State extends object, Action>(
  list: (state: State, seat: Seat) => readonly Action[],
): (state: State, seat: Seat) => readonly Action[] {
  const lists = new WeakMap<State, Map<Seat, readonly Action[]>>();
  return (state, seat) => {
    const known = lists.get(state) ?? new Map<Seat, readonly Action[]>();
    const actions = known.get(seat) ?? list(state, seat);
    known.set(seat, actions);
    lists.set(state, known);
    return actions;
  };
}
