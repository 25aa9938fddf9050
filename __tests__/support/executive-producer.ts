import { type Seat, seatsOf } from '../../src/engine/seats';
import { seedOf } from '../../src/engine/seed';
import {
  ABILITIES,
  type AbilityId,
  abilitiesOf,
} from '../../src/games/executive-producer/cards/abilities';
import { ACTOR_IDS, type ActorId } from '../../src/games/executive-producer/cards/actors';
import { NEWS_IDS } from '../../src/games/executive-producer/cards/news';
import { SCRIPT_IDS, type ScriptId } from '../../src/games/executive-producer/cards/scripts';
import { STUDIO_IDS } from '../../src/games/executive-producer/cards/studios';
import { newTurn } from '../../src/games/executive-producer/flow';
import { executiveProducer as rules } from '../../src/games/executive-producer/game';
import { directorsForHire, directorsOf } from '../../src/games/executive-producer/setup';
import type {
  Action,
  Aim,
  ExecutiveProducer,
  Movie,
  Options,
  Piles,
  Production,
  State,
} from '../../src/games/executive-producer/types';
import type { MogulEffect } from '../../src/games/executive-producer/vocabulary';
import { actingOn, type DoneIn, type PlayedIn } from './acting';
import { frozen } from './freeze';

export { eventsOf } from './acting';

/** The rules with everything they give out frozen. */
export const executiveProducer = frozen(rules);

export const SHORT: Options = { length: 'short' };

/** What was dealt, before anybody has looked at it. */
export function deal(players: number, options: Options = SHORT, text = 'first day'): State {
  return executiveProducer.setup(options, players, seedOf(text)).state;
}

/** The first turn, once everybody has seen their cards. */
export function start(players: number, options: Options = SHORT, text = 'first day'): State {
  return settle(deal(players, options, text), 'seen').state;
}

/** What the row of an ability says, whose kind the test knows: numbers change for balance, and tests do not. */
export function effectOf<Kind extends MogulEffect['kind']>(
  ability: AbilityId,
  kind: Kind,
): Extract<MogulEffect, { kind: Kind }> {
  const { effect } = ABILITIES[ability];
  if (effect.kind !== kind) throw new Error(`${ability} does something else`);
  return effect as Extract<MogulEffect, { kind: Kind }>;
}

/** A movie in production with these on it. */
export function production(script: ScriptId, parts: Partial<Production> = {}): Production {
  const campaign = { review: 0, boxOffice: 0 };
  return { script, actors: [], news: [], campaign, insured: 0, ...parts };
}

/** A released movie that brought so many stars and dollars. */
export function movie(script: ScriptId, stars: number, parts: Partial<Movie> = {}): Movie {
  const rolled = { review: stars, boxOffice: 0 };
  return { script, actors: [], news: 0, rolled, stars, awards: [], ...parts };
}

/** One list for every seat: what a test names, and nothing for the others. */
export function bySeat<Item>(
  players: number,
  ...lists: readonly (readonly Item[])[]
): readonly (readonly Item[])[] {
  return seatsOf(players).map((seat) => lists[seat] ?? []);
}

interface Scene extends Partial<Omit<State, 'tracks' | 'options'>> {
  readonly players: number;
  readonly options?: Options;
  /** What lies on the left of the tracks; the rest of them is as it comes. */
  readonly tracks?: Partial<Piles>;
}

/**
 * Seat 0's turn as a test wants it, with the studios in the order of their list and nobody's News. Cards that it does
 * not name are in the decks, in the order of their lists.
 */
export function scene({ players, options = SHORT, tracks = {}, ...changes }: Scene): State {
  const studios = STUDIO_IDS.slice(0, players);
  const base: State = {
    ...start(players, options),
    money: Array.from({ length: players }, () => 10),
    first: 0,
    current: 0,
    turn: newTurn(2),
    studios,
    ownDirectors: studios.map(directorsOf),
    abilities: studios.map(abilitiesOf),
    news: seatsOf(players).map(() => []),
    phase: { kind: 'turn', seat: 0 },
    ...changes,
    tracks: { scripts: [], actors: [], directors: [], ...tracks },
  };
  const named = JSON.stringify({ ...base, decks: changes.decks });
  const isSpare = (id: string) => !named.includes(`"${id}"`);
  const spare = {
    scripts: SCRIPT_IDS.filter(isSpare),
    actors: ACTOR_IDS.filter(isSpare),
    directors: directorsForHire(studios).filter(isSpare),
    news: NEWS_IDS.filter(isSpare),
  };
  const filled = <Id>(track: readonly Id[], deck: readonly Id[]) => [
    ...track,
    ...deck.slice(0, 5 - track.length),
  ];
  const full: Piles = {
    scripts: filled(base.tracks.scripts, spare.scripts),
    actors: filled(base.tracks.actors, spare.actors),
    directors: filled(base.tracks.directors, spare.directors),
  };
  const rest = <Id>(track: readonly Id[], deck: readonly Id[]) =>
    deck.filter((id) => !track.includes(id));
  return {
    ...base,
    tracks: full,
    decks: changes.decks ?? {
      scripts: rest(full.scripts, spare.scripts),
      actors: rest(full.actors, spare.actors),
      directors: rest(full.directors, spare.directors),
      news: spare.news,
    },
  };
}

export type Done = DoneIn<ExecutiveProducer>;
export type Played = PlayedIn<ExecutiveProducer>;

export const { act, actAll, settle, refusalOf, offered, playRandomly } =
  actingOn(executiveProducer);

export const GIVE_UP: Action = { type: 'give-up' };
export const END_TURN: Action = { type: 'end-turn' };
export const DECLINE: Action = { type: 'decline' };
export const DRAW: Action = { type: 'draw-news' };
export const NOTHING: Aim = { at: 'nothing' };

/** One after the other ends their turn, giving up whatever actions are left. */
export function pass(state: State, ...seats: readonly Seat[]): Done {
  return seats.reduce<Done>(
    (before, seat) => {
      const isFresh = offered(before.state, seat, 'give-up').length > 0;
      const giveUp = isFresh ? [[seat, GIVE_UP] as const] : [];
      const { state: after, events } = actAll(before.state, ...giveUp, [seat, END_TURN]);
      return { state: after, events: [...before.events, ...events] };
    },
    { state, events: [] },
  );
}

export function release(script: ScriptId): Action {
  return { type: 'release', script };
}

export function bid(stars: number): Action {
  return { type: 'bid', stars };
}

/** Actors without trait, bonus or refusal, to fill roles with. */
export const EXTRAS: readonly ActorId[] = [
  'viola-pepperdine',
  'harriet-bonnevie',
  'clementine-orchard',
  'mickey-drumgold',
];
