import { play, undo } from '../../src/engine/match';
import { checksumOf } from '../../src/storage/checksum';
import { encodeSave } from '../../src/storage/codec';
import { INDEX_KEY, type MatchId, slotKey } from '../../src/storage/keys';
import { SaveRepository } from '../../src/storage/repository';
import { FaultyStore, type Operation } from '../support/faulty-store';
import { one } from '../support/hollywood';
import { midMatch, newMatch, versionsOf } from '../support/matches';
import { must } from '../support/results';

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
    const open = must(repository.create(match));
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
    const index = store.disk.get(INDEX_KEY) ?? '';
    // A number that only the index can know.
    store.disk.set(INDEX_KEY, index.replace('"actions":20', '"actions":999'));
    expect((await listed(store))[1]).toMatchObject({ summary: { actions: 999 } });
  });

  it('does not believe an index made by an app with other rules', async () => {
    const { store } = await filled();
    await listed(store);
    const index = (store.disk.get(INDEX_KEY) ?? '').replace('"actions":20', '"actions":999');
    store.disk.set(INDEX_KEY, index.replace('[\\"hollywood\\",1]', '[\\"hollywood\\",2]'));
    expect(store.disk.get(INDEX_KEY)).toContain(',2]');
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
      const repository = new SaveRepository({ store, now: () => time, random: () => 0.3 });
      const open = must(repository.create(newMatch(3, 'clock')));
      expect(await open.settled()).toEqual({ kind: 'saved' });
      expect(await listed(store)).toMatchObject([{ kind: 'ready' }]);
    },
  );
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
    const tab = () => new SaveRepository({ store, now: () => 5, random: Math.random, exclusively });
    const [here, there] = [must(await tab().load(id)), must(await tab().load(id))];
    here.save(midMatch(3, 'one', 5));
    there.save(midMatch(3, 'one', 6));
    const kinds = [(await here.settled()).kind, (await there.settled()).kind];
    expect(kinds).toEqual(['saved', 'failed']);
    expect(must(await repositoryOn(store).load(id)).match.turns).toHaveLength(5);
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

function resealed(text: string, changes: object): string {
  const save = { ...(JSON.parse(text) as object), ...changes };
  return JSON.stringify({ ...save, checksum: checksumOf(save) });
}
