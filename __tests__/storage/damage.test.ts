import { undo } from '../../src/engine/match';
import { checksumOf } from '../../src/storage/checksum';
import { SLOT_COUNT, slotKey } from '../../src/storage/keys';
import { FaultyStore } from '../support/faulty-store';
import { one } from '../support/hollywood';
import { midMatch, versionsOf } from '../support/matches';
import { must } from '../support/results';
import { damage, filled, listed, repositoryOn, textOf } from '../support/saves';

describe('a damaged save', () => {
  const cases: readonly (readonly [string, (text: string) => string, string])[] = [
    ['cut short', (text) => text.slice(0, 100), 'not-json'],
    ['with a changed letter', (text) => text.replace('Ada', 'Bda'), 'damaged'],
    ['of a later version', (text) => text.replace('"version":1', '"version":2'), 'too-new'],
    ['of later rules', (text) => resealed(text, { rulesVersion: 9 }), 'rules-unknown'],
    ['of a game not known', (text) => resealed(text, { game: 'casablanca' }), 'unknown-game'],
    ['empty', () => '', 'not-json'],
    ['of something else', () => '{"hello":"world"}', 'not-a-save'],
  ];

  it.each(cases)(
    '%s is shown with its reason, kept as it is, and harms no other',
    async (_what, spoil, code) => {
      const { store, ids } = await filled();
      const [id, other] = ids;
      const text = spoil(textOf(store, id));
      damage(store, id, text);
      const entries = await listed(store);
      expect(entries.filter(({ kind }) => kind === 'ready').map((entry) => entry.id)).toEqual([
        ids[2],
        ids[1],
      ]);
      expect(entries.at(-1)).toMatchObject({ kind: 'unusable', id, error: { code } });

      const repository = repositoryOn(store);
      if (id === undefined || other === undefined) throw new Error('There are three');
      expect(await repository.load(id)).toMatchObject({ ok: false, error: { code } });
      expect(await repository.exportText(id)).toEqual({ ok: true, value: text });

      const open = await repository.load(other);
      if (!open.ok) throw new Error(open.error.code);
      const back = undo(open.value.match);
      open.value.save(back.ok ? back.value : open.value.match);
      expect(await open.value.settled()).toEqual({ kind: 'saved' });
      expect(textOf(store, id)).toBe(text);
    },
  );

  it('beside a good revision is left as it is while the match goes on', async () => {
    const { store, ids } = await filled();
    const [, id] = ids;
    if (id === undefined) throw new Error('There are three');
    store.disk.set(slotKey(id, 1), 'half a sa');
    store.disk.set(slotKey(id, 2), '{"format":"backlot-match"');
    const repository = repositoryOn(store);
    const versions = versionsOf(4, 'two');
    const open = await repository.load(id);
    if (!open.ok) throw new Error(open.error.code);
    for (const version of versions.slice(21, 30)) {
      open.value.save(version);
      expect(await open.value.settled()).toEqual({ kind: 'saved' });
    }
    expect(textOf(store, id, 1)).toBe('half a sa');
    expect(textOf(store, id, 2)).toBe('{"format":"backlot-match"');
    const again = await repositoryOn(store).load(id);
    expect(again.ok && again.value.match.turns.length).toBe(29);
  });

  it('from another app that is older than the newest good revision is no hindrance', async () => {
    const { store, ids } = await filled();
    const [, id] = ids;
    if (id === undefined) throw new Error('There are three');
    const open = must(await repositoryOn(store).load(id));
    for (const turns of [21, 22]) {
      open.save(midMatch(4, 'two', turns));
      await open.settled();
    }
    store.disk.set(slotKey(id, 0), textOf(store, id).replace('"version":1', '"version":9'));
    expect(must(await repositoryOn(store).load(id)).match.turns).toHaveLength(22);
  });

  it('from a newer app beside a good revision keeps the match from being played on', async () => {
    const { store, ids } = await filled();
    const [, id] = ids;
    if (id === undefined) throw new Error('There are three');
    store.disk.set(slotKey(id, 1), textOf(store, id).replace('"version":1', '"version":7'));
    expect(await repositoryOn(store).load(id)).toEqual({
      ok: false,
      error: { code: 'too-new', version: 7 },
    });
  });
});

describe('nothing is written over what could not be read', () => {
  it('when reading before a write fails, nothing is written', async () => {
    const { store, ids } = await filled();
    const [, id] = ids;
    if (id === undefined) throw new Error('There are three');
    let isBroken = false;
    const broken = new FaultyStore(store.disk, (_index, operation) =>
      isBroken && operation === 'get' ? 'reject' : undefined,
    );
    const open = await repositoryOn(broken).load(id);
    if (!open.ok) throw new Error(open.error.code);
    isBroken = true;
    const before = new Map(store.disk);
    open.value.save(midMatch(4, 'two', 21));
    expect(await open.value.settled()).toEqual({
      kind: 'failed',
      error: { code: 'storage-unreadable' },
    });
    expect(store.disk).toEqual(before);
  });

  it('when no slot is left beside what could not be read, it says so and writes nothing', async () => {
    const { store, ids } = await filled();
    const id = one(ids);
    for (let slot = 1; slot < SLOT_COUNT; slot += 1) store.disk.set(slotKey(id, slot), 'torn');
    const before = new Map(store.disk);
    const open = must(await repositoryOn(store).load(id));
    open.save(midMatch(3, 'one', 5));
    expect(await open.settled()).toEqual({ kind: 'failed', error: { code: 'storage-full' } });
    expect(store.disk).toEqual(before);
    // One place is enough.
    store.disk.delete(slotKey(id, 99));
    const again = must(await repositoryOn(store).load(id));
    again.save(midMatch(3, 'one', 5));
    expect(await again.settled()).toEqual({ kind: 'saved' });
    expect(must(await repositoryOn(store).load(id)).match.turns).toHaveLength(5);
  });

  it('when two have the match open, the second to write is refused and the first one’s game is kept', async () => {
    const { store, ids } = await filled();
    const [, id] = ids;
    if (id === undefined) throw new Error('There are three');
    const [here, there] = [await repositoryOn(store).load(id), await repositoryOn(store).load(id)];
    if (!here.ok || !there.ok) throw new Error('Both can open it');
    here.value.save(midMatch(4, 'two', 21));
    expect(await here.value.settled()).toEqual({ kind: 'saved' });
    const before = new Map(store.disk);
    there.value.save(midMatch(4, 'two', 20));
    expect(await there.value.settled()).toEqual({
      kind: 'failed',
      error: { code: 'changed-elsewhere' },
    });
    expect(store.disk).toEqual(before);
  });

  it('opening a match anew in the same app takes over from the first', async () => {
    const { store, ids } = await filled();
    const [, id] = ids;
    if (id === undefined) throw new Error('There are three');
    const repository = repositoryOn(store);
    const first = await repository.load(id);
    const second = await repository.load(id);
    if (!first.ok || !second.ok) throw new Error('It can be opened');
    first.value.save(midMatch(4, 'two', 25));
    second.value.save(midMatch(4, 'two', 21));
    expect(await second.value.settled()).toEqual({ kind: 'saved' });
    const again = await repositoryOn(store).load(id);
    expect(again.ok && again.value.match.turns.length).toBe(21);
  });
});

function resealed(text: string, changes: object): string {
  const save = { ...(JSON.parse(text) as object), ...changes };
  return JSON.stringify({ ...save, checksum: checksumOf(save) });
}
