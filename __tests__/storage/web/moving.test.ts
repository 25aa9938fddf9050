import { play, type Match } from '../../../src/engine/match';
import { commentaryKey, INDEX_KEY, PREFERENCES_KEY, slotKey } from '../../../src/storage/keys';
import { LEDGER_KEY } from '../../../src/storage/web/ledger';
import { midMatch } from '../../support/matches';
import { must } from '../../support/results';
import {
  Browser,
  listedOn,
  matchId,
  saved,
  savesOn,
  type Trouble,
  TroubledDatabase,
} from '../../support/web-stores';

const ONE = matchId('one');
const TORN = 'torn {';

function one(moves: number): Match {
  return midMatch(3, 'one', moves);
}

/** The match after one more move, which is not this one. */
function oneMore(match: Match, not?: unknown): Match {
  const [seat] = match.game.toAct(match.state);
  if (seat === undefined) throw new Error('It goes on');
  const actions = match.game.legalActions(match.state, seat);
  const other = actions.find((action) => JSON.stringify(action) !== JSON.stringify(not));
  if (other === undefined) throw new Error('There is another way');
  return must(play(match, seat, other));
}

/** The match after so many moves, and then one that went another way. */
function otherWay(moves: number): Match {
  return oneMore(one(moves), one(moves + 1).turns.at(-1)?.action);
}

/** What an earlier version left: three slots of a match, another one, one that is torn, and what is kept beside matches. */
function lived(browser = new Browser()): Browser {
  browser.saveOld('one', 0, 4, one(3));
  browser.saveOld('one', 1, 5, one(4));
  browser.saveOld('one', 2, 6, one(5));
  browser.saveOld('two', 0, 1, midMatch(4, 'two', 20));
  browser.local.setItem(slotKey(matchId('torn'), 0), TORN);
  browser.local.setItem(commentaryKey(ONE), 'a commentary');
  browser.local.setItem('backlot/first-night', 'a scene');
  browser.local.setItem(PREFERENCES_KEY, 'likes');
  browser.local.setItem('somebody/else', 'kept');
  return browser;
}

const LISTED = { one: 5, two: 20, torn: 'not-json' };
const STAYS = [PREFERENCES_KEY, 'somebody/else'];

/** What has to be in the database: everything but what stays. */
function ownOf({ local }: Browser): ReadonlyMap<string, string> {
  return new Map([...local.texts].filter(([key]) => !STAYS.includes(key)));
}

async function expectInDatabase(
  browser: Browser,
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  const found = new Map(await browser.inDatabase());
  found.delete(INDEX_KEY);
  expect(found).toEqual(texts);
}

async function start(browser: Browser): Promise<Readonly<Record<string, number | string>>> {
  return listedOn(browser.start());
}

describe('what an earlier version kept in localStorage', () => {
  it('is copied as it is, and removed only at a later start', async () => {
    const browser = lived();
    const before = new Map(browser.local.texts);
    const own = ownOf(browser);
    expect(await start(browser)).toEqual(LISTED);
    expect(browser.local.texts).toEqual(before);
    await expectInDatabase(browser, own);
    expect(await start(browser)).toEqual(LISTED);
    expect([...browser.local.texts.keys()]).toEqual(STAYS);
    expect(await start(browser)).toEqual(LISTED);
    await expectInDatabase(browser, own);
  });

  it('goes on where it was: a match is played on, and the old one does not come back', async () => {
    const browser = lived();
    for (const moves of [6, 7, 8, 9]) {
      const open = must(await savesOn(browser.start()).load(ONE));
      expect(open.match.turns).toHaveLength(moves - 1);
      open.save(one(moves));
      expect(await open.settled()).toEqual({ kind: 'saved' });
    }
    expect(await start(browser)).toEqual({ ...LISTED, one: 9 });
  });

  it.each(['hang', 'hang-after'] as const)(
    'killed at every step (%s) is all there at the next start, once',
    async (trouble) => {
      const steps = await stepsOfAMove();
      for (let at = 0; at < steps; at += 1) {
        const browser = lived();
        const own = ownOf(browser);
        const dying = new TroubledDatabase(browser.database(), (index) =>
          index >= at ? (index === at ? trouble : 'hang') : undefined,
        );
        void browser.start(dying).getAllKeys();
        await untilStill(dying);
        const inDatabase = await browser.inDatabase();
        for (const [key, text] of own)
          expect([browser.local.texts.get(key), inDatabase.get(key)]).toContain(text);
        expect(await start(browser)).toEqual(LISTED);
        await expectInDatabase(browser, own);
        expect(await start(browser)).toEqual(LISTED);
      }
    },
  );

  it('killed at every step of a later start is all there, once', async () => {
    for (let at = 0; at < 4; at += 1) {
      const browser = lived();
      const own = ownOf(browser);
      await start(browser);
      const dying = new TroubledDatabase(browser.database(), (index) =>
        index >= at ? 'hang' : undefined,
      );
      let removed = 0;
      browser.local.refuses = (what) => what === 'remove' && (removed += 1) > at;
      void browser.start(dying).getAllKeys();
      await untilStill(dying);
      browser.local.refuses = () => false;
      expect(await start(browser)).toEqual(LISTED);
      expect(await start(browser)).toEqual(LISTED);
      await expectInDatabase(browser, own);
      expect([...browser.local.texts.keys()]).toEqual(STAYS);
    }
  });

  it.each<Trouble>(['fail', 'fail-after'])(
    'is all there whichever step fails (%s), and moves at the next start',
    async (trouble) => {
      const steps = await stepsOfAMove();
      for (let at = 0; at < steps; at += 1) {
        const browser = lived();
        const own = ownOf(browser);
        const troubled = new TroubledDatabase(browser.database(), (index) =>
          index === at ? trouble : undefined,
        );
        expect(await listedOn(browser.start(troubled))).toEqual(LISTED);
        expect(await start(browser)).toEqual(LISTED);
        await expectInDatabase(browser, own);
      }
    },
  );
});

