import type { State } from '../../../src/games/hollywood/types';
import {
  act,
  actAll,
  CLAP,
  DEAL,
  DOUBLE,
  hollywood,
  offered,
  place,
  refusalOf,
  scene,
  start,
} from '../../support/hollywood';

/** Three reels are left, in one hand or shared. */
const LATE: State = scene({
  reels: [[0, 1, 2, 3], [0, 1, 2, 3], [3]],
  toPlay: 0,
});

describe('turns', () => {
  it('[TURN-1] turns go clockwise from the first player, one reel each', () => {
    let state = start(4, { firstSeat: 2 });
    const order = [];
    for (const column of [0, 1, 2, 3, 0] as const) {
      order.push(...hollywood.toAct(state));
      state = act(state, place(column)).state;
    }
    expect(order).toEqual([2, 3, 0, 1, 2]);
    expect(state.studios.map(({ reels }) => reels)).toEqual([2, 2, 1, 2]);
  });

  it('[TURN-1] a studio card takes the turn too', () => {
    const state = start(3, { firstSeat: 1 });
    const clapped = act(state, CLAP).state;
    expect(hollywood.toAct(clapped)).toEqual([2]);
    expect(clapped.studios.map(({ reels }) => reels)).toEqual([4, 4, 4]);
  });

  it('[TURN-1] nobody acts out of turn', () => {
    const state = start(4, { firstSeat: 0 });
    for (const seat of [1, 2, 3] as const) {
      expect(hollywood.legalActions(state, seat)).toEqual([]);
      expect(hollywood.apply(state, seat, place(0))).toEqual({
        ok: false,
        error: { code: 'not-to-act', seat },
      });
    }
  });

  it('[TURN-2] a player without reels has no turn, and so no studio card', () => {
    expect(LATE.studios.map(({ reels }) => reels)).toEqual([1, 1, 1, 0]);
    const spent = scene({ reels: [[0, 1, 2], [0, 0, 1], [2]], toPlay: 3 });
    expect(spent.studios.map(({ reels }) => reels)).toEqual([0, 1, 1, 3]);
    const { state } = act(spent, place(2));
    expect(hollywood.toAct(state)).toEqual([1]);
    expect(hollywood.legalActions(state, 0)).toEqual([]);
    expect(hollywood.apply(state, 0, CLAP).ok).toBe(false);
    expect(state.studios[0]?.clapBoard).toBe(true);
  });

  it('[TURN-3] the round ends with the twelfth reel, not before', () => {
    const eleven = actAll(LATE, place(2), place(2));
    expect(eleven.events.some(({ type }) => type === 'round-ended')).toBe(false);
    expect(eleven.state.phase.kind).toBe('placing');
    const twelve = act(eleven.state, place(3));
    expect(twelve.events.map(({ type }) => type)).toContain('round-ended');
    expect(twelve.state.phase.kind).not.toBe('placing');
    expect(twelve.events.filter(({ type }) => type === 'reel-placed')).toHaveLength(1);
  });

  it('[TURN-4] the only way not to place is the Clap Board', () => {
    expect(offered(start(4))).toEqual([
      'place 0',
      'place 1',
      'place 2',
      'place 3',
      'clap',
      'double',
    ]);
    const used = { clapBoard: false, doubleReel: false };
    const bare = scene({ studios: [used, used, used, used] });
    expect(offered(bare)).toEqual(['place 0', 'place 1', 'place 2', 'place 3']);
    expect(refusalOf(bare, CLAP)).toBe('clap-board-used');
  });

  it('says why a turn is not possible', () => {
    const used = { clapBoard: false, doubleReel: false };
    const state = scene({ reels: [[1, 2, 3, 1]], studios: [used] });
    expect(refusalOf(state, place(0))).toBe('column-full');
    expect(refusalOf(state, { type: 'place', column: 9 as 0 })).toBe('no-such-column');
    expect(refusalOf(state, DOUBLE)).toBe('double-reel-used');
    expect(refusalOf(state, { type: 'assign', project: 'horror' })).toBe('no-star-to-assign');
    expect(refusalOf(state, DEAL)).toBe('round-not-over');
    expect(refusalOf(state, { type: 'dance' } as unknown as typeof CLAP)).toBe('no-such-action');
    const between: State = { ...state, phase: { kind: 'dealing', seat: 1 } };
    expect(refusalOf(between, place(0))).toBe('round-over');
    const over: State = { ...state, phase: { kind: 'over' } };
    expect(hollywood.apply(over, 0, place(0))).toEqual({ ok: false, error: { code: 'game-over' } });
  });
});

describe('the next round, and the end', () => {
  it('[NEXT-1] the next round begins on the left of the last first player, and everyone is first once', () => {
    for (const seats of [3, 4]) {
      for (const firstSeat of [0, 1, 2] as const) {
        let state = start(seats, { firstSeat });
        const firsts = [];
        while (state.phase.kind !== 'over') {
          if (
            state.phase.kind === 'placing' &&
            state.columns.every(({ reels }) => reels.length === 0)
          ) {
            firsts.push(state.first);
            expect(state.phase.seat).toBe(state.first);
          }
          const [seat] = hollywood.toAct(state);
          if (seat === undefined) break;
          const [action] = hollywood.legalActions(state, seat);
          if (action === undefined) throw new Error('Something can be done');
          state = act(state, action).state;
        }
        const expected = Array.from({ length: seats }, (_, index) => (firstSeat + index) % seats);
        expect(firsts).toEqual(expected);
      }
    }
  });

  it.each([
    [3, 3],
    [4, 4],
  ])('[END-1] with %i players the game ends after the claims of round %i', (seats, rounds) => {
    const reels =
      seats === 3
        ? [
            [0, 1, 2, 0],
            [1, 2, 0, 1],
            [2, 0, 1],
          ]
        : [
            [0, 1, 2, 3],
            [0, 1, 2, 3],
            [0, 1, 2],
          ];
    const all = (round: number) => {
      const state = scene({
        seats,
        round,
        reels: reels as (0 | 1 | 2 | 3)[][],
        toPlay: seats === 3 ? 2 : 3,
      });
      return settle(act(state, place(3)).state);
    };
    expect(all(rounds - 1).phase.kind).toBe('dealing');
    expect(hollywood.outcome(all(rounds - 1))).toBeUndefined();
    const over = all(rounds);
    expect(over.phase).toEqual({ kind: 'over' });
    expect(hollywood.toAct(over)).toEqual([]);
    expect(hollywood.outcome(over)?.standings).toHaveLength(seats);
    expect(hollywood.legalActions(over, 0)).toEqual([]);
  });
});

/** Takes the first choice of every waiting star. */
function settle(state: State): State {
  let settled = state;
  while (settled.phase.kind === 'choosing') {
    const [action] = hollywood.legalActions(settled, settled.phase.seat);
    if (action === undefined) throw new Error('A star can be assigned');
    settled = act(settled, action).state;
  }
  return settled;
}
