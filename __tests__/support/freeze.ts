import { type Game, type GameTypes } from '../../src/engine/game';
import { ok } from '../../src/engine/result';

/** Freezes a value and all it holds, so that a change of it throws where it happens. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** The same game with every state, view, event and action frozen as it is given out. */
export function frozen<Types extends GameTypes>(game: Game<Types>): Game<Types> {
  return {
    ...game,
    setup: (options, seats, seed) => deepFreeze(game.setup(options, seats, seed)),
    legalActions: (state, seat) => deepFreeze(game.legalActions(state, seat)),
    apply(state, seat, action) {
      const applied = game.apply(state, seat, action);
      return applied.ok ? ok(deepFreeze(applied.value)) : applied;
    },
    view: (state, viewer) => deepFreeze(game.view(state, viewer)),
    determinize: (view, random) => deepFreeze(game.determinize(view, random)),
    outcome: (state) => deepFreeze(game.outcome(state)),
  };
}
