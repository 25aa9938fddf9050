import { SaveRepository } from '../../src/storage/repository';
import { FaultyStore } from '../support/faulty-store';
import { midMatch, newMatch, versionsOf } from '../support/matches';
import { must } from '../support/results';
import { filled, listed, repositoryOn, textOf } from '../support/saves';
import { underTest } from '../support/store-under-test';

describe('a storage that hangs', () => {
  it('is answered for: list, load, export, import and delete all say that it stalls', async () => {
    const { store, ids } = await filled();
    const [id] = ids;
    if (id === undefined) throw new Error('There are three');
    const stalled = { ok: false, error: { code: 'storage-stalled' } };
    const repository = repositoryOn(new FaultyStore(store.disk, () => 'hang'));
    expect(await repository.list()).toEqual(stalled);
    expect(await repository.load(id)).toEqual(stalled);
    expect(await repository.exportText(id)).toEqual(stalled);
    expect(await repository.importText(textOf(store, id))).toEqual(stalled);
    expect(await repository.delete(id)).toEqual(stalled);
  });

  it('for a long while and then recovers: saving goes on', async () => {
    const versions = versionsOf(3, 'long hang');
    let isHanging = false;
    const store = new FaultyStore(new Map(), (_index, operation) =>
      isHanging && operation === 'set' ? 'hang' : undefined,
    );
    const [first, ...rest] = versions;
    if (first === undefined) throw new Error('A match has a beginning');
    const open = must(repositoryOn(store).create(first));
    await open.settled();
    isHanging = true;
    for (const version of rest.slice(0, 6)) {
      open.save(version);
      expect(await open.settled()).toEqual({ kind: 'failed', error: { code: 'storage-stalled' } });
    }
    isHanging = false;
    for (const version of rest.slice(6, 9)) {
      open.save(version);
      expect(await open.settled()).toEqual({ kind: 'saved' });
    }
    const again = must(await repositoryOn(new FaultyStore(store.disk)).load(open.id));
    expect(again.match.turns).toHaveLength(9);
  });

  it('and lands a write after the match was opened anew: the newer save stays the newest', async () => {
    const versions = versionsOf(3, 'late landing');
    let isLate = false;
    const store = new FaultyStore(new Map(), (_index, operation) =>
      isLate && operation === 'set' ? 'hang-late' : undefined,
    );
    const repository = repositoryOn(store);
    const [first, second, ...rest] = versions;
    if (first === undefined || second === undefined) throw new Error('A match has a beginning');
    const open = must(repository.create(first));
    await open.settled();
    isLate = true;
    open.save(second);
    await open.settled();
    isLate = false;
    const anew = must(await repository.load(open.id));
    let saved = 0;
    for (const version of rest.slice(0, 8)) {
      anew.save(version);
      expect(await anew.settled()).toEqual({ kind: 'saved' });
      saved = version.turns.length;
      if (saved === 4) store.landLateWrites();
      const disk = new FaultyStore(new Map(store.disk));
      expect(must(await repositoryOn(disk).load(open.id)).match.turns).toHaveLength(saved);
    }
  });

  it('and lands a write after the match was deleted: it stays deleted', async () => {
    let isLate = false;
    const store = new FaultyStore(new Map(), (_index, operation) =>
      isLate && operation === 'set' ? 'hang-late' : undefined,
    );
    const repository = repositoryOn(store);
    const open = must(repository.create(newMatch(3, 'gone')));
    await open.settled();
    isLate = true;
    open.save(midMatch(3, 'gone', 2));
    await open.settled();
    must(await repository.delete(open.id));
    store.landLateWrites();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await listed(store)).toEqual([]);
  });
});

