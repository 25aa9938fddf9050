import type { Match } from '../../../src/engine/match';
import { deleteEverything, putEverythingBack } from '../../../src/session/clean-slate';
import { createPreferences } from '../../../src/session/preferences';
import { PREFERENCES_KEY, slotKey } from '../../../src/storage/keys';
import type { SaveRepository } from '../../../src/storage/repository';
import type { WebStore } from '../../../src/storage/web/web-store';
import { midMatch } from '../../support/matches';
import { must } from '../../support/results';
import {
  Browser,
  listedOn,
  matchId,
  saved,
  savesOn,
  TroubledDatabase,
} from '../../support/web-stores';

const ONE = matchId('one');

function one(moves: number): Match {
  return midMatch(3, 'one', moves);
}

async function played(browser: Browser, moves: number): Promise<void> {
  await browser.database().setItem(slotKey(ONE, 0), saved(moves, one(moves)));
}

const REFUSALS = {
  refuses: () => Promise.reject(new Error('blocked')),
  hangs: () => new Promise<never>(() => undefined),
};

/** A browser that does not give its database in this visit. */
function withoutDatabase(browser: Browser, how: keyof typeof REFUSALS = 'refuses'): WebStore {
  const database = new TroubledDatabase(browser.database());
  database.open = REFUSALS[how];
  return browser.start(database, 30);
}

describe.each(['refuses', 'hangs'] as const)('a browser whose database %s', (how) => {
  it('keeps matches in localStorage, and moves them once it has one', async () => {
    const browser = new Browser();
    const store = withoutDatabase(browser, how);
    expect(await store.hasDatabase()).toBe(false);
    const open = must(savesOn(store).create(one(0)));
    open.save(one(3));
    expect(await open.settled()).toEqual({ kind: 'saved' });
    expect(await listedOn(withoutDatabase(browser, how))).toEqual({ [open.id]: 3 });
    const later = browser.start();
    expect(await later.hasDatabase()).toBe(true);
    expect(await listedOn(later)).toEqual({ [open.id]: 3 });
    expect((await browser.inDatabase()).size).toBeGreaterThan(0);
  });

  it('does not show what is in the database, and loses nothing of it', async () => {
    const browser = new Browser();
    await played(browser, 5);
    expect(await listedOn(withoutDatabase(browser, how))).toEqual({});
    expect(await listedOn(browser.start())).toEqual({ one: 5 });
  });
});

describe('what the first screen needs', () => {
  it('stays in localStorage, is listed with the rest, and goes and comes back with everything', async () => {
    const browser = new Browser();
    await played(browser, 2);
    browser.local.setItem(PREFERENCES_KEY, 'likes');
    const store = browser.start();
    expect([...(await store.getAllKeys())].sort()).toEqual([slotKey(ONE, 0), PREFERENCES_KEY]);
    expect(await store.getItem(PREFERENCES_KEY)).toBe('likes');
    await store.setItem(PREFERENCES_KEY, 'other likes');
    expect(browser.local.texts.get(PREFERENCES_KEY)).toBe('other likes');
    const saves: SaveRepository = savesOn(store);
    const preferences = createPreferences(browser.local);
    const swept = await deleteEverything({ saves, preferences, leave: () => Promise.resolve() });
    expect(swept.error).toBeUndefined();
    expect([...browser.local.texts.keys()]).toEqual([]);
    expect(await browser.inDatabase()).toEqual(new Map());
    await putEverythingBack({ saves, preferences }, swept.gone);
    expect(browser.local.texts.get(PREFERENCES_KEY)).toBe('other likes');
    expect(await listedOn(browser.start())).toEqual({ one: 2 });
  });
});

