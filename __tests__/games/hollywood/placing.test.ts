import { reelAt } from '../../../src/games/hollywood/board';
import type { ColumnIndex, State } from '../../../src/games/hollywood/types';
import {
  act,
  actAll,
  offered,
  place,
  playRandomly,
  refusalOf,
  scene,
  start,
} from '../../support/hollywood';

/** Whose reel is on each card of a column, from the top; a dot for none. */
function column(state: State, index: ColumnIndex): string {
  const shown = state.columns[index];
  if (shown === undefined) throw new Error('There is such a column');
  return shown.cards.map((_, row) => reelAt(shown, row) ?? '.').join('');
}

describe('placing a reel', () => {
  it('[PLACE-1] a reel goes on the bottom card of its column', () => {
    for (const [index, expected] of ['...0', '...0', '..0', '..0'].entries()) {
      const { state, events } = act(start(4, { firstSeat: 0 }), place(index as ColumnIndex));
      expect(column(state, index as ColumnIndex)).toBe(expected);
      expect(events).toEqual([
        { type: 'reel-placed', seat: 0, column: index, row: expected.length - 1, bumps: [] },
      ]);
    }
  });

  it('[PLACE-2] a new reel pushes every reel in its column one card up', () => {
    const { state, events } = actAll(start(4, { firstSeat: 0 }), place(0), place(0), place(0));
    expect(column(state, 0)).toBe('.012');
    expect(events.at(-1)).toEqual({
      type: 'reel-placed',
      seat: 2,
      column: 0,
      row: 3,
      bumps: [
        { seat: 0, from: 2, to: 1 },
        { seat: 1, from: 3, to: 2 },
      ],
    });
  });

  it('[PLACE-2] other columns stay as they are, and no card ever holds two reels', () => {
    const { states } = playRandomly(4, {}, 'no two reels');
    for (const { columns } of states) {
      for (const { cards, reels } of columns)
        expect(reels.length).toBeLessThanOrEqual(cards.length);
    }
    const before = actAll(start(4, { firstSeat: 0 }), place(0), place(1)).state;
    const after = act(before, place(0)).state;
    expect(column(after, 1)).toBe(column(before, 1));
  });

  it('[PLACE-3] nobody can place in a full column', () => {
    const state = scene({ reels: [[0, 1, 2, 3], [], [1, 2, 3]], toPlay: 0 });
    expect(offered(state)).toEqual(['place 1', 'place 3', 'clap', 'double']);
    expect(refusalOf(state, place(0))).toBe('column-full');
    expect(refusalOf(state, place(2))).toBe('column-full');
  });

  it('[PLACE-3] a column with one free card is not full', () => {
    const state = scene({ reels: [[0, 1, 2]], toPlay: 3 });
    expect(column(act(state, place(0)).state, 0)).toBe('0123');
  });

  it('[PLACE-4] reels stand together from the bottom card up, the oldest on top', () => {
    const history: number[] = [];
    let state = start(3, { firstSeat: 1 });
    for (const index of [1, 1, 1, 1] as const) {
      history.push(state.phase.kind === 'placing' ? state.phase.seat : -1);
      state = act(state, place(index)).state;
      expect(column(state, 1)).toBe(history.join('').padStart(4, '.'));
    }
  });
});
