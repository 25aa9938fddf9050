import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

import { serve } from '../../../scripts/lib/server.cjs';
import { PREFERENCES_KEY, type Preferences } from '../../../src/session/preferences';
import { openBrowser, SCREENS } from '../browser';
import { type Kept, putInStorage } from './stored';

export interface Visit extends BrowserContextOptions {
  /** What the storage holds before the app opens, by key. */
  readonly kept?: Kept;
  /** What an earlier version of the app kept in localStorage. */
  readonly old?: Kept;
  /** What the person likes; bots at once where a test does not say. */
  readonly likes?: Partial<Preferences>;
}

export interface House {
  /** Opens the app with nothing but this in its storage. */
  readonly open: (path?: string, visit?: Visit) => Promise<Page>;
  /** What a test makes go wrong itself does not count: lines that the pattern finds. */
  readonly allow: (problem: RegExp) => void;
  /** A second window of the same person. */
  readonly openBeside: (page: Page, path: string) => Promise<Page>;
}

const AT_ONCE: Partial<Preferences> = { speed: 'instant' };

/** Tips come once and take a place on the table: only tests about them see them. */
const NO_TIPS: Partial<Preferences> = { tips: false };

/** Preferences as the app keeps them. */
export function keptLikes(likes: Partial<Preferences>): Kept {
  return { [PREFERENCES_KEY]: JSON.stringify({ state: likes, version: 1 }) };
}

const AT_A_TABLE: BrowserContextOptions = {
  viewport: SCREENS.phone,
  locale: 'en',
  colorScheme: 'dark',
  hasTouch: true,
  reducedMotion: 'reduce',
  // What a window keeps of the app would be met again by the next test; the test of just that opens its own.
  serviceWorkers: 'block',
};

/** The exported app, served and opened at phone size; for the tests of the file that calls it. */
export function openHouse(): House {
  // A browser on a machine that is busy with something else may miss a beat; what fails twice is told, and so is the first time.
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serve>>;
  let problems: string[] = [];
  let allowed: RegExp[] = [];
  // A window takes longer to open than a test takes to play in it, so tests that want the same one share it.
  let windows = new Map<string, Page>();

  beforeAll(async () => {
    server = await serve();
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
    windows = new Map();
  });

  beforeEach(() => {
    problems = [];
    allowed = [];
  });

  afterEach(async () => {
    // What went wrong in the pages of any test.
    const isAllowed = (problem: string): boolean => allowed.some((one) => one.test(problem));
    expect(problems.filter((problem) => !isAllowed(problem))).toEqual([]);
    const shared = [...windows.values()];
    const pages = browser.contexts().flatMap((context) => context.pages());
    await Promise.all(pages.filter((page) => !shared.includes(page)).map((page) => page.close()));
  });

  async function newWindow(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url) && !request.url().startsWith('data:'))
        problems.push(request.url());
    });
    return page;
  }

  async function windowFor(options: BrowserContextOptions): Promise<Page> {
    const name = JSON.stringify(options);
    const known = windows.get(name);
    if (known !== undefined) return known;
    const page = await newWindow(await browser.newContext({ ...AT_A_TABLE, ...options }));
    windows.set(name, page);
    return page;
  }

  /** Puts the storage into place before the app runs, from a page of the same house that is not the app. */
  async function keep(page: Page, local: Kept, kept: Kept): Promise<void> {
    await page.goto(`${server.url}/favicon.ico`);
    await page.evaluate((entries) => {
      window.localStorage.clear();
      for (const [key, text] of entries) window.localStorage.setItem(key, text);
    }, Object.entries(local));
    await putInStorage(page, kept, true);
  }

  return {
    async open(path = '/', { kept = {}, old = {}, likes = AT_ONCE, ...options } = {}) {
      const page = await windowFor(options);
      await keep(page, { ...keptLikes({ ...NO_TIPS, ...likes }), ...old }, kept);
      await page.goto(server.url + path);
      return page;
    },
    allow: (problem) => allowed.push(problem),
    async openBeside(page, path) {
      const beside = await newWindow(page.context());
      await beside.goto(server.url + path);
      return beside;
    },
  };
}
