import { createFirstNight, FIRST_NIGHT_KEY } from '../../src/session/first-night';
import { damagedKey } from '../../src/session/guarded-storage';
import { FaultyStore } from '../support/faulty-store';

async function opened(store: FaultyStore) {
  const firstNight = createFirstNight(store);
  await firstNight.persist.rehydrate();
  return firstNight;
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

function kept(progress: object, version = 1): string {
  return JSON.stringify({ state: progress, version });
}

describe('the first night in the storage', () => {
  it('begins with the first scene and is found again where it was left', async () => {
    const store = new FaultyStore();
    const before = await opened(store);
    expect(before.getState()).toEqual({ scene: 'place', isDone: false, status: 'ready' });
    before.setState({ scene: 'clap' });
    await settle();
    expect((await opened(store)).getState()).toEqual({
      scene: 'clap',
      isDone: false,
      status: 'ready',
    });
  });

  it('stays done when it is begun anew', async () => {
    const store = new FaultyStore();
    (await opened(store)).setState({ scene: 'winning', isDone: true });
    await settle();
    (await opened(store)).setState({ scene: 'place' });
    await settle();
    expect((await opened(store)).getState()).toMatchObject({ scene: 'place', isDone: true });
  });

  it.each([
    ['torn', '{"state":{"scene":"cl'],
    ['not an object', '"clap"'],
    ['without a state', '{"version":1}'],
    ['of a scene that is not played', kept({ scene: 'encore', isDone: false })],
    ['without the end', kept({ scene: 'clap' })],
    ['of a version that is not known', kept({ scene: 'clap', isDone: false }, 2)],
  ])('starts over where it is %s, and keeps that text', async (_what, text) => {
    const store = new FaultyStore();
    store.disk.set(FIRST_NIGHT_KEY, text);
    const firstNight = await opened(store);
    expect(firstNight.getState()).toEqual({ scene: 'place', isDone: false, status: 'ready' });
    expect(store.disk.get(damagedKey(FIRST_NIGHT_KEY))).toBe(text);
    firstNight.setState({ scene: 'bump' });
    await settle();
    expect((await opened(store)).getState().scene).toBe('bump');
  });

  it('is played but not kept while the storage cannot be read', async () => {
    const store = new FaultyStore();
    store.disk.set(FIRST_NIGHT_KEY, kept({ scene: 'clap', isDone: true }));
    const getItem = jest.spyOn(store, 'getItem').mockRejectedValue(new Error('broken'));
    const firstNight = await opened(store);
    expect(firstNight.getState()).toMatchObject({ status: 'unreadable', scene: 'place' });
    firstNight.setState({ scene: 'bump' });
    await settle();
    getItem.mockRestore();
    expect((await opened(store)).getState()).toMatchObject({ scene: 'clap', isDone: true });
  });
});
