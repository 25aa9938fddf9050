import fc from 'fast-check';

import { checksumOf } from '../../src/storage/checksum';
import { decodeSave, encodeSave } from '../../src/storage/codec';
import { SaveRepository } from '../../src/storage/repository';
import { en } from '../../src/i18n/resources/en';
import { badSaves } from '../support/bad-saves';
import { FaultyStore } from '../support/faulty-store';
import { midMatch, newMatch } from '../support/matches';
import { must } from '../support/results';
import { underTest } from '../support/store-under-test';

const times = { created: 1, updated: 2 };

const GOOD = [
  newMatch(3, 'good one'),
  midMatch(3, 'good two', 17),
  midMatch(4, 'good three', 33, { advanced: true, claimOrder: 'bottom-first' }),
  midMatch(4, 'good four', 52, { firstSeat: 2 }),
].map((match, index) => encodeSave({ revision: index + 1, times, match }));

/** At least so many of the generated texts must really be bad. */
const BAD_SAVES = 10_000;

describe('importing nonsense', () => {
  it(`ends in a clear message and changes nothing, ${BAD_SAVES} times`, async () => {
    const store = new FaultyStore();
    const repository = new SaveRepository({
      store: underTest(store),
      now: () => 1,
      random: Math.random,
    });
    const keeper = must(repository.create(newMatch(3, 'keep me')));
    await keeper.settled();
    const before = new Map(store.disk);
    const codes = new Map<string, number>();
    let bad = 0;
    const words: Readonly<Record<string, string>> = en.errors;
    for (const text of fc.sample(badSaves(GOOD), { numRuns: 12_500, seed: 47 })) {
      const imported = await repository.importText(text);
      if (imported.ok) {
        // Some changes leave a good save: it must then be one in every respect.
        expect(await repository.load(imported.value)).toMatchObject({ ok: true });
        expect(await repository.delete(imported.value)).toMatchObject({ ok: true });
        continue;
      }
      bad += 1;
      const { code } = imported.error;
      codes.set(code, (codes.get(code) ?? 0) + 1);
      expect(words[code]?.length).toBeGreaterThan(20);
    }
    expect(store.disk).toEqual(before);
    expect(bad).toBeGreaterThanOrEqual(BAD_SAVES);
    expect([...codes.keys()].sort()).toEqual([
      'damaged',
      'illegal-action',
      'invalid',
      'not-a-save',
      'not-json',
      'rules-unknown',
      'too-deep',
      'too-large',
      'too-new',
      'unknown-game',
    ]);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['extra']).toBeUndefined();
  }, 300_000);

  it('tells which move is illegal, and leaves nothing of the rest', () => {
    const { checksum: _checksum, ...save } = JSON.parse(GOOD[1] ?? '') as {
      actions: unknown[];
      checksum: string;
    };
    const actions = [...save.actions, [2, { type: 'place', column: 7 }]];
    const text = JSON.stringify({ ...save, actions, checksum: checksumOf({ ...save, actions }) });
    expect(decodeSave(text)).toEqual({ ok: false, error: { code: 'illegal-action', index: 18 } });
  });
});
