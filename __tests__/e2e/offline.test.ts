import type { Page } from 'playwright-core';

import { expectAccessible } from '../support/e2e/axe';
import { keptMatch, withReels } from '../support/e2e/kept';
import { type KeptApp, NEXT_VERSION, openKeptApp, untilKept } from '../support/e2e/kept-app';
import { answer, luck } from '../support/e2e/play';
import { newMatch, seatPeople, startMatch } from '../support/e2e/setup';
import { expectSoon } from '../support/e2e/soon';
import { putInStorage } from '../support/e2e/stored';
import { readTable, whatNow } from '../support/e2e/table';

jest.setTimeout(120_000);
jest.retryTimes(1, { logErrorsBeforeRetry: true });

let app: KeptApp;

beforeEach(async () => {
  app = await openKeptApp();
});
afterEach(async () => {
  await app.close();
});

const NEWS = 'A new version is ready.';

async function atTheMarquee(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New match' }).waitFor();
}

/** Opens the app, and opens it again when the browser has kept it. */
async function visitTwice({ page, url }: KeptApp): Promise<void> {
  await page.goto(url);
  await atTheMarquee(page);
  await untilKept(page);
  await page.reload();
  await atTheMarquee(page);
}

async function placeReels(page: Page, count: number): Promise<void> {
  const chance = luck('without a network');
  for (let reel = 0; reel < count; reel += 1) await answer(page, await whatNow(page), chance);
}

describe('after the first visit', () => {
  it('the app opens without a network, at every address, and a match is begun, left and resumed', async () => {
    const { page, url } = app;
    await page.goto(url);
    await atTheMarquee(page);
    await untilKept(page);
    await app.goOffline();

    await page.reload();
    await atTheMarquee(page);
    await newMatch(page);
    await seatPeople(page, ['Ada', 'Ben', 'Cleo']);
    await startMatch(page);
    await placeReels(page, 3);
    await whatNow(page);
    const table = await readTable(page);
    await page.reload();
    await whatNow(page);
    await expectSoon(() => readTable(page), table);

    await page.goto(`${url}/games/hollywood`);
    await page.getByRole('heading', { name: 'How to play' }).waitFor();
    expect(app.problems).toEqual([]);
  });
});

describe('a newer version', () => {
  const version = (page: Page) => page.getByText(/^Backlot, version /).innerText();

  it('waits while a match is played, asks on the marquee, and comes in when it is let', async () => {
    const { page, url } = app;
    await visitTwice(app);
    await putInStorage(page, keptMatch('a', withReels(4)));
    const board = `${url}/matches/a`;
    await page.goto(board);
    await whatNow(page);
    app.release();
    await page.reload();
    await whatNow(page);
    await page.waitForFunction(async () =>
      Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
    );
    await placeReels(page, 2);
    await whatNow(page);
    expect(await page.getByText(NEWS).isVisible()).toBe(false);
    expect(page.url()).toBe(board);
    const table = await readTable(page);

    await page.goto(url);
    await page.getByRole('status').getByText(NEWS).waitFor();
    await expectAccessible(page, 'the offer of a new version');
    await page.getByRole('button', { name: 'Use it now' }).tap();
    await page.getByText(NEWS).waitFor({ state: 'detached' });
    await atTheMarquee(page);
    await page.goto(`${url}/settings`);
    expect(await version(page)).toBe(`Backlot, version ${NEXT_VERSION}`);
    await page.goto(board);
    await whatNow(page);
    await expectSoon(() => readTable(page), table);
    expect(app.problems).toEqual([]);
  });

  it('that is told to wait says no more, and is there when every window was closed', async () => {
    const { page, url } = app;
    await visitTwice(app);
    app.release();
    await page.reload();
    await page.getByRole('button', { name: 'Later' }).tap();
    await page.getByText(NEWS).waitFor({ state: 'detached' });
    await page.goto(`${url}/settings`);
    expect(await version(page)).not.toContain(NEXT_VERSION);

    const context = page.context();
    await page.close();
    // A browser takes a moment to see that a window was closed: who opens the next one before keeps the old version.
    const openAnew = async (): Promise<string> => {
      const next = await context.newPage();
      await next.goto(`${url}/settings`);
      const shown = await version(next);
      await next.close();
      return shown;
    };
    await expectSoon(openAnew, `Backlot, version ${NEXT_VERSION}`);
    expect(app.problems).toEqual([]);
  });
});
