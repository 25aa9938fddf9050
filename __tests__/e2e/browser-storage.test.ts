import type { Page } from 'playwright-core';

import { parseSlotKey } from '../../src/storage/keys';
import { openHouse } from '../support/e2e/house';
import { keptMatch, withReels } from '../support/e2e/kept';
import { newMatch, startMatch } from '../support/e2e/setup';
import { expectSoon } from '../support/e2e/soon';
import { readStorage } from '../support/e2e/stored';
import { button, place, readTable, whatNow } from '../support/e2e/table';

jest.setTimeout(120_000);

const house = openHouse();

/** The matches that localStorage holds. */
function matchesInLocalStorage(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Object.keys(window.localStorage).filter((key) => key.startsWith('backlot/match/')),
  );
}

describe('matches of an earlier version', () => {
  it('are taken over at the first start, and their old places emptied at the next', async () => {
    const old = keptMatch('a', withReels(3));
    const page = await house.open('/', { old });
    await page.getByRole('link', { name: /Play on/ }).tap();
    await whatNow(page);
    expect(await matchesInLocalStorage(page)).toEqual(Object.keys(old));
    expect(await readStorage(page)).toMatchObject(old);
    await place(page, 1);
    const table = await readTable(page);
    await page.reload();
    await expectSoon(() => readTable(page), table);
    expect(await matchesInLocalStorage(page)).toEqual([]);
    await page.reload();
    await expectSoon(() => readTable(page), table);
  });
});

describe('two windows', () => {
  it('of which one deletes the match of the other: it is not brought back, and its address says what is known', async () => {
    const table = await house.open('/matches/a', { kept: keptMatch('a', withReels(2)) });
    await whatNow(table);
    const home = await house.openBeside(table, '/');
    await home.getByRole('button', { name: /^Delete the match of/ }).tap();
    await home.getByText('Match deleted').waitFor();
    await place(table, 1);
    const notice = table.getByRole('alert');
    await notice.getByText(/^This match went on in another window/).waitFor();
    await notice.getByRole('button', { name: 'Open the newest' }).tap();
    await table.getByText(/^This match is not stored here: it was deleted, or/).waitFor();
    expect(Object.keys(await readStorage(table)).filter(parseSlotKey)).toEqual([]);
  });
});

describe('a browser that does not give its database', () => {
  const LINE = /^Backlot cannot use this browser’s database/;

  it('is told of in one sentence, with the export; matches go on in what is left, and move when it does', async () => {
    // A window of its own: what is done to it lasts.
    const page = await house.open('/', { timezoneId: 'Pacific/Chatham' });
    expect(await page.getByText(LINE).isVisible()).toBe(false);
    await page.addInitScript(() => {
      const { prototype } = IDBFactory;
      const open = Object.getOwnPropertyDescriptor(prototype, 'open')?.value as IDBFactory['open'];
      prototype.open = function refuse(this: IDBFactory, ...what) {
        if (window.name === 'refused') throw new DOMException('Not here.', 'SecurityError');
        return open.apply(this, what);
      };
    });
    await page.evaluate(() => {
      window.name = 'refused';
    });
    await page.reload();
    await page.getByRole('alert').getByText(LINE).waitFor();
    await button(page, 'Export everything').waitFor();
    await newMatch(page);
    await startMatch(page);
    await expectSoon(async () => (await matchesInLocalStorage(page)).length > 0, true);
    const { pathname } = new URL(page.url());
    await page.goto(new URL('/', page.url()).href);
    await page.getByRole('link', { name: /Play on/ }).waitFor();

    await page.evaluate(() => {
      window.name = '';
    });
    await page.reload();
    await page.getByRole('link', { name: /Play on/ }).tap();
    await whatNow(page);
    expect(new URL(page.url()).pathname).toBe(pathname);
    await page.reload();
    await whatNow(page);
    expect(await matchesInLocalStorage(page)).toEqual([]);
  });
});

describe('what a browser may clear', () => {
  it('is asked to be kept when a match begins, and the settings say how it stands', async () => {
    const page = await house.open('/');
    await page.evaluate(() => {
      const asked = { times: 0, isKept: false };
      Object.assign(window, { asked });
      StorageManager.prototype.persist = () => {
        asked.times += 1;
        asked.isKept = true;
        return Promise.resolve(true);
      };
      StorageManager.prototype.persisted = () => Promise.resolve(asked.isKept);
    });
    const asked = () =>
      page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times);
    await page.getByRole('link', { name: 'Settings' }).tap();
    await page.getByText('This browser may clear what is saved here', { exact: false }).waitFor();
    await page.getByText(/^What helps: install Backlot/).waitFor();
    await page.getByText(/^Space used, the app included: [\d.]+ MB/).waitFor();
    expect(await page.getByText(/Safari/).isVisible()).toBe(false);
    expect(await asked()).toBe(0);
    await page.goBack();
    await newMatch(page);
    await startMatch(page);
    expect(await asked()).toBe(1);
    await page.goBack();
    await page.getByRole('link', { name: 'Settings' }).tap();
    await page.getByText('This browser has promised to keep what is saved here.').waitFor();
  });
});
