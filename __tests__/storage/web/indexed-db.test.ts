import { versionsOf } from '../../support/matches';
import { must } from '../../support/results';
import { Browser, savesOn } from '../../support/web-stores';

describe('a database of texts', () => {
  it('gives back what it was given, and forgets what is removed', async () => {
    const browser = new Browser();
    const database = browser.database();
    expect(await database.getItem('a')).toBeNull();
    await database.setItem('a', '');
    await database.setItem('b', 'two');
    expect(await browser.database().getItem('a')).toBe('');
    expect(await browser.database().getAllKeys()).toEqual(['a', 'b']);
    await database.removeItem('a');
    expect(await browser.database().getAllKeys()).toEqual(['b']);
  });

  it('changes all or nothing, and only what nobody else has changed', async () => {
    const database = new Browser().database();
    const both = [
      { key: 'a', from: undefined, to: '1' },
      { key: 'b', from: undefined, to: '2' },
    ];
    expect(await database.swap(both)).toBe(true);
    expect(await database.swap(both)).toBe(false);
    expect(
      await database.swap([
        { key: 'c', from: undefined, to: '3' },
        { key: 'a', from: '9', to: '4' },
      ]),
    ).toBe(false);
    expect(await database.getAllKeys()).toEqual(['a', 'b']);
    expect(await database.swap([{ key: 'a', from: '1', to: '4' }])).toBe(true);
    expect(await database.getItem('a')).toBe('4');
  });

  it('asks the disk to have it before it says so', async () => {
    const asked: unknown[] = [];
    const { prototype } = IDBDatabase;
    const spy = jest.spyOn(prototype, 'transaction');
    const database = new Browser().database();
    await database.setItem('a', '1');
    await database.removeItem('a');
    await database.swap([]);
    for (const [, mode, options] of spy.mock.calls) if (mode === 'readwrite') asked.push(options);
    expect(asked).toEqual(Array.from({ length: 3 }, () => ({ durability: 'strict' })));
    spy.mockRestore();
  });

  it('says so when a change fails in the end, and works again once it can', async () => {
    const database = new Browser().database();
    await database.setItem('a', '1');
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')
      ?.value as IDBObjectStore['put'];
    const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function fail(
      this: IDBObjectStore,
      ...texts
    ) {
      const request = put.apply(this, texts);
      this.transaction.abort();
      return request;
    });
    await expect(database.setItem('a', '2')).rejects.toThrow();
    await expect(database.swap([{ key: 'a', from: '1', to: '2' }])).rejects.toThrow();
    full.mockRestore();
    expect(await database.getItem('a')).toBe('1');
    await database.setItem('a', '2');
    expect(await database.getItem('a')).toBe('2');
  });

  it('opens anew when the browser has lost the connection', async () => {
    const database = new Browser().database();
    await database.setItem('a', '1');
    const lost = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    await expect(database.getItem('a')).rejects.toThrow();
    lost.mockRestore();
    expect(await database.getItem('a')).toBe('1');
  });

  it('makes way for a newer version of the app in another window', async () => {
    const browser = new Browser();
    const database = browser.database();
    await database.setItem('a', '1');
    const opening = indexedDB.open(browser.name, 2);
    const opened = await new Promise<string>((resolve) => {
      opening.onsuccess = () => {
        resolve('opened');
      };
      opening.onblocked = () => {
        resolve('blocked');
      };
    });
    expect(opened).toBe('opened');
    opening.result.close();
    await expect(database.getItem('a')).rejects.toThrow();
  });
});

describe('a match in a browser', () => {
  const versions = versionsOf(3, 'in a browser').slice(0, 12);

  it('is kept move by move, and is there after every start', async () => {
    const browser = new Browser();
    const [first, ...rest] = versions;
    if (first === undefined) throw new Error('A match has a beginning');
    const open = must(savesOn(browser.start()).create(first));
    for (const version of rest) {
      open.save(version);
      expect(await open.settled()).toEqual({ kind: 'saved' });
      const again = must(await savesOn(browser.start()).load(open.id));
      expect(again.match.turns).toHaveLength(version.turns.length);
    }
    expect(browser.local.texts.size).toBe(0);
  });

  it('is not written over by another window that has not seen its last move, nor brought back when it was deleted there', async () => {
    const browser = new Browser();
    const [first, second, third] = versions;
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('It goes on');
    const created = must(savesOn(browser.start()).create(first));
    await created.settled();
    const other = savesOn(browser.start());
    const here = must(await savesOn(browser.start()).load(created.id));
    const there = must(await other.load(created.id));
    here.save(second);
    expect(await here.settled()).toEqual({ kind: 'saved' });
    there.save(second);
    expect(await there.settled()).toEqual({ kind: 'failed', error: { code: 'changed-elsewhere' } });
    must(await other.delete(created.id));
    here.save(third);
    expect(await here.settled()).toEqual({ kind: 'failed', error: { code: 'changed-elsewhere' } });
    expect(await savesOn(browser.start()).list()).toEqual({ ok: true, value: [] });
  });
});
