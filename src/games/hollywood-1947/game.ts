import { defineGame, type Step } from '../../engine/game';
import { type Seat, seatsOf } from '../../engine/seats';
import { PLAIN_JOBS } from './cards';
import { publicEvent, reveals } from './events';
import { legalActions, toAct } from './legal';
import { COSTUMES_FROM, each, mostRounds, RANDOM_LOYALTIES_FROM, SEATS, TOKENS } from './numbers';
import { performFully } from './perform';
import { isWaitPhase } from './phases';
import { privacy } from './privacy';
import { refuse } from './refuse';
import { SECRETS } from './secrets';
import { jobsInPlay, setupFully } from './setup';
import type { FullStep } from './take';
import type { Hollywood1947, Options, State } from './types';
import { viewOf } from './view';
import { outcomeOf } from './winning';
import { determinize } from './worlds';

function asTold({ state, events }: FullStep): Step<Hollywood1947> {
  return { state, events: events.map(publicEvent) };
}

/** [47COSTUME-2] [47INFO-2] Costumes and claims, out of turn. */
function mayInterrupt(state: State): readonly Seat[] {
  if (!isWaitPhase(state.phase)) return [];
  const waited = toAct(state);
  return seatsOf(state.hands.length).filter(
    (seat) => !waited.includes(seat) && legalActions(state, seat).length > 0,
  );
}

/** [47OPTION-3] So many jobs can be left out: everybody has one, or two at a small table. */
function mostLeftOut(players: number, given: Partial<Options>, wanted: readonly string[]): number {
  const options = { ...given, leftOut: [] } as unknown as Options;
  const jobs = jobsInPlay(options, players);
  // [47SMALL-1] To leave out a job that is not there anyway costs nothing.
  const absent = wanted.filter((wish) => !jobs.some((job) => job === wish));
  return jobs.length + absent.length - players * each(players);
}

/**
 * A turn takes six decisions at most (whether to write, a swap, an encore as gaffer). Each round: turns, a choice for the
 * movie, a pass at the last call, two claims; tokens and their cards, the editor and the next round, claims of a poster;
 * and one costume that comes into the game. Before the first one all look at their cards.
 */
function maxActions(players: number): number {
  const inRound = players * (6 * each(players) + 4) + 2 * TOKENS + players + 4 + 6;
  return players + mostRounds(players) * inRound;
}

export const hollywood1947 = defineGame<Hollywood1947>({
  id: 'hollywood-1947',
  rulesVersion: 1,
  seats: SEATS,
  options: {
    unionStrike: { kind: 'flag', default: false },
    randomLoyalties: { kind: 'flag', default: false, from: RANDOM_LOYALTIES_FROM },
    costumes: { kind: 'flag', default: false, from: COSTUMES_FROM },
    leftOut: { kind: 'some', values: PLAIN_JOBS, default: [], atMost: mostLeftOut },
  },
  canBeLost: true,
  secrets: SECRETS,
  setup: (options, players, seed) => asTold(setupFully(options, players, seed)),
  toAct,
  mayInterrupt,
  legalActions,
  perform: (state, seat, action) => asTold(performFully(state, seat, action)),
  refuse,
  privacy,
  view: viewOf,
  determinize,
  outcome: outcomeOf,
  progress: ({ round, hands }) => ({ round, rounds: mostRounds(hands.length) }),
  reveals,
  maxActions,
});
