import type { Bot } from '../bot';
import { findAction } from '../game';
import { canonicalJson, sameJson } from '../json';
import { randomFrom } from '../random';
import type { Seat, Viewer } from '../seats';
import { finish } from '../steps';
import { type Action, actors, type Position, type State, viewers } from './position';
import { checkOpenOffers } from './privacy-laws';

const MADE_UP = 'made-up state';

/** Keys and words that belong to the generator and the seed: no view may hold them. */
function checkViewText(position: Position, viewer: Viewer): void {
  const { game, state, seedText, report } = position;
  const text = JSON.stringify(game.view(state, viewer));
  const words = state.random.words.map(String).filter((word) => word.length > 4);
  const leaks = words.some((word) => text.includes(word)) || text.includes(seedText);
  if (leaks) report('view-hides-secrets', `the view of ${viewer} holds the seed or the generator`);
}

/** Which fields of the state differ between two worlds. */
function changedFields(one: State, other: State): readonly string[] {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  const values = (state: State): ReadonlyMap<string, unknown> => new Map(Object.entries(state));
  const [before, after] = [values(one), values(other)];
  return [...fields].filter((field) => !sameJson(before.get(field), after.get(field)));
}

/** The position as it might also be, as far as the viewer can tell: every secret scrambled, and made up anew. */
function alternatives(
  position: Position,
  viewer: Viewer,
): readonly { name: string; state: State }[] {
  const { game, state, random, coverage } = position;
  const scrambled = game.secrets.map((secret) => {
    const other = secret.scramble(state, viewer, random);
    const changed = changedFields(state, other);
    if (changed.length > 0) coverage.varied.add(secret.name);
    for (const field of changed) coverage.scrambled.add(field);
    return { name: secret.name, state: other };
  });
  const made = game.determinize(game.view(state, viewer), random);
  for (const field of changedFields(state, made)) coverage.madeUp.add(field);
  return [...scrambled, { name: MADE_UP, state: made }];
}

/** Fields that the table sees under the same name and as they are need no secret; all others do. */
function noteHidden({ game, state, coverage }: Position): void {
  const shown = new Map<string, unknown>(Object.entries(game.view(state, 'table')));
  for (const [field, value] of Object.entries(state)) {
    if (!sameJson(shown.get(field), value)) coverage.hidden.add(field);
  }
}

function choiceOf(position: Position, bot: Bot, state: State, seat: Seat): Action {
  const { game, random } = position;
  // Every choice is made with the same stream, so that only what the bot sees can change it.
  const stream = randomFrom(random.state());
  const view = game.view(state, seat);
  const legal = game.legalActions(state, seat);
  const thinking = bot.think?.(view, seat, legal, stream);
  return thinking === undefined ? bot.choose(view, seat, legal, stream) : finish(thinking);
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

/**
 * Events go to everybody: the log, the screen reader, the animations. Unless they reveal, they are the same in worlds
 * that look the same, and for actions whose difference nobody else can see.
 */
function checkEvents(position: Position, states: readonly State[]): void {
  const { game, state, report } = position;
  for (const seat of actors(position)) {
    const results = game.legalActions(state, seat).flatMap((action) => {
      const applied = game.apply(state, seat, action);
      if (!applied.ok || applied.value.events.some((event) => game.reveals(event))) return [];
      const { events } = applied.value;
      return { action, events, seen: game.view(applied.value.state, 'table') };
    });
    for (const { action, events } of results) {
      for (const other of states) {
        const after = game.apply(other, seat, action);
        if (after.ok && !sameJson(after.value.events, events)) {
          report('events-hide-secrets', `${canonicalJson(action)}: its events tell a secret`);
        }
      }
    }
    const [first, ...rest] = results;
    for (const { action, events, seen } of rest) {
      if (first !== undefined && sameJson(seen, first.seen) && !sameJson(events, first.events)) {
        report(
          'events-hide-secrets',
          `${canonicalJson(action)}: its events tell what was chosen in secret`,
        );
      }
    }
  }
}

export function checkHidden(position: Position): void {
  const { game, state, seats, report } = position;
  noteHidden(position);
  for (const viewer of viewers(seats)) {
    checkViewText(position, viewer);
    const view = game.view(state, viewer);
    const worlds = alternatives(position, viewer);
    for (const world of worlds) {
      const isMadeUp = world.name === MADE_UP;
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
    if (viewer === 'table') {
      checkEvents(position, states);
      checkOpenOffers(position, states);
    } else checkBots(position, viewer, states);
  }
}
