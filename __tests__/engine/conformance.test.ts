import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { randomBot } from '../../src/engine/bot';
import { type Law, LAWS } from '../../src/engine/conformance/laws';
import { checkGame, describe as describeReport } from '../../src/engine/conformance/suite';
import { SEEN } from '../../src/engine/game';
import { seedOf } from '../../src/engine/seed';
import { EVERY_GAME } from '../../src/games/every';
import { BROKEN_GAMES, lostByAll } from '../support/broken-games';
import { castingCall } from '../support/casting-call';
import { frozen } from '../support/freeze';

test.each(EVERY_GAME.map(({ game }) => game.id))(
  '%s is held to the laws by a test of its own',
  (id) => {
    expect(existsSync(join(__dirname, '../games', id, 'conformance.test.ts'))).toBe(true);
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
    for (const seat of castingCall.toAct(state)) {
      const looked = castingCall.apply(state, seat, SEEN);
      if (!looked.ok) throw new Error('Everybody looks at their cards');
      state = looked.value.state;
    }
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
