import { type Seat, seatsOf } from '../../../../src/engine/seats';
import { horizonOf, releasesToCome } from '../../../../src/games/executive-producer/bots/horizon';
import type { State } from '../../../../src/games/executive-producer/types';
import { playRandomly, scene } from '../../../support/executive-producer';

const PLAYERS = 4;

/** By their place in the order of play, what everybody can expect of a match in that state. */
function horizons(state: State, awardsLeft: number) {
  return seatsOf(PLAYERS).map((place) => {
    const seat = ((state.first + place) % PLAYERS) as Seat;
    return horizonOf(state, seat, awardsLeft);
  });
}

function seated(current: number, first: number, change: Partial<State> = {}): State {
  const seat = ((first + current) % PLAYERS) as Seat;
  return {
    ...scene({ players: PLAYERS }),
    first: first as Seat,
    current: seat,
    phase: { kind: 'turn', seat },
    ...change,
  };
}

describe('[EPEND-1] turns to come', () => {
  test('in the last round, those have one who were not on turn yet', () => {
    const all = horizons(seated(1, 2, { stage: 'last-round' }), 0);
    expect(all.map(({ turns }) => turns)).toEqual([0, 0, 1, 1]);
  });

  test('a round that has begun is played to its end, however soon the season ends', () => {
    const all = horizons(seated(1, 3, { releases: 10 }), 1);
    expect(all[2]?.turns).toBeGreaterThanOrEqual(1);
    expect(all[3]?.turns).toBeGreaterThanOrEqual(1);
    expect(all[0]?.turns).toBeLessThan(1);
    expect(all[0]?.turns).toBe(all[1]?.turns);
  });

  test('there is one for certain, for those who come later in the round', () => {
    const all = horizons(seated(1, 3, { releases: 10 }), 1);
    expect(all.map(({ another }) => another).slice(2)).toEqual([1, 1]);
    expect(all[0]?.another).toBe(all[1]?.another);
    expect(all[0]?.another).toBeGreaterThan(0.1);
    expect(all[0]?.another).toBeLessThan(0.9);
    const last = horizons(seated(1, 2, { stage: 'last-round' }), 0);
    expect(last.map(({ another }) => another)).toEqual([0, 0, 1, 1]);
  });

  test('there are the more of them the more awards lie on the big ones', () => {
    const few = horizons(seated(0, 0, { releases: 3 }), 2);
    const many = horizons(seated(0, 0, { releases: 3 }), 11);
    few.forEach(({ turns }, place) => expect(many[place]?.turns).toBeGreaterThan(turns + 2));
  });

  test('they are about as many as matches have', () => {
    const { states } = playRandomly(PLAYERS, { length: 'short' }, 'turns');
    const [state] = states;
    if (state === undefined) throw new Error('A match has states');
    // Ten releases at 2.6 turns each, shared by four, and the rest of the round.
    const toCome = releasesToCome(state, state.awardDeck.length);
    expect(toCome).toBe(10);
    for (const { turns } of horizons(state, state.awardDeck.length)) {
      expect(turns).toBeGreaterThan(5.5);
      expect(turns).toBeLessThan(8);
    }
  });
});

describe('[EPEND-2] a turn after the end of the season', () => {
  test('in the last round, whoever is on turn or still to come has it', () => {
    const all = horizons(seated(2, 1, { stage: 'last-round' }), 0);
    expect(all.map(({ lastTurn }) => lastTurn)).toEqual([0, 0, 1, 1]);
  });

  test.each([1, 4, 9])('never is the first player’s, with %i awards left', (awards) => {
    for (const current of seatsOf(PLAYERS))
      expect(horizons(seated(current, 2, { releases: 5 }), awards)[0]?.lastTurn).toBe(0);
  });

  test.each([1, 4, 9])('is the likelier the later one comes, with %i awards left', (awards) => {
    const [, second = 0, third = 0, fourth = 0] = horizons(
      seated(0, 0, { releases: 5 }),
      awards,
    ).map(({ lastTurn }) => lastTurn);
    expect(second).toBeGreaterThan(0.1);
    expect(third).toBeGreaterThan(second + 0.1);
    expect(fourth).toBeGreaterThan(third + 0.1);
    expect(fourth).toBeLessThan(1);
  });
});