describe('what goes wrong is told, and nothing is dropped in silence', () => {
  it('a delete that fails leaves the match open and saving', async () => {
    let isBroken = false;
    const store = new FaultyStore(new Map(), (_index, operation) =>
      isBroken && operation === 'remove' ? 'reject' : undefined,
    );
    const repository = repositoryOn(store);
    const open = must(repository.create(newMatch(3, 'kept')));
    await open.settled();
    isBroken = true;
    expect(await repository.delete(open.id)).toEqual({
      ok: false,
      error: { code: 'storage-unwritable' },
    });
    open.save(midMatch(3, 'kept', 3));
    expect(await open.settled()).toEqual({ kind: 'saved' });
    expect(
      must(await repositoryOn(new FaultyStore(store.disk)).load(open.id)).match.turns,
    ).toHaveLength(3);
  });

  it('a load that fails leaves the match open and saving', async () => {
    let isBroken = false;
    const store = new FaultyStore(new Map(), (_index, operation) =>
      isBroken && operation === 'keys' ? 'reject' : undefined,
    );
    const repository = repositoryOn(store);
    const open = must(repository.create(newMatch(3, 'kept')));
    await open.settled();
    isBroken = true;
    expect(await repository.load(open.id)).toEqual({
      ok: false,
      error: { code: 'storage-unreadable' },
    });
    open.save(midMatch(3, 'kept', 3));
    expect(await open.settled()).toEqual({ kind: 'saved' });
  });

  it('whoever saves a match that was deleted, or opened anew, is told', async () => {
    const { store, ids } = await filled();
    const [, id] = ids;
    if (id === undefined) throw new Error('There are three');
    const repository = repositoryOn(store);
    const first = must(await repository.load(id));
    const second = must(await repository.load(id));
    first.save(midMatch(4, 'two', 25));
    expect(await first.settled()).toEqual({ kind: 'failed', error: { code: 'changed-elsewhere' } });
    must(await repository.delete(id));
    second.save(midMatch(4, 'two', 25));
    expect(await second.settled()).toEqual({ kind: 'failed', error: { code: 'save-missing' } });
  });

  it('two taps on one match open it once', async () => {
    const { store, ids } = await filled();
    const [, id] = ids;
    if (id === undefined) throw new Error('There are three');
    const repository = repositoryOn(store);
    const [first, second] = await Promise.all([repository.load(id), repository.load(id)]);
    expect(must(first)).toBe(must(second));
    must(first).save(midMatch(4, 'two', 21));
    expect(await must(second).settled()).toEqual({ kind: 'saved' });
  });

  it('a listener that throws, or saves again at once, does not disturb', async () => {
    const store = new FaultyStore();
    const versions = versionsOf(3, 'listener');
    const [first, second, third] = versions;
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('A match has a beginning');
    let calls = 0;
    const open = must(
      repositoryOn(store).create(first, () => {
        calls += 1;
        if (calls === 1) open.save(second);
        throw new Error('a listener with a bug');
      }),
    );
    await open.settled();
    open.save(third);
    expect(await open.settled()).toEqual({ kind: 'saved' });
    expect(must(await repositoryOn(store).load(open.id)).match.turns).toHaveLength(2);
  });

  it('a match that could not be read back is not begun', () => {
    const match = newMatch(3, 'levels');
    const players = match.setup.players.map((player) =>
      player.kind === 'bot' ? { ...player, level: 'genius' } : player,
    );
    const strange = { ...match, setup: { ...match.setup, players } };
    expect(repositoryOn(new FaultyStore()).create(strange)).toEqual({
      ok: false,
      error: { code: 'invalid', path: 'seats' },
    });
  });

  it.each([1.5, -5, Number.NaN, Number.POSITIVE_INFINITY])(
    'a clock that says %d does not spoil a save',
    async (time) => {
      const store = new FaultyStore();
      const repository = new SaveRepository({
        store: underTest(store),
        now: () => time,
        random: () => 0.3,
      });
      const open = must(repository.create(newMatch(3, 'clock')));
      expect(await open.settled()).toEqual({ kind: 'saved' });
      expect(await listed(store)).toMatchObject([{ kind: 'ready' }]);
    },
  );
});
