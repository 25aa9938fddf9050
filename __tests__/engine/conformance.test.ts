import { randomBot } from '../../src/engine/bot';
import { type Law, LAWS } from '../../src/engine/conformance/laws';
import {
  checkGame,
  describe as describeReport,
  type SuiteSize,
} from '../../src/engine/conformance/suite';
import { seedOf } from '../../src/engine/seed';
import { EVERY_GAME } from '../../src/games/every';
import { BROKEN_GAMES, lostByAll } from '../support/broken-games';
import { castingCall } from '../support/casting-call';
import { frozen } from '../support/freeze';

interface Closeness {
  readonly close: SuiteSize;
  readonly wide: SuiteSize;
  readonly levels: SuiteSize;
  /** How many matches of all tables and options there must be at least. */
  readonly atLeast: number;
}

/** How closely each game is looked at: large tables and many options take their time. */
const SIZES: Readonly<Record<string, Closeness>> = {
  hollywood: {
    close: { matches: 1, stride: 1 },
    wide: { matches: 16, stride: 9 },
    levels: { matches: 1, stride: 31 },
    atLeast: 500,
  },
  'hollywood-1947': {
    close: { matches: 1, stride: 12, isWanted: (seats, options) => seats < 4 && isPlain(options) },
    wide: { matches: 1, stride: 250 },
    levels: {
      matches: 1,
      stride: 60,
      isWanted: (seats, options) => [3, 6].includes(seats) && isPlain(options),
    },
    atLeast: 180,
  },
  'executive-producer': {
    close: {
      matches: 1,
      stride: 40,
      isWanted: (seats, options) => seats < 4 && isShortest(options),
    },
    wide: { matches: 2, stride: 149 },
    levels: {
      matches: 1,
      stride: 200,
      isWanted: (seats, options) => seats > 4 && isShortest(options),
    },
    atLeast: 32,
  },
};

/** Everything as it is when nothing is chosen. */
function isPlain(options: object): boolean {
  return Object.values(options).every((value: unknown) =>
    Array.isArray(value) ? value.length === 0 : value === false,
  );
}

/** The shortest match there is. */
function isShortest(options: object): boolean {
  return 'length' in options && options.length === 'intro';
}

describe.each(EVERY_GAME.map((entry) => [entry.game.id, entry] as const))(
  '%s',
  (id, { game, bots }) => {
    const sizes = SIZES[id];
    if (sizes === undefined) throw new Error(`How closely is ${id} to be looked at?`);
    // Bots that search are slow; they keep the laws as seen from fewer positions.
    const quick = bots.filter((bot) => !('think' in bot));

    it('keeps every law, looked at closely', () => {
      const report = checkGame(frozen(game), quick, sizes.close);
      expect(describeReport(report)).toEqual([]);
    });

    it('keeps every law over hundreds of matches, all table sizes and all options', () => {
      const report = checkGame(game, quick, sizes.wide);
      expect(describeReport(report)).toEqual([]);
      expect(report.matches).toBeGreaterThanOrEqual(sizes.atLeast);
    });

    it('has bots that know no more than their views, at every level', () => {
      const report = checkGame(game, bots, sizes.levels);
      expect(describeReport(report)).toEqual([]);
    });
  },
);

describe('the test-only game (hidden hands, dice, secret bids, decisions out of turn)', () => {
  it('keeps every law', () => {
    const report = checkGame(frozen(castingCall), [randomBot], { matches: 20, stride: 2 });
    expect(describeReport(report)).toEqual([]);
  });

  it('may be lost by everybody if it says so', () => {
    const game = { ...castingCall, outcome: lostByAll, canBeLost: true };
    const report = checkGame(game, [randomBot], { matches: 1, stride: 5 });
    expect(describeReport(report)).toEqual([]);
  });

  it('really has several seats to act at once, and interrupts', () => {
    let { state } = castingCall.setup({ goldenDie: false }, 3, seedOf('all four'));
    const rolled = castingCall.apply(state, state.leader, { type: 'roll' });
    if (!rolled.ok) throw new Error('The leader can roll');
    state = rolled.value.state;
    expect(castingCall.toAct(state)).toEqual([0, 1, 2]);
    const [bid] = castingCall.legalActions(state, 1);
    if (bid === undefined) throw new Error('Seat 1 can bid');
    const made = castingCall.apply(state, 1, bid);
    if (!made.ok) throw new Error('Seat 1 bids');
    expect(castingCall.toAct(made.value.state)).toEqual([0, 2]);
    expect(castingCall.mayInterrupt(made.value.state)).toEqual([1]);
    expect(JSON.stringify(castingCall.view(made.value.state, 0))).not.toContain('"bid"');
  });
});

describe.each(Object.keys(LAWS) as Law[])('a game that breaks %s', (law) => {
  it.each(BROKEN_GAMES[law].map((entry) => [entry.fault, entry] as const))(
    'is caught: %s',
    (_fault, { game, bot = randomBot }) => {
      const { violations } = checkGame(game, [bot], { matches: 1, stride: 1 });
      expect(violations.map((violation) => violation.law)).toContain(law);
    },
  );
});
