import type { MatchId } from '../../src/storage/keys';
import { FaultyStore } from '../support/faulty-store';
import { midMatch } from '../support/matches';
import { must } from '../support/results';
import { filled, listed, repositoryOn } from '../support/saves';

describe('deleting', () => {
  it('removes every trace, and can be taken back', async () => {
    const { store, ids } = await filled();
    const [, id] = ids;
    if (id === undefined) throw new Error('There are three');
    const repository = repositoryOn(store);
    const open = await repository.load(id);
    if (!open.ok) throw new Error(open.error.code);
    open.value.save(midMatch(4, 'two', 21));
    const deleted = await repository.delete(id);
    if (!deleted.ok) throw new Error(deleted.error.code);
    expect([...store.disk.keys()].filter((key) => key.includes(id))).toEqual([]);
    open.value.save(midMatch(4, 'two', 22));
    await open.value.settled();
    expect(await listed(store)).toHaveLength(2);
    expect(await repository.restore(deleted.value)).toEqual({ ok: true, value: id });
    const again = await repository.load(id);
    expect(again.ok && again.value.match.turns.length).toBe(21);
    for (const turns of [22, 23]) {
      must(again).save(midMatch(4, 'two', turns));
      await must(again).settled();
    }
    expect(await repository.restore(deleted.value)).toEqual({
      ok: false,
      error: { code: 'changed-elsewhere' },
    });
  });

  it('cut short leaves the match at its last revision', async () => {
    const { store, ids } = await filled();
    const [, id] = ids;
    if (id === undefined) throw new Error('There are three');
    const open = await repositoryOn(store).load(id);
    if (!open.ok) throw new Error(open.error.code);
    for (const turns of [21, 22, 23]) {
      open.value.save(midMatch(4, 'two', turns));
      await open.value.settled();
    }
    for (const removals of [0, 1, 2]) {
      let removed = 0;
      const dying = new FaultyStore(new Map(store.disk), (_index, operation) =>
        operation === 'remove' && (removed += 1) > removals ? 'reject' : undefined,
      );
      expect(await repositoryOn(dying).delete(id)).toEqual({
        ok: false,
        error: { code: 'storage-unwritable' },
      });
      const again = await repositoryOn(new FaultyStore(dying.disk)).load(id);
      expect(again.ok && again.value.match.turns.length).toBe(23);
    }
  });

  it('says when there is no such match', async () => {
    const { store } = await filled();
    const repository = repositoryOn(store);
    const missing = { ok: false, error: { code: 'save-missing' } };
    expect(await repository.delete('nobody' as MatchId)).toEqual(missing);
    expect(await repository.load('nobody' as MatchId)).toEqual(missing);
    expect(await repository.exportText('nobody' as MatchId)).toEqual(missing);
  });
});

