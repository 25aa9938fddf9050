import { encodeSave } from '../../src/storage/codec';
import { slotKey } from '../../src/storage/keys';
import { FaultyStore } from '../support/faulty-store';
import { midMatch, newMatch } from '../support/matches';
import { must } from '../support/results';
import { filled, listed, repositoryOn, textOf } from '../support/saves';

const times = { created: 5, updated: 6 };

describe('export and import', () => {
  it('of a match from a newer app gives its newest save, whole', async () => {
    const { store, ids } = await filled();
    const [, id] = ids;
    if (id === undefined) throw new Error('There are three');
    const open = must(await repositoryOn(store).load(id));
    for (const turns of [21, 22]) {
      open.save(midMatch(4, 'two', turns));
      await open.settled();
    }
    for (const slot of [0, 1, 2] as const) {
      store.disk.set(
        slotKey(id, slot),
        textOf(store, id, slot).replace('"version":1', '"version":2'),
      );
    }
    const text = must(await repositoryOn(store).exportText(id));
    expect((JSON.parse(text) as { revision: number }).revision).toBe(3);
  });

  it('leaves nothing behind when the write of an import is torn', async () => {
    const text = encodeSave({ revision: 1, times, match: newMatch(3, 'torn import') });
    const torn = new FaultyStore(new Map(), (_index, operation) =>
      operation === 'set' ? 'tear-and-reject' : undefined,
    );
    expect(await repositoryOn(torn).importText(text)).toEqual({
      ok: false,
      error: { code: 'storage-unwritable' },
    });
    expect(torn.disk.size).toBe(0);
  });

  it('brings a match to another phone, under a name of its own', async () => {
    const { store, ids } = await filled();
    const [, id] = ids;
    if (id === undefined) throw new Error('There are three');
    const text = await repositoryOn(store).exportText(id);
    if (!text.ok) throw new Error(text.error.code);
    const other = new FaultyStore();
    const imported = await repositoryOn(other).importText(`\n${text.value}  `);
    if (!imported.ok) throw new Error(imported.error.code);
    const open = await repositoryOn(other).load(imported.value);
    expect(open.ok && open.value.match.state).toEqual(midMatch(4, 'two', 20).state);
    const twice = await repositoryOn(store).importText(text.value);
    expect(twice.ok && twice.value).not.toBe(id);
    expect(await listed(store)).toHaveLength(4);
  });

  it('refuses when the storage does, and adds nothing', async () => {
    const text = encodeSave({ revision: 1, times, match: newMatch(3, 'full') });
    const full = new FaultyStore(new Map(), (_index, operation) =>
      operation === 'set' ? 'reject' : undefined,
    );
    expect(await repositoryOn(full).importText(text)).toEqual({
      ok: false,
      error: { code: 'storage-unwritable' },
    });
    expect(full.disk.size).toBe(0);
  });
});