describe('a page that goes away', () => {
  /** A window with the match open, in which nothing reaches the disk any more. */
  async function stuck(browser: Browser): Promise<{ store: WebStore; saves: SaveRepository }> {
    await played(browser, 2);
    let isStuck = false;
    const database = new TroubledDatabase(browser.database(), () => (isStuck ? 'hang' : undefined));
    const store = browser.start(database);
    const saves = savesOn(store);
    const open = must(await saves.load(ONE));
    isStuck = true;
    open.save(one(3));
    open.save(one(4));
    return { store, saves };
  }

  it('keeps what was not saved, and the next start brings it to its match', async () => {
    const browser = new Browser();
    const { store, saves } = await stuck(browser);
    store.leave(saves.unsaved());
    expect(await listedOn(browser.start())).toEqual({ one: 4 });
    expect(browser.local.texts.size).toBe(0);
    expect(await listedOn(browser.start())).toEqual({ one: 4 });
  });

  it('keeps a match that had only just begun', async () => {
    const browser = new Browser();
    const database = new TroubledDatabase(browser.database(), () => 'hang');
    const store = browser.start(database);
    const saves = savesOn(store);
    const { id } = must(saves.create(one(0)));
    store.leave(saves.unsaved());
    expect(await listedOn(browser.start())).toEqual({ [id]: 0 });
  });

  it('keeps nothing of a match that is saved', async () => {
    const browser = new Browser();
    const saves = savesOn(browser.start());
    const open = must(saves.create(one(0)));
    expect(saves.unsaved()).toHaveLength(1);
    await open.settled();
    expect(saves.unsaved()).toEqual([]);
  });

  it('yields to another window that played on meanwhile', async () => {
    const browser = new Browser();
    const { store, saves } = await stuck(browser);
    const open = must(await savesOn(browser.start()).load(ONE));
    open.save(one(3));
    await open.settled();
    store.leave(saves.unsaved());
    expect(await listedOn(browser.start())).toEqual({ one: 3 });
    expect(browser.local.texts.size).toBe(0);
  });

  it('does not bring back a match that another window has deleted', async () => {
    const browser = new Browser();
    const { store, saves } = await stuck(browser);
    must(await savesOn(browser.start()).delete(ONE));
    store.leave(saves.unsaved());
    expect(await listedOn(browser.start())).toEqual({});
  });

  it('and comes back as it was forgets it again: it saves as before', async () => {
    const browser = new Browser();
    const { store, saves } = await stuck(browser);
    store.leave(saves.unsaved());
    store.comeBack();
    expect(browser.local.texts.size).toBe(0);
  });

  it('is not kept from going by a full localStorage', async () => {
    const browser = new Browser();
    const { store, saves } = await stuck(browser);
    browser.local.refuses = (what) => what === 'set';
    store.leave(saves.unsaved());
    expect(await listedOn(browser.start())).toEqual({ one: 2 });
  });

  it.each(['damaged {', '{"text":1}'])('leaves nothing in the way that says %s', async (text) => {
    const browser = new Browser();
    await played(browser, 2);
    browser.local.setItem('backlot/unsaved/one', text);
    browser.local.setItem('backlot/unsaved/No name', text);
    expect(await listedOn(browser.start())).toEqual({ one: 2 });
    expect(browser.local.texts.size).toBe(0);
  });

  it('writes over nothing that cannot be read', async () => {
    const browser = new Browser();
    const { store, saves } = await stuck(browser);
    await browser.database().setItem(slotKey(ONE, 1), 'torn');
    store.leave(saves.unsaved());
    expect(await listedOn(browser.start())).toEqual({ one: 4 });
    expect(await browser.database().getItem(slotKey(ONE, 1))).toBe('torn');
  });

  it('keeps a match that had just begun from the place of one that cannot be read', async () => {
    const browser = new Browser();
    const saves = savesOn(browser.start(new TroubledDatabase(browser.database(), () => 'hang')));
    const { id } = must(saves.create(one(0)));
    await browser.database().setItem(slotKey(id, 2), 'torn');
    browser.start().leave(saves.unsaved());
    expect(await listedOn(browser.start())).toEqual({ [id]: 'not-json' });
    expect((await browser.inDatabase()).size).toBe(1);
  });

  it('waits for the start after the next where the database fails', async () => {
    const browser = new Browser();
    const { store, saves } = await stuck(browser);
    store.leave(saves.unsaved());
    const failing = new TroubledDatabase(browser.database(), (_index, step) =>
      step === 'swap' ? 'fail' : undefined,
    );
    expect(await listedOn(browser.start(failing))).toEqual({ one: 2 });
    expect(await listedOn(browser.start())).toEqual({ one: 4 });
  });
});

describe('a database that hangs', () => {
  it('while it is moved into does not keep anybody from the matches', async () => {
    const browser = new Browser();
    browser.saveOld('one', 0, 4, one(4));
    const database = new TroubledDatabase(browser.database(), (_index, step) =>
      step === 'swap' ? 'hang' : undefined,
    );
    expect(await listedOn(browser.start(database, 30))).toEqual({ one: 4 });
    expect(await listedOn(browser.start())).toEqual({ one: 4 });
  });
});
