import {
  emptyTable,
  lastRound,
  pointsByRound,
  tableAfter,
  tableOf,
} from '../../../src/games/hollywood/replay';
import { outcomeOf, scoresOf } from '../../../src/games/hollywood/scoring';
import { CLAIM_ORDERS, type Event, type State } from '../../../src/games/hollywood/types';
import { act, BASIC, hollywood, playRandomly, seed, start } from '../../support/hollywood';
import { randomFromSeed } from '../../../src/engine/random';

const VARIANTS = [3, 4].flatMap((seats) =>
  [false, true].flatMap((advanced) =>
    CLAIM_ORDERS.map((claimOrder) => ({ seats, options: { ...BASIC, advanced, claimOrder } })),
  ),
);

/** Plays at random and hands every state over together with all events so far. */
function follow(
  { seats, options }: (typeof VARIANTS)[number],
  text: string,
  visit: (state: State, events: readonly Event[]) => void,
): void {
  const random = randomFromSeed(seed(text), 'follow');
  const opening = hollywood.setup(options, seats, seed(text));
  let events: readonly Event[] = opening.events;
  for (let { state } = opening; ;) {
    visit(state, events);
    const [seat] = hollywood.toAct(state);
    if (seat === undefined) return;
    const done = act(state, random.pick(hollywood.legalActions(state, seat)));
    state = done.state;
    events = [...events, ...done.events];
  }
}

describe.each(VARIANTS)('the table as events tell it, $seats seats, $options', (variant) => {
  const { seats, options } = variant;

  test('is the table of the rules after every decision', () => {
    for (let number = 0; number < 10; number += 1) {
      follow(variant, `replay ${number}`, (state, events) => {
        const table = tableOf(options, seats, events);
        const { round, first, studios, aside } = state;
        expect(table).toMatchObject({ options, round, first, studios, aside });
        const cleared = state.phase.kind === 'dealing' || state.phase.kind === 'over';
        if (!cleared) expect(table.columns).toEqual(state.columns);
        else expect(table.gone).toHaveLength(14);
      });
    }
  });

  test('every event changes one thing at most: cards only ever leave the board', () => {
    const { events } = playRandomly(seats, options, 'one by one');
    let table = emptyTable(options, seats);
    for (const event of events) {
      const next = tableAfter(table, event);
      const expected = event.type === 'round-dealt' ? 0 : table.gone.length;
      const leaves = event.type === 'card-claimed' || event.type === 'card-set-aside' ? 1 : 0;
      expect(next.gone).toHaveLength(expected + leaves);
      table = next;
    }
  });

  test('points by round end with the points of the outcome', () => {
    const { events, states } = playRandomly(seats, options, 'chart');
    const rounds = pointsByRound(options, seats, events);
    expect(rounds).toHaveLength(seats);
    const last = states.at(-1);
    expect(last && outcomeOf(last).standings.map(({ points }) => points)).toEqual(rounds.at(-1));
  });

  test('a round that goes on has no points of its own yet', () => {
    follow(variant, 'unfinished', (state, events) => {
      const isOver = state.phase.kind === 'dealing' || state.phase.kind === 'over';
      const rounds = pointsByRound(options, seats, events);
      expect(rounds).toHaveLength(isOver ? state.round : state.round - 1);
      if (isOver) expect(rounds.at(-1)).toEqual(scoresOf(state).map(({ total }) => total));
    });
  });
});

test('the last round falls into the reels and the handing out', () => {
  follow({ seats: 4, options: BASIC }, 'parts', (state, events) => {
    const { before, claims } = lastRound(events);
    expect([...before, ...claims]).toEqual(events);
    const types = claims.map(({ type }) => type);
    expect(types).not.toContain('reel-placed');
    if (state.phase.kind === 'placing') expect(claims).toEqual([]);
    else expect(before.at(-1)).toEqual({ type: 'round-ended', round: state.round });
    if (state.phase.kind === 'choosing') expect(types.at(-1)).toBe('star-waiting');
  });
});

test('a match that has just begun has dealt and nothing else', () => {
  const state = start(3);
  const { events } = hollywood.setup(BASIC, 3, seed('opening night'));
  expect(tableOf(BASIC, 3, events).columns).toEqual(state.columns);
  expect(lastRound(events)).toEqual({ before: events, claims: [] });
});
