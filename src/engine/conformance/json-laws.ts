import { canonicalJson, sameJson } from '../json';
import { actors, type Position, type State, viewers } from './position';

function reloaded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Not `sameJson`: an `undefined`, a `Map` or a `NaN` must show. */
export function survivesJson(value: unknown): boolean {
  if (value === null || typeof value !== 'object') {
    return typeof value === 'number'
      ? Number.isFinite(value)
      : value !== undefined && typeof value !== 'function';
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return false;
  return Object.values(value).every(survivesJson);
}

export function checkJson(position: Position): void {
  const { game, state, seats, report } = position;
  if (!survivesJson(state)) report('json-round-trip', 'the state is not plain JSON');
  for (const viewer of viewers(seats)) {
    if (!survivesJson(game.view(state, viewer))) report('json-round-trip', `view of ${viewer}`);
  }
  const copy = reloaded(state) as State;
  for (const seat of actors(position)) {
    const offered = game.legalActions(state, seat);
    if (!survivesJson(offered)) report('json-round-trip', `actions of seat ${seat}`);
    for (const action of offered) {
      const live = game.apply(state, seat, action);
      const later = game.apply(copy, seat, action);
      if (live.ok && !survivesJson(live.value.events)) report('json-round-trip', 'events');
      if (!sameJson(live, later)) {
        report('json-round-trip', `a reloaded state plays ${canonicalJson(action)} differently`);
      }
    }
  }
}
