import { deleteEverything, putEverythingBack } from '../../src/session/clean-slate';
import { createPreferences } from '../../src/session/preferences';
import { FaultyStore, type Fault, type Operation } from '../support/faulty-store';
import { filled, listed, repositoryOn } from '../support/saves';

async function houseOn(
  faultOf: (index: number, operation: Operation) => Fault | undefined = () => undefined,
) {
  const { store } = await filled();
  const faulty = new FaultyStore(store.disk, faultOf);
  const preferences = createPreferences(faulty);
  await preferences.persist.rehydrate();
  preferences.setState({ speed: 'brisk' });
  store.disk.set('backlot/commentary/x', 'said');
  store.disk.set('somebody/else', 'theirs');
  await listed(store);
  const saves = repositoryOn(faulty);
  return { store: faulty, saves, preferences, leave: () => Promise.resolve() };
}

describe('deleting everything', () => {
  it('leaves nothing of ours, nothing of others touched, and the app as on its first day', async () => {
    const house = await houseOn();
    const { error } = await deleteEverything(house);
    expect(error).toBeUndefined();
    expect([...house.store.disk]).toEqual([['somebody/else', 'theirs']]);
    expect(house.preferences.getState().speed).toBe('normal');
  });

  it('can be undone: every key is as it was', async () => {
    const house = await houseOn();
    const before = new Map(house.store.disk);
    const { gone } = await deleteEverything(house);
    const back = await putEverythingBack(house, gone);
    expect(back.error).toBeUndefined();
    expect(house.store.disk).toEqual(before);
    expect(house.preferences.getState().speed).toBe('brisk');
  });

  it('says what kept it from a match, keeps that one whole, and can still undo the others', async () => {
    let removals = 0;
    const house = await houseOn((_index, operation) =>
      // The first match and what was said of it go; the second match does not.
      operation === 'remove' && (removals += 1) === 3 ? 'reject' : undefined,
    );
    const before = new Map(house.store.disk);
    const { gone, error } = await deleteEverything(house);
    expect(error).toEqual({ code: 'storage-unwritable' });
    expect(await listed(new FaultyStore(house.store.disk))).not.toHaveLength(0);
    expect(house.preferences.getState().speed).toBe('brisk');
    await putEverythingBack(house, gone);
    for (const [key, text] of before)
      if (key.startsWith('backlot/match/')) expect(house.store.disk.get(key)).toBe(text);
  });

  it('says when what lies beside the matches could not be put back, and puts back the rest of it later', async () => {
    let writes = Infinity;
    const house = await houseOn((_index, operation) =>
      operation === 'set' && (writes -= 1) < 0 ? 'reject' : undefined,
    );
    const { gone } = await deleteEverything(house);
    expect(gone.rest.length).toBeGreaterThan(2);
    writes = 1;
    expect(await house.saves.restoreRest(gone.rest)).toEqual({
      ok: false,
      error: { code: 'storage-unwritable' },
    });
    writes = Infinity;
    expect(await house.saves.restoreRest(gone.rest)).toMatchObject({ ok: true });
    for (const [key, text] of gone.rest) expect(house.store.disk.get(key)).toBe(text);
  });

  it('what could not be put back waits for another try', async () => {
    let isBroken = false;
    const house = await houseOn((_index, operation) =>
      isBroken && operation === 'set' ? 'reject' : undefined,
    );
    const { gone } = await deleteEverything(house);
    isBroken = true;
    const failed = await putEverythingBack(house, gone);
    expect(failed.error).toEqual({ code: 'storage-unwritable' });
    isBroken = false;
    expect((await putEverythingBack(house, failed.gone)).error).toBeUndefined();
    expect(await listed(house.store)).toHaveLength(3);
  });
});