/** How many steps moving in takes when nothing goes wrong. */
async function stepsOfAMove(): Promise<number> {
  const browser = lived();
  const database = new TroubledDatabase(browser.database());
  await browser.start(database).hasDatabase();
  expect(database.steps).toBeGreaterThan(5);
  return database.steps;
}

/** Until a database is asked for nothing more: what was to be done before a kill has been done. */
async function untilStill(database: TroubledDatabase): Promise<void> {
  for (let last = -1; last !== database.steps;) {
    last = database.steps;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

describe('a window that still runs the earlier version', () => {
  it('plays on, and nothing of it is lost or doubled', async () => {
    const browser = lived();
    await start(browser);
    browser.saveOld('one', 0, 7, one(6));
    browser.saveOld('new', 0, 1, midMatch(3, 'new', 2));
    expect(await start(browser)).toEqual({ ...LISTED, one: 6, new: 2 });
    browser.saveOld('one', 1, 8, one(5));
    // A move was taken back there: that is what it has come to.
    expect(await start(browser)).toEqual({ ...LISTED, one: 5, new: 2 });
    expect(await start(browser)).toEqual({ ...LISTED, one: 5, new: 2 });
    expect([...browser.local.texts.keys()]).toEqual(STAYS);
  });

  it('does not write over what was played here', async () => {
    const browser = lived();
    const open = must(await savesOn(browser.start()).load(ONE));
    open.save(one(6));
    await open.settled();
    // The same move there, as bots would make it.
    browser.saveOld('one', 0, 7, one(6));
    expect(await start(browser)).toEqual({ ...LISTED, one: 6 });
    expect(await start(browser)).toEqual({ ...LISTED, one: 6 });
  });

  it('is followed where it went further on the same way', async () => {
    const browser = lived();
    const open = must(await savesOn(browser.start()).load(ONE));
    open.save(one(6));
    await open.settled();
    browser.saveOld('one', 0, 7, one(6));
    browser.saveOld('one', 1, 8, one(7));
    expect(await start(browser)).toEqual({ ...LISTED, one: 7 });
    expect(await start(browser)).toEqual({ ...LISTED, one: 7 });
  });

  it('and this one went different ways: both are kept, once, killed at whatever step', async () => {
    for (let at = 0; at < 12; at += 1) {
      const browser = lived();
      const open = must(await savesOn(browser.start()).load(ONE));
      open.save(one(6));
      open.save(one(7));
      await open.settled();
      browser.saveOld('one', 0, 7, otherWay(5));
      const dying = new TroubledDatabase(browser.database(), (index) =>
        index >= at ? (index === at ? 'hang-after' : 'hang') : undefined,
      );
      void browser.start(dying).getAllKeys();
      await untilStill(dying);
      for (let starts = 0; starts < 3; starts += 1) {
        const { beside1, beside2, ...listed } = await start(browser);
        expect(listed).toEqual({ ...LISTED, one: 7 });
        expect([beside1, beside2].filter((moves) => moves !== undefined)).toEqual([6]);
      }
    }
  });

  it('that goes on after that is followed beside', async () => {
    const browser = lived();
    const open = must(await savesOn(browser.start()).load(ONE));
    open.save(one(7));
    await open.settled();
    browser.saveOld('one', 0, 7, otherWay(5));
    await start(browser);
    browser.saveOld('one', 1, 8, oneMore(otherWay(5)));
    const listed = { ...LISTED, one: 7, beside1: 7 };
    expect(await start(browser)).toEqual(listed);
    expect(await start(browser)).toEqual(listed);
  });
});

describe('a match that is deleted here', () => {
  it('does not come back from what an earlier version left', async () => {
    const browser = lived();
    const saves = savesOn(browser.start());
    must(await saves.delete(ONE));
    expect(browser.local.texts.has(slotKey(ONE, 0))).toBe(false);
    const { one: _one, ...others } = LISTED;
    expect(await start(browser)).toEqual(others);
    expect(await start(browser)).toEqual(others);
  });

  it('and played on in a window with the earlier version is there again', async () => {
    const browser = lived();
    const saves = savesOn(browser.start());
    await saves.list();
    browser.saveOld('one', 0, 7, one(6));
    must(await saves.delete(ONE));
    expect(await start(browser)).toEqual({ ...LISTED, one: 6 });
  });

  it('before it could be moved is gone from both', async () => {
    const browser = lived();
    const full = new TroubledDatabase(browser.database(), (_index, step) =>
      step === 'swap' ? 'fail' : undefined,
    );
    const saves = savesOn(browser.start(full));
    must(await saves.delete(ONE));
    const { one: _one, ...others } = LISTED;
    expect(await start(browser)).toEqual(others);
  });
});

describe('a new store', () => {
  /** Takes no more than this at a time. */
  function smallDatabase(browser: Browser, room: number): TroubledDatabase {
    return new TroubledDatabase(browser.database(), (_index, _step, texts) =>
      texts.join('').length > room ? 'fail' : undefined,
    );
  }

  it('that is full leaves the matches where they are, and they can be played on and move later', async () => {
    const browser = lived();
    const store = browser.start(smallDatabase(browser, 3000));
    expect(await listedOn(store)).toEqual(LISTED);
    const open = must(await savesOn(store).load(ONE));
    open.save(one(6));
    expect(await open.settled()).toEqual({ kind: 'saved' });
    expect(await start(browser)).toEqual({ ...LISTED, one: 6 });
    expect(await start(browser)).toEqual({ ...LISTED, one: 6 });
    expect([...browser.local.texts.keys()]).toEqual(STAYS);
  });

  it('that gives back something else keeps the old ones from being removed', async () => {
    const browser = lived();
    const database = browser.database();
    const getItem = database.getItem.bind(database);
    database.getItem = async (key) =>
      key === LEDGER_KEY ? getItem(key) : ((await getItem(key)) ?? '').slice(0, 9) || null;
    await browser.start(database).getAllKeys();
    await browser.start(database).getAllKeys();
    expect(browser.local.texts.has(slotKey(ONE, 0))).toBe(true);
    expect(await start(browser)).toEqual(LISTED);
    expect(await start(browser)).toEqual(LISTED);
    expect([...browser.local.texts.keys()]).toEqual(STAYS);
  });

  it('that lost its list of what was moved compares, and doubles nothing', async () => {
    const browser = lived();
    const store = browser.start();
    const open = must(await savesOn(store).load(ONE));
    open.save(one(6));
    await open.settled();
    await browser.database().setItem(LEDGER_KEY, 'damaged');
    expect(await start(browser)).toEqual({ ...LISTED, one: 6 });
    expect(await start(browser)).toEqual({ ...LISTED, one: 6 });
  });

  it('that two windows move into at once takes everything once', async () => {
    const browser = lived();
    const own = ownOf(browser);
    await Promise.all([browser.start().getAllKeys(), browser.start().getAllKeys()]);
    await expectInDatabase(browser, own);
    expect(await start(browser)).toEqual(LISTED);
  });
});

describe('an old store', () => {
  it('of which one text cannot be read gives the others, and that one later', async () => {
    const browser = lived();
    const two = slotKey(matchId('two'), 0);
    browser.local.refuses = (what, key) => what === 'get' && key === two;
    const { two: _two, ...others } = LISTED;
    expect(await start(browser)).toEqual(others);
    browser.local.refuses = () => false;
    expect(await start(browser)).toEqual(LISTED);
  });

  it('that lets nothing be removed is in nobody’s way', async () => {
    const browser = lived();
    browser.local.refuses = (what) => what === 'remove';
    for (let starts = 0; starts < 3; starts += 1) expect(await start(browser)).toEqual(LISTED);
  });

  it('that the browser refuses altogether is one with nothing in it', async () => {
    const browser = new Browser();
    await browser.database().setItem(slotKey(ONE, 0), saved(1, one(1)));
    Object.defineProperty(browser.local, 'length', {
      get: () => {
        throw new Error('refused');
      },
    });
    expect(await start(browser)).toEqual({ one: 1 });
  });
});
