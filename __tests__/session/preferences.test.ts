import { createPreferences, PREFERENCES_KEY } from '../../src/session/preferences';
import { damagedKey } from '../../src/session/guarded-storage';
import { FaultyStore } from '../support/faulty-store';

async function opened(store: FaultyStore) {
  const preferences = createPreferences(store);
  await preferences.persist.rehydrate();
  return preferences;
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

const stored = (store: FaultyStore): unknown =>
  JSON.parse(store.disk.get(PREFERENCES_KEY) ?? 'null');

describe('what the person likes', () => {
  it('begins with defaults and is kept from the first change on', async () => {
    const store = new FaultyStore();
    const preferences = await opened(store);
    expect(preferences.getState()).toMatchObject({ status: 'ready', speed: 'normal' });
    preferences.setState({ speed: 'brisk', handOver: true });
    await settle();
    const again = await opened(store);
    expect(again.getState()).toMatchObject({ speed: 'brisk', handOver: true, haptics: true });
    expect(stored(store)).not.toHaveProperty('state.status');
  });

  it('writes nothing before it has read', async () => {
    const store = new FaultyStore();
    const before = await opened(store);
    before.setState({ speed: 'relaxed' });
    await settle();
    const text = store.disk.get(PREFERENCES_KEY);
    const hasty = createPreferences(store);
    hasty.setState({ speed: 'brisk' });
    await settle();
    expect(store.disk.get(PREFERENCES_KEY)).toBe(text);
  });

  it('keeps changes in memory only while the storage cannot be read', async () => {
    const store = new FaultyStore();
    const before = await opened(store);
    before.setState({ speed: 'relaxed' });
    await settle();
    const text = store.disk.get(PREFERENCES_KEY);
    const getItem = jest.spyOn(store, 'getItem').mockRejectedValue(new Error('broken'));
    const preferences = await opened(store);
    expect(preferences.getState()).toMatchObject({ status: 'unreadable', speed: 'normal' });
    preferences.setState({ speed: 'brisk' });
    await settle();
    expect(preferences.getState().speed).toBe('brisk');
    expect(store.disk.get(PREFERENCES_KEY)).toBe(text);
    getItem.mockRestore();
    expect((await opened(store)).getState().speed).toBe('relaxed');
  });

  it.each([
    ['torn', '{"state":{"speed":"br'],
    ['not ours', '[1,2,3]'],
    ['from a newer version', '{"state":{"speed":"brisk"},"version":99}'],
  ])(
    'a text that is %s is put aside as it is, and the app opens with defaults',
    async (_, text) => {
      const store = new FaultyStore();
      store.disk.set(PREFERENCES_KEY, text);
      const preferences = await opened(store);
      expect(preferences.getState()).toMatchObject({ status: 'ready', speed: 'normal' });
      preferences.setState({ haptics: false });
      await settle();
      expect(store.disk.get(damagedKey(PREFERENCES_KEY))).toBe(text);
      expect((await opened(store)).getState().haptics).toBe(false);
    },
  );

  it('is not overwritten when a bad text cannot be put aside', async () => {
    const store = new FaultyStore();
    store.disk.set(PREFERENCES_KEY, 'nonsense');
    jest.spyOn(store, 'setItem').mockRejectedValue(new Error('full'));
    const preferences = await opened(store);
    preferences.setState({ haptics: false });
    await settle();
    expect(preferences.getState().status).toBe('unreadable');
    expect(store.disk.get(PREFERENCES_KEY)).toBe('nonsense');
  });

  it('a value it does not know falls back alone', async () => {
    const store = new FaultyStore();
    const state = { speed: 'warp', haptics: false, tables: { hollywood: { seats: 3 } } };
    store.disk.set(PREFERENCES_KEY, JSON.stringify({ state, version: 1 }));
    const preferences = await opened(store);
    expect(preferences.getState()).toMatchObject({ speed: 'normal', haptics: false, tables: {} });
  });

  it('of many changes in one moment the last one is what is kept', async () => {
    const store = new FaultyStore();
    const preferences = await opened(store);
    for (const speed of ['brisk', 'relaxed', 'brisk', 'relaxed'] as const)
      preferences.setState({ speed });
    await settle();
    expect(stored(store)).toMatchObject({ state: { speed: 'relaxed' } });
  });
});
