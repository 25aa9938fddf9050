import { type Random, randomFromSeed } from '../../../../src/engine/random';
import { seatsOf } from '../../../../src/engine/seats';
import { seedOf } from '../../../../src/engine/seed';
import { Core, OFFSETS, ROUND_OVER } from '../../../../src/games/hollywood/bots/core';
import { codeOfAction, codeOfCard, coreOf } from '../../../../src/games/hollywood/bots/encode';
import { hollywood } from '../../../../src/games/hollywood/game';
import { scoresOf } from '../../../../src/games/hollywood/scoring';
import { CLAIM_ORDERS, type Options, type State } from '../../../../src/games/hollywood/types';

/*
 * The compact core is the rules a second time. Here both play the same random matches side by side: after every
 * action they must agree on whose turn it is, on what is legal, on all that lies on the table and on the points.
 */

const POSITIONS = 100_000;

const VARIANTS = [3, 4].flatMap((seats) =>
  [false, true].flatMap((advanced) =>
    CLAIM_ORDERS.map((claimOrder) => ({ seats, options: { advanced, claimOrder } })),
  ),
);

/** All that the core knows of a position; reels beyond those that were placed mean nothing. */
function contentsOf(core: Core): object {
  const { seats, stage, round, first } = core;
  const reels = core.placed.map((count, column) =>
    core.reels.slice(OFFSETS[column], (OFFSETS[column] ?? 0) + count),
  );
  const { projects, movies, best, blockbusters, aside, claps, doubles, hands } = core;
  const table = { seats, stage, round, first, projects, movies, best, blockbusters, aside, claps };
  const live = stage === ROUND_OVER ? {} : { reels, deal: core.deal, seat: core.seat };
  const turn =
    stage === ROUND_OVER ? {} : { owed: core.owed, claim: core.left > 0 ? 0 : core.claim };
  return { ...table, doubles, hands, ...live, ...turn };
}

function legalInCore(core: Core): readonly number[] {
  const list: number[] = [];
  const count = core.moves(list);
  return list.slice(0, count);
}

function dealtIn(state: State): readonly number[] {
  return state.columns.flatMap(({ cards }) => cards.map(codeOfCard));
}

/** Told as text: a hundred thousand comparisons one by one would take minutes. */
function same(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
}

function compare(core: Core, state: State): void {
  same(contentsOf(core), contentsOf(coreOf(state)));
  if (state.phase.kind !== 'dealing' && state.phase.kind !== 'over') return;
  const scores = scoresOf(state);
  const seats = seatsOf(core.seats);
  same(
    seats.map((seat) => [core.points(seat), core.bestMovie(seat)]),
    scores.map(({ total, bestMovie }) => [total, bestMovie]),
  );
}

/** Plays a match on both; gives the number of positions compared. */
function playBoth(seats: number, options: Options, name: string, random: Random): number {
  let { state } = hollywood.setup(options, seats, seedOf(name));
  const core = new Core(seats, options.advanced, options.claimOrder);
  core.copy(coreOf(state));
  let positions = 0;
  for (let [seat] = hollywood.toAct(state); seat !== undefined; [seat] = hollywood.toAct(state)) {
    const legal = hollywood.legalActions(state, seat);
    const action = random.pick(legal);
    if (action.type !== 'deal') {
      same([core.seat, legalInCore(core)], [seat, legal.map(codeOfAction)]);
      core.play(codeOfAction(action));
    }
    const applied = hollywood.apply(state, seat, action);
    if (!applied.ok) throw new Error('An offered action applies');
    ({ state } = applied.value);
    if (action.type === 'deal') core.nextRound(dealtIn(state));
    compare(core, state);
    positions += 1;
  }
  return positions;
}

describe('the compact core', () => {
  it.each(VARIANTS)(
    'agrees with the rules on moves, successors and points: $seats players, $options',
    ({ seats, options }) => {
      const random = randomFromSeed(seedOf('side by side'), 'players');
      let positions = 0;
      for (let match = 0; positions < POSITIONS / VARIANTS.length; match += 1)
        positions += playBoth(seats, options, `core ${match}`, random);
      expect(positions).toBeGreaterThanOrEqual(POSITIONS / VARIANTS.length);
    },
  );
});