describe('removals that go wrong', () => {
  async function threeSlots(store: FaultyStore) {
    const repository = repositoryOn(store);
    const open = must(repository.create(midMatch(3, 'slots', 1)));
    for (const turns of [2, 3]) {
      await open.settled();
      open.save(midMatch(3, 'slots', turns));
    }
    await open.settled();
    return { repository, open };
  }

  it('a removal that hangs and lands later takes no newer save with it', async () => {
    let isLate = false;
    const store = new FaultyStore(new Map(), (_index, operation) =>
      isLate && operation === 'remove' ? 'hang-late' : undefined,
    );
    const { repository, open } = await threeSlots(store);
    isLate = true;
    expect(await repository.delete(open.id)).toEqual({
      ok: false,
      error: { code: 'storage-stalled' },
    });
    open.save(midMatch(3, 'slots', 4));
    expect(await open.settled()).toEqual({ kind: 'saved' });
    store.landLateWrites();
    expect(
      must(await repositoryOn(new FaultyStore(store.disk)).load(open.id)).match.turns,
    ).toHaveLength(4);
  });

  it('a delete that fails half way leaves the match saving', async () => {
    let removals = 0;
    const store = new FaultyStore(new Map(), (_index, operation) =>
      operation === 'remove' && (removals += 1) === 2 ? 'reject' : undefined,
    );
    const { repository, open } = await threeSlots(store);
    expect(await repository.delete(open.id)).toEqual({
      ok: false,
      error: { code: 'storage-unwritable' },
    });
    for (const turns of [4, 5, 6]) {
      open.save(midMatch(3, 'slots', turns));
      expect(await open.settled()).toEqual({ kind: 'saved' });
    }
  });

  it('a removal that is reported but not done is a delete that failed', async () => {
    let removals = 0;
    const store = new FaultyStore(new Map(), (_index, operation) =>
      operation === 'remove' && (removals += 1) === 1 ? 'lose' : undefined,
    );
    const { repository, open } = await threeSlots(store);
    expect(await repository.delete(open.id)).toEqual({
      ok: false,
      error: { code: 'storage-unwritable' },
    });
    expect(must(await repositoryOn(store).load(open.id)).match.turns).toHaveLength(3);
  });

  it('undoing it keeps clear of a slot where a write still hangs', async () => {
    let isLate = false;
    const store = new FaultyStore(new Map(), (_index, operation) =>
      isLate && operation === 'set' ? 'hang-late' : undefined,
    );
    const { repository, open } = await threeSlots(store);
    isLate = true;
    open.save(midMatch(3, 'slots', 4));
    await open.settled();
    isLate = false;
    const deleted = must(await repository.delete(open.id));
    must(await repository.restore(deleted));
    store.landLateWrites();
    await Promise.resolve();
    const kept = [...store.disk.values()];
    expect(deleted.texts).toHaveLength(3);
    for (const [, text] of deleted.texts) expect(kept).toContain(text);
  });

  it('a write that lands after delete and undo belongs to the match again', async () => {
    let isLate = false;
    const store = new FaultyStore(new Map(), (_index, operation) =>
      isLate && operation === 'set' ? 'hang-late' : undefined,
    );
    const { repository, open } = await threeSlots(store);
    isLate = true;
    open.save(midMatch(3, 'slots', 4));
    await open.settled();
    isLate = false;
    const deleted = must(await repository.delete(open.id));
    must(await repository.restore(deleted));
    const anew = must(await repository.load(open.id));
    store.landLateWrites();
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (const turns of [5, 6, 7]) {
      anew.save(midMatch(3, 'slots', turns));
      expect(await anew.settled()).toEqual({ kind: 'saved' });
    }
    expect(
      must(await repositoryOn(new FaultyStore(store.disk)).load(open.id)).match.turns,
    ).toHaveLength(7);
  });

  it('a write whose confirmation fails once counts all the same', async () => {
    let gets = 0;
    let isBroken = false;
    const store = new FaultyStore(new Map(), (_index, operation) =>
      isBroken && operation === 'get' && (gets += 1) === 4 ? 'reject' : undefined,
    );
    const { open } = await threeSlots(store);
    isBroken = true;
    open.save(midMatch(3, 'slots', 4));
    expect(await open.settled()).toEqual({ kind: 'saved' });
    expect(store.log.filter((operation) => operation === 'set')).toHaveLength(4);
  });
});

describe('putting back what was deleted', () => {
  it.each(['tear-and-reject', 'tear', 'lose', 'reject', 'hang', 'reject-after'] as const)(
    'survives a %s and can be tried again until it succeeds',
    async (fault) => {
      const { store, ids } = await filled();
      const [, id] = ids;
      if (id === undefined) throw new Error('There are three');
      const open = must(await repositoryOn(store).load(id));
      for (const turns of [21, 22, 23]) {
        open.save(midMatch(4, 'two', turns));
        await open.settled();
      }
      const deleted = must(await repositoryOn(store).delete(id));
      let isBroken = true;
      const faulty = new FaultyStore(store.disk, (_index, operation) => {
        if (!isBroken || operation !== 'set') return undefined;
        isBroken = false;
        return fault;
      });
      await repositoryOn(faulty).restore(deleted);
      must(await repositoryOn(faulty).restore(deleted));
      expect(must(await repositoryOn(store).load(id)).match.turns).toHaveLength(23);
    },
  );
});
