import { findAction } from '../game';
import { canonicalJson } from '../json';
import { seatsOf } from '../seats';
import { survivesJson } from './json-laws';
import { type Action, actors, type Position } from './position';

/** What no game offers, some of it not even an action. */
const NONSENSE: readonly Action[] = [
  { type: 'conformance-nonsense' },
  {} as Action,
  null as unknown as Action,
  undefined as unknown as Action,
  'place' as unknown as Action,
];

export function checkLegalLists(position: Position): void {
  const { game, state, seats, report } = position;
  const acting = actors(position);
  if (new Set(acting).size !== acting.length)
    report('legal-only-to-act', `acting: ${acting.join()}`);
  for (const seat of seatsOf(seats)) {
    const offered = game.legalActions(state, seat);
    if (acting.includes(seat) && offered.length === 0) {
      report('legal-when-to-act', `seat ${seat} has nothing to do`);
    }
    if (!acting.includes(seat) && offered.length > 0) {
      report('legal-only-to-act', `seat ${seat} is offered ${canonicalJson(offered[0])}`);
    }
    const texts = offered.map(canonicalJson);
    const again = game.legalActions(state, seat).map(canonicalJson);
    if (texts.join() !== again.join()) report('legal-is-stable', `seat ${seat}: the list changes`);
    if (new Set(texts).size !== texts.length)
      report('legal-is-stable', `seat ${seat}: twice the same`);
  }
}

export function checkApply(position: Position): void {
  const { game, state, seats, report } = position;
  const before = JSON.stringify(state);
  for (const seat of seatsOf(seats)) {
    for (const action of game.legalActions(state, seat)) {
      if (game.apply(state, seat, { ...action, extra: true } as Action).ok) {
        report('others-refused', `seat ${seat}: ${canonicalJson(action)} with something added`);
      }
      // A copy, as it comes from a save: membership must not hang on identity.
      const copy = JSON.parse(JSON.stringify(action)) as Action;
      if (!game.apply(state, seat, copy).ok)
        report('offered-applies', `seat ${seat}: ${canonicalJson(action)}`);
    }
    const offeredToOthers = actors(position)
      .filter((other) => other !== seat)
      .flatMap((other) => game.legalActions(state, other));
    const own = game.legalActions(state, seat);
    const foreign = offeredToOthers.filter((action) => findAction(own, action) === undefined);
    for (const action of [...NONSENSE, ...foreign]) {
      if (game.apply(state, seat, action).ok)
        report('others-refused', `seat ${seat}: ${canonicalJson(action)}`);
    }
  }
  if (JSON.stringify(state) !== before)
    report('states-never-change', 'trying actions changed the state');
}

export function checkOutcome(position: Position): void {
  const { game, state, seats, report } = position;
  const outcome = game.outcome(state);
  const isOver = game.toAct(state).length === 0;
  if (isOver !== (outcome !== undefined)) report('outcome-when-over', `over: ${isOver}`);
  if (isOver && game.mayInterrupt(state).length > 0)
    report('outcome-when-over', 'interrupts after the end');
  if (outcome === undefined) return;
  if (!survivesJson(outcome)) report('json-round-trip', 'the outcome is not plain JSON');
  const ranked = outcome.standings.map(({ seat }) => seat).sort((a, b) => a - b);
  if (ranked.join() !== seatsOf(seats).join())
    report('outcome-when-over', `ranked: ${ranked.join()}`);
  const first = outcome.standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const isUnclear = first.length === 0 && game.canBeLost !== true;
  if (first.join() !== outcome.winners.join() || isUnclear) {
    report('outcome-when-over', `first: ${first.join()}, winners: ${outcome.winners.join()}`);
  }
}
