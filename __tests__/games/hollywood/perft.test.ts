import type { Seat } from '../../../src/engine/seats';
import type { State } from '../../../src/games/hollywood/types';
import {
  act,
  films,
  hollywood,
  one,
  scene,
  stars,
  start,
  withProjects,
} from '../../support/hollywood';

/** The number of different sequences of that many actions. A match that is over has none longer. */
function perft(state: State, depth: number): number {
  if (depth === 0) return 1;
  const [seat] = hollywood.toAct(state);
  if (seat === undefined) return 0;
  let count = 0;
  for (const action of hollywood.legalActions(state, seat)) {
    count += perft(act(state, action).state, depth - 1);
  }
  return count;
}

const USED = { clapBoard: false, doubleReel: false };

/** One reel before the end of a round, with a star for seat 0, who has three projects, at the top left. */
function starAhead(round: number): State {
  const horror = films('horror', 12);
  const action = films('action', 12);
  const cards = [one(stars(2, 1)), ...horror.slice(2, 8), ...action.slice(2, 9)];
  const reels: readonly (readonly Seat[])[] = [[0, 1, 2, 3], [0, 1, 2, 3], [0, 1], [2]];
  const projects = {
    horror: horror.slice(0, 2),
    action: action.slice(0, 1),
    romcom: films('romcom', 2),
  };
  const studios = [
    { ...USED, ...withProjects(projects) },
    USED,
    USED,
    { clapBoard: true, doubleReel: true },
  ];
  return scene({ cards, reels, studios, round, toPlay: 3 });
}

const POSITIONS: Readonly<Record<string, State>> = {
  'three players, start': start(3, { firstSeat: 0 }),
  'four players, start': start(4, { firstSeat: 0 }),
  'three players, studio cards used': scene({ seats: 3, studios: [USED, USED, USED] }),
  'four players, studio cards used': scene({ studios: [USED, USED, USED, USED] }),
  'four players, two columns full': scene({ reels: [[0, 1, 2, 3], [], [1, 2, 3]], toPlay: 0 }),
  'last reels in one hand': scene({
    reels: [
      [1, 1, 1, 0],
      [2, 2, 2],
      [3, 3, 3],
    ],
    toPlay: 0,
  }),
  'star choice before the next deal': starAhead(1),
  'star choice at the very end': starAhead(4),
};

/** Sequences by depth 1, 2, 3, … */
const TABLE: Readonly<Record<keyof typeof POSITIONS, readonly number[]>> = {
  'three players, start': [6, 34, 186, 999, 5350, 27810],
  'four players, start': [6, 34, 186, 1024, 5495, 29162],
  'three players, studio cards used': [4, 16, 64, 254, 990, 3750, 13650],
  'four players, studio cards used': [4, 16, 64, 254, 990, 3750, 13650],
  'four players, two columns full': [4, 11, 31, 92, 266, 506, 875],
  'last reels in one hand': [4, 10, 17, 27, 60, 318, 1674],
  'star choice before the next deal': [3, 8, 12, 42, 174, 696, 2772],
  'star choice at the very end': [3, 8, 6, 0],
};

/** Words over four letters that use no letter more often than its column has cards: what bare placing must count. */
function wordsWithin(capacities: readonly number[], length: number): number {
  if (length === 0) return 1;
  return capacities.reduce(
    (count, room, index) =>
      room === 0
        ? count
        : count +
          wordsWithin(
            capacities.map((other, at) => (at === index ? other - 1 : other)),
            length - 1,
          ),
    0,
  );
}

interface Model {
  readonly room: readonly number[];
  readonly hands: readonly number[];
  readonly claps: readonly boolean[];
  readonly doubles: readonly boolean[];
  readonly seat: number;
  readonly owed: number;
}

function replaced<Item>(items: readonly Item[], at: number, item: Item): readonly Item[] {
  return items.map((other, index) => (index === at ? item : other));
}

/** The turns of one round with counters in place of cards and reels; written apart from the rules. */
function countModel(model: Model, depth: number): number {
  if (depth === 0) return 1;
  const { room, hands, claps, doubles, seat, owed } = model;
  const passOn = (next: Model): Model => {
    let to = seat;
    do to = (to + 1) % hands.length;
    while (next.hands[to] === 0 && to !== seat);
    return { ...next, seat: to, owed: 0 };
  };
  const left = (hands[seat] ?? 0) - 1;
  let count = 0;
  for (const [index, free] of room.entries()) {
    if (free === 0) continue;
    const placed = {
      ...model,
      room: replaced(room, index, free - 1),
      hands: replaced(hands, seat, left),
    };
    count += countModel(owed === 2 ? { ...placed, owed: 1 } : passOn(placed), depth - 1);
  }
  if (owed > 0) return count;
  if (claps[seat])
    count += countModel(passOn({ ...model, claps: replaced(claps, seat, false) }), depth - 1);
  if (doubles[seat] && left >= 1) {
    count += countModel({ ...model, doubles: replaced(doubles, seat, false), owed: 2 }, depth - 1);
  }
  return count;
}

describe('sequences of actions', () => {
  it.each(Object.entries(TABLE))('%s', (name, counts) => {
    const state = POSITIONS[name];
    if (state === undefined) throw new Error(`There is no position ${name}`);
    expect(counts.map((_, index) => perft(state, index + 1))).toEqual(counts);
  });

  it('bare placing counts what combinatorics says', () => {
    const state = POSITIONS['four players, studio cards used'];
    if (state === undefined) throw new Error('It is in the table');
    for (const depth of [1, 2, 3, 4, 5, 6]) {
      expect(perft(state, depth)).toBe(wordsWithin([4, 4, 3, 3], depth));
    }
  });

  it.each([3, 4])('a model of counters alone agrees at %i players', (seats) => {
    const hands = Array<number>(seats).fill(12 / seats);
    const cards = Array<boolean>(seats).fill(true);
    const model = { room: [4, 4, 3, 3], hands, claps: cards, doubles: cards, seat: 0, owed: 0 };
    for (const depth of [1, 2, 3, 4, 5, 6]) {
      expect(countModel(model, depth)).toBe(perft(start(seats, { firstSeat: 0 }), depth));
    }
  });
});
