import { play } from '../../src/engine/match';
import { INDEX_KEY, slotKey } from '../../src/storage/keys';
import { FaultyStore, type Operation } from '../support/faulty-store';
import { midMatch } from '../support/matches';
import { must } from '../support/results';
import { filled, listed, repositoryOn } from '../support/saves';

describe('the list of matches', () => {
  it('shows game, players, progress and whose turn, the last played first', async () => {
    const { store, ids } = await filled();
    const entries = await listed(store);
    expect(entries.map(({ id }) => id)).toEqual([...ids].reverse());
    expect(entries[1]).toMatchObject({
      kind: 'ready',
      summary: {
        game: 'hollywood',
        actions: 20,
        rounds: 4,
        isOver: false,
        seats: [
          { name: 'Ada' },
          { name: 'Rex', level: 'random' },
          { name: 'Zoë' },
          { name: 'Dolly' },
        ],
      },
    });
  });

  it('is right with an index that is missing, damaged or out of date', async () => {
    const { store } = await filled();
    const entries = await listed(store);
    expect(store.disk.has(INDEX_KEY)).toBe(true);
    for (const index of [
      undefined,
      'nonsense',
      '{"format":"backlot-index","version":1,"summaries":{"x":{}}}',
      '[]',
    ]) {
      if (index === undefined) store.disk.delete(INDEX_KEY);
      else store.disk.set(INDEX_KEY, index);
      expect(await listed(store)).toEqual(entries);
    }
  });

  it('never believes the index against the saves', async () => {
    const { store, ids } = await filled();
    await listed(store);
    const repository = repositoryOn(store);
    const [id] = ids;
    if (id === undefined) throw new Error('There are three');
    const open = await repository.load(id);
    if (!open.ok) throw new Error(open.error.code);
    const { match } = open.value;
    const [seat] = match.game.toAct(match.state);
    const played = play(match, seat ?? 0, { type: 'place', column: 3 } as { type: string });
    if (!played.ok) throw new Error('Column 3 is free');
    open.value.save(played.value);
    await open.value.settled();
    const entry = (await listed(store)).find((one) => one.id === id);
    expect(entry).toMatchObject({ kind: 'ready', summary: { actions: 5 } });
  });

  it('does not replay a match it has summarised before', async () => {
    const { store } = await filled();
    await listed(store);
    const index = store.disk.get(INDEX_KEY) ?? '';
    // A number that only the index can know.
    store.disk.set(INDEX_KEY, index.replace('"actions":20', '"actions":999'));
    expect((await listed(store))[1]).toMatchObject({ summary: { actions: 999 } });
  });

  it('does not believe an index of another version of saves', async () => {
    const { store } = await filled();
    await listed(store);
    const index = (store.disk.get(INDEX_KEY) ?? '').replace('"actions":20', '"actions":999');
    store.disk.set(INDEX_KEY, index.replace(/"madeBy":(\d+)/, '"madeBy":1$1'));
    expect(store.disk.get(INDEX_KEY)).not.toBe(index);
    expect((await listed(store))[1]).toMatchObject({ summary: { actions: 20 } });
  });

  it('works where the index cannot be written', async () => {
    const { store } = await filled();
    const broken = new FaultyStore(store.disk, (_index, operation) =>
      operation === 'set' ? 'reject' : undefined,
    );
    expect(await listed(broken)).toHaveLength(3);
  });

  it('is an error, not empty, when the storage cannot be read', async () => {
    const { store } = await filled();
    const broken = new FaultyStore(store.disk, () => 'reject');
    expect(await repositoryOn(broken).list()).toEqual({
      ok: false,
      error: { code: 'storage-unreadable' },
    });
  });

  it('shows the other matches when one cannot be read', async () => {
    const { store, ids } = await filled();
    const before = new Map(store.disk);
    let gets = 0;
    const broken = new FaultyStore(store.disk, (_index: number, operation: Operation) =>
      // The first is the index; then three slots for each match.
      operation === 'get' && (gets += 1) === 6 ? 'reject' : undefined,
    );
    const entries = await listed(broken);
    expect(entries.filter(({ kind }) => kind === 'ready')).toHaveLength(2);
    expect(entries).toContainEqual({
      kind: 'unusable',
      id: ids[1],
      error: { code: 'storage-unreadable' },
    });
    for (const [key, text] of before) expect(store.disk.get(key)).toBe(text);
  });

  it('leaves keys of others alone', async () => {
    const { store } = await filled();
    store.disk.set('settings', '{}');
    store.disk.set('backlot/match/NOT-ONE/0', 'x');
    store.disk.set('backlot/match/abc/100', 'x');
    expect(await listed(store)).toHaveLength(3);
    expect(store.disk.get('settings')).toBe('{}');
  });

  it('finds the newest save even if the storage leaves its key out of the list', async () => {
    const { store, ids } = await filled();
    const [, id] = ids;
    if (id === undefined) throw new Error('There are three');
    const open = must(await repositoryOn(store).load(id));
    open.save(midMatch(4, 'two', 21));
    await open.settled();
    const hidden = slotKey(id, 1);
    class Forgetful extends FaultyStore {
      override async getAllKeys(): Promise<readonly string[]> {
        return (await super.getAllKeys()).filter((key) => key !== hidden);
      }
    }
    const entries = await listed(new Forgetful(store.disk));
    expect(entries.find((entry) => entry.id === id)).toMatchObject({ summary: { actions: 21 } });
  });
});
