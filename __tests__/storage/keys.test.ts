import { isMatchId, newMatchId, parseSlotKey, slotKey } from '../../src/storage/keys';

describe('the names of matches', () => {
  it('differ even in the same moment', () => {
    const ids = new Set(
      Array.from({ length: 2000 }, () => newMatchId(1_700_000_000_000, Math.random)),
    );
    expect(ids.size).toBe(2000);
  });

  it('go into keys and come back', () => {
    const id = newMatchId(1_700_000_000_000, () => 0.999999);
    expect(parseSlotKey(slotKey(id, 7))).toEqual({ id, slot: 7 });
  });

  it.each(['', 'UPPER', '../x', 'a/b', 'x'.repeat(33), 'ö', '__proto__'])('%j is none', (text) => {
    expect(isMatchId(text)).toBe(false);
    expect(parseSlotKey(`backlot/match/${text}/0`)).toBeUndefined();
  });
});
