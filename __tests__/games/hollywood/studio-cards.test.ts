import type { State } from '../../../src/games/hollywood/types';
import {
  act,
  actAll,
  CLAP,
  DOUBLE,
  hollywood,
  offered,
  place,
  playRandomly,
  refusalOf,
  scene,
  start,
} from '../../support/hollywood';

describe('studio cards', () => {
  it('[STUDIO-1] each can be played once a game and is then gone, in later rounds too', () => {
    const { state } = actAll(start(4, { firstSeat: 0 }), CLAP, place(0), place(0), place(0));
    expect(hollywood.toAct(state)).toEqual([0]);
    expect(refusalOf(state, CLAP)).toBe('clap-board-used');
    expect(offered(state)).toContain('double');
    for (let number = 0; number < 40; number += 1) {
      const { actions } = playRandomly(4, {}, `once ${number}`);
      for (const type of ['clap', 'double']) {
        const seats = actions.flatMap((done) => (done.action.type === type ? done.seat : []));
        expect(new Set(seats).size).toBe(seats.length);
      }
    }
  });

  it('[STUDIO-1] it is played in place of placing: no reel goes down', () => {
    const before = start(4, { firstSeat: 0 });
    const { state, events } = act(before, CLAP);
    expect(events).toEqual([{ type: 'clap-board-played', seat: 0 }]);
    expect(state.columns).toEqual(before.columns);
    expect(state.studios[0]).toEqual({ ...before.studios[0], clapBoard: false });
  });

  it('[CLAP-1] play goes to the next player who has reels', () => {
    expect(hollywood.toAct(act(start(4, { firstSeat: 3 }), CLAP).state)).toEqual([0]);
    const state = scene({
      reels: [
        [1, 1, 1],
        [2, 2, 2],
      ],
      toPlay: 0,
    });
    expect(state.studios.map(({ reels }) => reels)).toEqual([3, 0, 0, 3]);
    expect(hollywood.toAct(act(state, CLAP).state)).toEqual([3]);
  });

  it('[CLAP-2] where nobody else has reels, the turn comes back to the same player', () => {
    const state = scene({
      reels: [
        [1, 1, 1, 0],
        [2, 2, 2],
        [3, 3, 3],
      ],
      toPlay: 0,
    });
    expect(state.studios.map(({ reels }) => reels)).toEqual([2, 0, 0, 0]);
    const clapped = act(state, CLAP).state;
    expect(hollywood.toAct(clapped)).toEqual([0]);
    expect(offered(clapped)).toEqual(['place 1', 'place 3', 'double']);
  });

  it.each([
    ['in one column', [2, 2], ['', '', '00', '']],
    ['in two columns', [1, 3], ['', '0', '', '0']],
  ] as const)('[DOUBLE-1] the Double Reel places two reels %s', (_where, columns, expected) => {
    const [first, second] = columns;
    const { state, events } = actAll(
      start(4, { firstSeat: 0 }),
      DOUBLE,
      place(first),
      place(second),
    );
    expect(state.columns.map(({ reels }) => reels.join(''))).toEqual(expected);
    expect(events.map(({ type }) => type)).toEqual([
      'double-reel-played',
      'reel-placed',
      'reel-placed',
    ]);
    expect(state.studios[0]).toMatchObject({ reels: 1, doubleReel: false });
    expect(hollywood.toAct(state)).toEqual([1]);
  });

  it('[DOUBLE-1] the second reel obeys the rules for placing: the first may have filled the column', () => {
    const { state } = actAll(scene({ reels: [[1, 2, 3]], toPlay: 0 }), DOUBLE, place(0));
    expect(offered(state)).toEqual(['place 1', 'place 2', 'place 3']);
    expect(refusalOf(state, place(0))).toBe('column-full');
  });

  it('[DOUBLE-1] its second reel can be the twelfth', () => {
    const state = scene({
      reels: [
        [1, 1, 1, 0],
        [2, 2, 2],
        [3, 3, 3],
      ],
      toPlay: 0,
    });
    const done = actAll(state, DOUBLE, place(1), place(3));
    expect(done.events.map(({ type }) => type)).toContain('round-ended');
  });

  it('[DOUBLE-2] it needs two reels in hand', () => {
    const one: State = scene({
      reels: [
        [0, 1, 2],
        [0, 3],
      ],
      toPlay: 0,
    });
    expect(one.studios[0]?.reels).toBe(1);
    expect(offered(one)).toEqual(['place 0', 'place 1', 'place 2', 'place 3', 'clap']);
    expect(refusalOf(one, DOUBLE)).toBe('needs-two-reels');
    const two = scene({ reels: [[0, 1, 2], [3]], toPlay: 0 });
    expect(offered(two)).toContain('double');
  });

  it('[DOUBLE-3] nothing happens between the two reels', () => {
    const played = act(start(4, { firstSeat: 0 }), DOUBLE).state;
    const between = act(played, place(1)).state;
    for (const state of [played, between]) {
      expect(hollywood.toAct(state)).toEqual([0]);
      expect(offered(state)).toEqual(['place 0', 'place 1', 'place 2', 'place 3']);
      expect(refusalOf(state, CLAP)).toBe('reel-owed');
      expect(refusalOf(state, DOUBLE)).toBe('reel-owed');
      for (const other of [1, 2, 3] as const)
        expect(hollywood.legalActions(state, other)).toEqual([]);
    }
  });
});
