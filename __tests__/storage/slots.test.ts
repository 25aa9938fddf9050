import { type Slot, SLOT_COUNT } from '../../src/storage/keys';
import { nextSlot } from '../../src/storage/slots';

const NONE: ReadonlyMap<Slot, number> = new Map();

describe('where the next write of a match goes', () => {
  it('is the oldest of three slots, and never the newest save', () => {
    expect(nextSlot(NONE, undefined, () => false)).toBe(0);
    const revisions = new Map([
      [0, 9],
      [1, 7],
      [2, 8],
    ]);
    expect(nextSlot(revisions, 0, () => false)).toBe(1);
    expect(nextSlot(revisions, 1, () => false)).toBe(2);
    expect(nextSlot(new Map([[0, 1]]), 0, () => false)).toBe(1);
  });

  it.each([3, 4, 57, SLOT_COUNT - 1])('is slot %i when all before it are to be avoided', (free) => {
    expect(nextSlot(NONE, undefined, (slot) => slot < free)).toBe(free);
  });

  it('is beyond the newest where that is the last before it', () => {
    expect(nextSlot(NONE, 3, (slot) => slot < 3)).toBe(4);
  });

  it('is nowhere when all are to be avoided', () => {
    expect(nextSlot(NONE, undefined, () => true)).toBeUndefined();
    expect(nextSlot(NONE, SLOT_COUNT - 1, (slot) => slot < SLOT_COUNT - 1)).toBeUndefined();
  });
});
