import { slotKey } from '../../src/storage/keys';
import { SaveRepository } from '../../src/storage/repository';
import { FaultyStore } from '../support/faulty-store';
import { one } from '../support/hollywood';
import { midMatch } from '../support/matches';
import { must } from '../support/results';
import { filled, listed, repositoryOn, textOf } from '../support/saves';
import { underTest } from '../support/store-under-test';

describe('two tabs', () => {
  async function opened(id: number) {
    const { store, ids } = await filled();
    const match = ids[id];
    if (match === undefined) throw new Error('There are three');
    return { store, id: match };
  }

  it('that save at the same moment: one wins, and the other never writes over it, however often it tries', async () => {
    const { store, id } = await opened(1);
    const [here, there] = [
      must(await repositoryOn(store).load(id)),
      must(await repositoryOn(store).load(id)),
    ];
    here.save(midMatch(4, 'two', 21));
    there.save(midMatch(4, 'two', 24));
    const statuses = [await here.settled(), await there.settled()];
    expect(statuses.filter(({ kind }) => kind === 'saved').length).toBeLessThanOrEqual(1);
    const [loser] = [here, there].filter((_, index) => statuses[index]?.kind === 'failed');
    const before = new Map(store.disk);
    for (const turns of [25, 26, 27]) {
      loser?.save(midMatch(4, 'two', turns));
      expect(await loser?.settled()).toEqual({
        kind: 'failed',
        error: { code: 'changed-elsewhere' },
      });
    }
    expect(store.disk).toEqual(before);
  });

  it('of which one is a newer app: its save is not taken for half of our own', async () => {
    const { store, id } = await opened(1);
    const here = must(await repositoryOn(store).load(id));
    const newer = textOf(store, id).replace('"version":1', '"version":2');
    here.save(midMatch(4, 'two', 21));
    // The other app writes between our write and our look.
    store.disk.set(slotKey(id, 1), newer);
    await here.settled();
    store.disk.set(slotKey(id, 1), newer);
    store.disk.set(slotKey(id, 2), newer);
    here.save(midMatch(4, 'two', 22));
    here.save(midMatch(4, 'two', 23));
    expect(await here.settled()).toEqual({ kind: 'failed', error: { code: 'changed-elsewhere' } });
    expect(store.disk.get(slotKey(id, 1))).toBe(newer);
  });
});

describe('what another tab did meanwhile', () => {
  it('a match that was deleted there is not brought back by a save here', async () => {
    const { store, ids } = await filled();
    const id = one(ids);
    const here = must(await repositoryOn(store).load(id));
    must(await repositoryOn(store).delete(id));
    here.save(midMatch(3, 'one', 5));
    expect(await here.settled()).toEqual({ kind: 'failed', error: { code: 'changed-elsewhere' } });
    expect(await listed(store)).toHaveLength(2);
  });

  it('a save there is not overtaken by one here that had failed before', async () => {
    const { store, ids } = await filled();
    const id = one(ids);
    let isTorn = true;
    const tornStore = new FaultyStore(store.disk, (_index, operation) =>
      isTorn && operation === 'set' ? 'tear-and-reject' : undefined,
    );
    const here = must(await repositoryOn(tornStore).load(id));
    here.save(midMatch(3, 'one', 5));
    expect(await here.settled()).toMatchObject({ kind: 'failed' });
    const there = must(await repositoryOn(store).load(id));
    there.save(midMatch(3, 'one', 6));
    expect(await there.settled()).toEqual({ kind: 'saved' });
    isTorn = false;
    here.save(midMatch(3, 'one', 7));
    expect(await here.settled()).toEqual({ kind: 'failed', error: { code: 'changed-elsewhere' } });
    expect(must(await repositoryOn(store).load(id)).match.turns).toHaveLength(6);
  });
});

describe('two things at once', () => {
  it('a save in the same tick as a load of the match is in what is loaded', async () => {
    const { store, ids } = await filled();
    const id = one(ids);
    const repository = repositoryOn(store);
    const old = must(await repository.load(id));
    const loading = repository.load(id);
    old.save(midMatch(3, 'one', 5));
    const anew = must(await loading);
    expect(await old.settled()).toEqual({ kind: 'saved' });
    expect(anew.match.turns).toHaveLength(5);
    old.save(midMatch(3, 'one', 5));
    expect(await old.settled()).toEqual({ kind: 'failed', error: { code: 'changed-elsewhere' } });
    anew.save(midMatch(3, 'one', 6));
    expect(await anew.settled()).toEqual({ kind: 'saved' });
  });

  it('a save in the same tick as a delete does not bring the match back', async () => {
    const { store, ids } = await filled();
    const id = one(ids);
    const repository = repositoryOn(store);
    const open = must(await repository.load(id));
    const deleting = repository.delete(id);
    open.save(midMatch(3, 'one', 5));
    must(await deleting);
    expect(await listed(store)).toHaveLength(2);
    open.save(midMatch(3, 'one', 5));
    expect(await open.settled()).toEqual({ kind: 'failed', error: { code: 'save-missing' } });
    expect(await listed(store)).toHaveLength(2);
  });

  it('a load waits for a delete under way', async () => {
    const { store, ids } = await filled();
    const id = one(ids);
    const repository = repositoryOn(store);
    const deleting = repository.delete(id);
    for (let tick = 0; tick < 5; tick += 1) await Promise.resolve();
    const loading = repository.load(id);
    must(await deleting);
    expect(await loading).toEqual({ ok: false, error: { code: 'save-missing' } });
  });

  it('tabs that take turns at the lock never both believe to have saved', async () => {
    const { store, ids } = await filled();
    const id = one(ids);
    let turn: Promise<unknown> = Promise.resolve();
    const exclusively = <Value>(_name: string, task: () => Promise<Value>): Promise<Value> => {
      const done = turn.then(task);
      turn = done;
      return done;
    };
    const tab = () =>
      new SaveRepository({
        store: underTest(store),
        now: () => 5,
        random: Math.random,
        exclusively,
      });
    const [here, there] = [must(await tab().load(id)), must(await tab().load(id))];
    here.save(midMatch(3, 'one', 5));
    there.save(midMatch(3, 'one', 6));
    const kinds = [(await here.settled()).kind, (await there.settled()).kind];
    expect(kinds).toEqual(['saved', 'failed']);
    expect(must(await repositoryOn(store).load(id)).match.turns).toHaveLength(5);
  });

  it('a lock that fails is told, and saving goes on once it works again', async () => {
    const { store, ids } = await filled();
    const id = one(ids);
    let isBroken = true;
    const exclusively = <Value>(_name: string, task: () => Promise<Value>): Promise<Value> =>
      isBroken ? Promise.reject(new Error('no lock')) : task();
    const repository = new SaveRepository({
      store: underTest(store),
      now: () => 5,
      random: Math.random,
      exclusively,
    });
    const open = must(await repository.load(id));
    open.save(midMatch(3, 'one', 5));
    expect(await open.settled()).toEqual({ kind: 'failed', error: { code: 'storage-unwritable' } });
    isBroken = false;
    open.save(midMatch(3, 'one', 6));
    expect(await open.settled()).toEqual({ kind: 'saved' });
  });
});
