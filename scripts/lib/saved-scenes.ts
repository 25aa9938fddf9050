import { type Match, play, startMatch } from '../../src/engine/match';
import { randomFromSeed } from '../../src/engine/random';
import { seedOf } from '../../src/engine/seed';
import { hollywood } from '../../src/games/hollywood/game';
import type { Action, Hollywood, State } from '../../src/games/hollywood/types';
import { bumpScene } from './bump-scene';
import { savedAs, TABLE } from './scene';

/*
 * Saved matches for pictures and measurements, each at a moment worth looking at. Played at random from a fixed seed:
 * the same moments every time.
 */

interface Moment {
  readonly seed: string;
  readonly seats: number;
  readonly isThere: (state: State) => boolean;
}

function isPlacing(state: State, round: number): boolean {
  return state.round === round && state.phase.kind === 'placing' && state.phase.owed === 0;
}

function reelsIn(state: State): number {
  return state.columns.reduce((sum, { reels }) => sum + reels.length, 0);
}

const MOMENTS = {
  star: {
    seed: 'matinee',
    seats: 4,
    isThere: ({ round, phase, studios }) =>
      round >= 3 &&
      phase.kind === 'choosing' &&
      Object.values(studios[phase.seat]?.projects ?? {}).every(({ length }) => length > 0),
  },
  later: {
    seed: 'gala',
    seats: 4,
    isThere: (state) => isPlacing(state, 4) && reelsIn(state) === 7,
  },
  trio: {
    seed: 'encore',
    seats: 3,
    isThere: (state) => isPlacing(state, 2) && reelsIn(state) === 5,
  },
  over: { seed: 'finale', seats: 4, isThere: ({ phase }) => phase.kind === 'over' },
} as const satisfies Readonly<Record<string, Moment>>;

/** The first match of its seeds that comes by the moment. */
function playTo({ seed, seats, isThere }: Moment): Match<Hollywood> {
  for (let number = 1; number < 200; number += 1) {
    const random = randomFromSeed(seedOf(`${seed}-${number}`), 'pictures');
    const started = startMatch(hollywood, {
      options: {},
      seed: seedOf(`${seed}-${number}`),
      players: TABLE.slice(0, seats),
    });
    if (!started.ok) throw new Error('The table can be seated');
    let match = started.value;
    for (;;) {
      if (isThere(match.state)) return match;
      const [seat] = hollywood.toAct(match.state);
      if (seat === undefined) break;
      const action: Action = random.pick(hollywood.legalActions(match.state, seat));
      const played = play(match, seat, action);
      if (!played.ok) throw new Error('An offered action can be played');
      match = played.value;
    }
  }
  throw new Error(`No match from ${seed} comes by its moment`);
}

/** A match in its last round, with a long evening in its log. */
export function lateMatch(): Match<Hollywood> {
  return playTo(MOMENTS.later);
}

/** A match that is over. */
export function wholeMatch(): Match<Hollywood> {
  return playTo(MOMENTS.over);
}

const HOUR = 3_600_000;

/** What to put into the storage, by key, as if played in the last hours. */
export function savedScenes(now: number): Readonly<Record<string, string>> {
  const played = Object.entries(MOMENTS).map(([id, moment]) => [id, playTo(moment)] as const);
  const scenes = [['bump', bumpScene()] as const, ...played];
  return Object.fromEntries(
    scenes.map(([id, match], index) => savedAs(id, match, now - index * 5 * HOUR)),
  );
}
