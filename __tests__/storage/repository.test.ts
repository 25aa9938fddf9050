import { play, undo } from '../../src/engine/match';
import { checksumOf } from '../../src/storage/checksum';
import { encodeSave } from '../../src/storage/codec';
import { INDEX_KEY, type MatchId, slotKey } from '../../src/storage/keys';
import { SaveRepository } from '../../src/storage/repository';
import { FaultyStore, type Operation } from '../support/faulty-store';
import { midMatch, newMatch, versionsOf } from '../support/matches';

const times = { created: 5, updated: 6 };

function repositoryOn(store: FaultyStore): SaveRepository {
  let clock = 1000;
  let chance = 0;
  return new SaveRepository({
    store,
    now: () => (clock += 10),
    random: () => (chance = (chance + 0.137) % 1),
    stallMs: 20,
  });
}

/** A storage with three matches in it, oldest first. */
async function filled(
  store = new FaultyStore(),
): Promise<{ store: FaultyStore; ids: readonly MatchId[] }> {
  const repository = repositoryOn(store);
  const matches = [midMatch(3, 'one', 4), midMatch(4, 'two', 20), newMatch(3, 'three')];
  const ids: MatchId[] = [];
  for (const match of matches) {
    const open = repository.create(match);
    await open.settled();
    ids.push(open.id);
  }
  return { store, ids };
}

function textOf(store: FaultyStore, id: MatchId | undefined, slot: 0 | 1 | 2 = 0): string {
  return store.disk.get(slotKey(id ?? ('' as MatchId), slot)) ?? '';
}

function damage(store: FaultyStore, id: MatchId | undefined, text: string): void {
  store.disk.set(slotKey(id ?? ('' as MatchId), 0), text);
}

async function listed(store: FaultyStore) {
  const list = await repositoryOn(store).list();
  if (!list.ok) throw new Error(list.error.code);
  return list.value;
}

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
    const before = store.disk.get(INDEX_KEY);
    await listed(store);
    expect(store.disk.get(INDEX_KEY)).toBe(before);
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
      operation === 'get' && (gets += 1) === 3 ? 'reject' : undefined,
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
    store.disk.set('backlot/match/abc/10', 'x');
    expect(await listed(store)).toHaveLength(3);
    expect(store.disk.get('settings')).toBe('{}');
  });
});

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

describe('export and import', () => {
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

function resealed(text: string, changes: object): string {
  const save = { ...(JSON.parse(text) as object), ...changes };
  return JSON.stringify({ ...save, checksum: checksumOf(save) });
}
