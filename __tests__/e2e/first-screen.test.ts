import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

import { serve } from '../../scripts/lib/server.cjs';
import { openBrowser, SCREENS } from '../support/browser';

jest.setTimeout(60_000);

let browser: Browser;
let server: Awaited<ReturnType<typeof serve>>;

/** What went wrong in the pages opened by the current test. */
let problems: string[] = [];

beforeAll(async () => {
  server = await serve();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

beforeEach(() => {
  problems = [];
});

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: SCREENS.phone, locale: 'en', ...options });
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('data:'))
      problems.push(request.url());
  });
  await page.goto(server.url + path);
  return page;
}

function widthBeyondScreen(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

describe('the exported app in a browser', () => {
  it('opens on the marquee with Hollywood! on the shelf, at phone size', async () => {
    const page = await open('/');
    await page.getByRole('heading', { level: 1, name: 'Backlot' }).waitFor();
    await page.getByRole('heading', { level: 3, name: 'Hollywood!' }).waitFor();
    await page.getByText('3–4 players').waitFor();
    await page.getByRole('link', { name: 'New match' }).waitFor();
    expect(await page.title()).toContain('Backlot');
    expect(problems).toEqual([]);
  });

  it.each(['en', 'fr', 'it'])('in %s fits every screen, also when it turns', async (locale) => {
    for (const path of ['/', '/games/hollywood']) {
      const page = await open(path, { locale });
      await page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
      for (const viewport of Object.values(SCREENS)) {
        await page.setViewportSize(viewport);
        expect(await widthBeyondScreen(page)).toBeLessThanOrEqual(0);
      }
    }
    expect(problems).toEqual([]);
  });

  it('leads to the programme by a tap, keeps its address over a reload, and back', async () => {
    const page = await open('/', { hasTouch: true });
    await page.getByRole('link', { name: 'How to play' }).tap();
    await page.getByRole('heading', { name: 'How to play' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/games/hollywood');
    await page.reload();
    await page.getByRole('heading', { name: 'How to play' }).waitFor();
    await page.getByRole('link', { name: 'Back to the marquee' }).first().tap();
    await page.getByRole('link', { name: 'New match' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(problems).toEqual([]);
  });

  it('can be used with the keyboard alone', async () => {
    const page = await open('/');
    await page.getByRole('link', { name: 'New match' }).waitFor();
    // The settings, a new match, and how it is played.
    for (const _stop of ['Settings', 'New match', 'How to play']) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'How to play' }).waitFor();
    const place = page.getByRole('button', { name: 'Place a reel' });
    await place.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Try it: an empty column of four cards.').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  it.each(['/nowhere', '/games/chess', '/games', '/%ff'])(
    '%s ends on a friendly page with a way home',
    async (path) => {
      const page = await open(path);
      await page
        .getByRole('link', { name: /marquee/i })
        .first()
        .click();
      await page.getByRole('link', { name: 'New match' }).waitFor();
      expect(problems).toEqual([]);
    },
  );

  it('every control is at least 44 points high and wide', async () => {
    for (const path of ['/', '/games/hollywood', '/nowhere']) {
      const page = await open(path, { viewport: SCREENS['small phone'] });
      await page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor();
      const controls = page
        .locator('a, button, [role=button], [role=link]')
        .filter({ visible: true });
      expect(await controls.count()).toBeGreaterThan(0);
      for (const control of await controls.all()) {
        const box = await control.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    }
  });
});
