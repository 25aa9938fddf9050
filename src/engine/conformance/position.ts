import type { Bot } from '../bot';
import { findAction, type Game, type GameTypes } from '../game';
import { canonicalJson, sameJson } from '../json';
import { type Random, randomFrom } from '../random';
import { type Seat, seatsOf, type Viewer } from '../seats';
import type { Law } from './laws';

type State = GameTypes['state'];
type Action = GameTypes['action'];

/** A position to be checked, and where to tell what is wrong with it. */
export interface Position {
  readonly game: Game;
  readonly bots: readonly Bot[];
  readonly seats: number;
  readonly seedText: string;
  readonly state: State;
  /** For scrambling and made-up states; never the stream of the match. */
  readonly random: Random;
  readonly report: (law: Law, detail: string) => void;
  /** Told when scrambling a secret made a difference. */
  readonly varied: (secret: string) => void;
}

/** An action no game offers. */
const NONSENSE: Action = { type: 'conformance-nonsense' };

function actors({ game, state }: Position): readonly Seat[] {
  return [...game.toAct(state), ...game.mayInterrupt(state)];
}

function viewers(seats: number): readonly Viewer[] {
  return [...seatsOf(seats), 'table'];
}

function checkLegalLists(position: Position): void {
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

function checkApply(position: Position): void {
  const { game, state, seats, report } = position;
  const before = JSON.stringify(state);
  for (const seat of seatsOf(seats)) {
    for (const action of game.legalActions(state, seat)) {
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
    for (const action of [NONSENSE, ...foreign]) {
      if (game.apply(state, seat, action).ok)
        report('others-refused', `seat ${seat}: ${canonicalJson(action)}`);
    }
  }
  if (JSON.stringify(state) !== before)
    report('states-never-change', 'trying actions changed the state');
}

function reloaded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Not `sameJson`: an `undefined`, a `Map` or a `NaN` must show. */
function survivesJson(value: unknown): boolean {
  if (value === null || typeof value !== 'object') {
    return typeof value === 'number'
      ? Number.isFinite(value)
      : value !== undefined && typeof value !== 'function';
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return false;
  return Object.values(value).every(survivesJson);
}

function checkJson(position: Position): void {
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

/** Keys and words that belong to the generator and the seed: no view may hold them. */
function checkViewText(position: Position, viewer: Viewer): void {
  const { game, state, seedText, report } = position;
  const text = JSON.stringify(game.view(state, viewer));
  const words = state.random.words.map(String).filter((word) => word.length > 4);
  const leaks = words.some((word) => text.includes(word)) || text.includes(seedText);
  if (leaks) report('view-hides-secrets', `the view of ${viewer} holds the seed or the generator`);
}

/** The position as it might also be, as far as the viewer can tell: every secret scrambled, and made up anew. */
function alternatives(
  position: Position,
  viewer: Viewer,
): readonly { name: string; state: State }[] {
  const { game, state, random, varied } = position;
  const scrambled = game.secrets.map((secret) => {
    const { name } = secret;
    const other = secret.scramble(state, viewer, random);
    if (!sameJson(other, state)) varied(name);
    return { name, state: other };
  });
  const madeUp = {
    name: 'made-up state',
    state: game.determinize(game.view(state, viewer), random),
  };
  return [...scrambled, madeUp];
}

function choiceOf(position: Position, bot: Bot, state: State, seat: Seat): Action {
  const { game, random } = position;
  // Every choice is made with the same stream, so that only what the bot sees can change it.
  const stream = randomFrom(random.state());
  return bot.choose(game.view(state, seat), seat, game.legalActions(state, seat), stream);
}

function checkBots(position: Position, seat: Seat, states: readonly State[]): void {
  const { game, bots, state, report } = position;
  const offered = game.legalActions(state, seat);
  if (offered.length === 0) return;
  for (const bot of bots) {
    const choice = choiceOf(position, bot, state, seat);
    if (findAction(offered, choice) === undefined) {
      report(
        'bot-sees-view-only',
        `${bot.level} chose ${canonicalJson(choice)}, which is not offered`,
      );
    }
    for (const other of [state, ...states]) {
      if (!sameJson(choiceOf(position, bot, other, seat), choice)) {
        report(
          'bot-sees-view-only',
          `${bot.level} chooses otherwise when something hidden changes`,
        );
      }
    }
  }
}

/** Whatever differs after an action in two worlds that looked the same was shown by the action. */
function checkReveals(position: Position, viewer: Viewer, states: readonly State[]): void {
  const { game, state, report } = position;
  for (const seat of actors(position)) {
    for (const action of game.legalActions(state, seat)) {
      const live = game.apply(state, seat, action);
      if (!live.ok) continue;
      if (live.value.events.some((event) => game.reveals(event))) continue;
      if (!sameJson(live.value.state.random, state.random)) {
        report('reveals-what-was-hidden', `${canonicalJson(action)} draws chance`);
      }
      const seen = game.view(live.value.state, viewer);
      for (const other of states) {
        const after = game.apply(other, seat, action);
        if (after.ok && !sameJson(game.view(after.value.state, viewer), seen)) {
          report('reveals-what-was-hidden', `${canonicalJson(action)} shows ${viewer} a secret`);
        }
      }
    }
  }
}

function checkHidden(position: Position): void {
  const { game, state, seats, report } = position;
  for (const viewer of viewers(seats)) {
    checkViewText(position, viewer);
    const view = game.view(state, viewer);
    const worlds = alternatives(position, viewer);
    for (const world of worlds) {
      const isMadeUp = world.name === 'made-up state';
      if (!sameJson(game.view(world.state, viewer), view)) {
        report(
          isMadeUp ? 'determinize-agrees' : 'view-hides-secrets',
          `${viewer} sees a difference: ${world.name}`,
        );
      }
      if (viewer === 'table') continue;
      const offered = game.legalActions(state, viewer);
      if (!sameJson(game.legalActions(world.state, viewer), offered)) {
        report('legal-from-view', `seat ${viewer} is offered something else: ${world.name}`);
      }
    }
    const states = worlds.map((world) => world.state);
    checkReveals(position, viewer, states);
    if (viewer !== 'table') checkBots(position, viewer, states);
  }
}

function checkOutcome(position: Position): void {
  const { game, state, seats, report } = position;
  const outcome = game.outcome(state);
  const isOver = game.toAct(state).length === 0;
  if (isOver !== (outcome !== undefined)) report('outcome-when-over', `over: ${isOver}`);
  if (isOver && game.mayInterrupt(state).length > 0)
    report('outcome-when-over', 'interrupts after the end');
  if (outcome === undefined) return;
  const ranked = outcome.standings.map(({ seat }) => seat).sort((a, b) => a - b);
  if (ranked.join() !== seatsOf(seats).join())
    report('outcome-when-over', `ranked: ${ranked.join()}`);
  const first = outcome.standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  if (first.join() !== outcome.winners.join() || first.length === 0) {
    report('outcome-when-over', `first: ${first.join()}, winners: ${outcome.winners.join()}`);
  }
}

/** Checks every law that one position can show. */
export function checkPosition(position: Position): void {
  checkLegalLists(position);
  checkOutcome(position);
  checkApply(position);
  checkJson(position);
  checkHidden(position);
}
