import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';

import { expo } from '../../../app.json';
import { writeWorker } from '../../../scripts/lib/offline.cjs';
import { serve } from '../../../scripts/lib/server.cjs';
import { openBrowser, SCREENS } from '../browser';
import { keptLikes } from './house';

const DIST = join(__dirname, '../../../dist');
const SCRIPT = /(AppEntry|House)-([\da-f]{32})\.js/g;

export const NEXT_VERSION = '99.0.0';

/** A server of a copy of the exported app, and a browser that may keep what it gets. */
export interface KeptApp {
  readonly page: Page;
  readonly url: string;
  /** Puts a newer version of the app on the server. */
  readonly release: () => void;
  readonly goOffline: () => Promise<void>;
  /** What the pages asked of anybody but the server, and what they complained about. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
}

/** Scripts are named by what is in them. */
function renamed(text: string): string {
  return text.replace(
    SCRIPT,
    (_name, part: string, hash: string) => `${part}-${hash.slice(1)}${hash.slice(0, 1)}.js`,
  );
}

/** As an export after a change: what has another content has another name, which the others know. */
function changeApp(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(js|html)$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8');
    rmSync(join(folder, file));
    writeFileSync(
      join(folder, renamed(file)),
      renamed(text).replaceAll(`"${expo.version}"`, `"${NEXT_VERSION}"`),
    );
  }
  writeWorker(folder);
}

export async function openKeptApp(): Promise<KeptApp> {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-kept-'));
  cpSync(DIST, folder, { recursive: true });
  const server = await serve(0, folder);
  const browser: Browser = await openBrowser();
  const context = await browser.newContext({
    viewport: SCREENS.phone,
    locale: 'en',
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  // A tip is shown once: a table that was told with one is told without it after a reload.
  await context.addInitScript(
    ([key = '', text = '']) => {
      // An empty page has no storage.
      if (window.location.protocol !== 'http:') return;
      if (window.localStorage.getItem(key) === null) window.localStorage.setItem(key, text);
    },
    Object.entries(keptLikes({ tips: false })).flat(),
  );
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(error.error().message));
  context.on('request', (request) => {
    if (!request.url().startsWith(server.url)) problems.push(request.url());
  });
  let isServed = true;
  const goOffline = async (): Promise<void> => {
    if (isServed) await server.close();
    isServed = false;
  };
  return {
    page: await context.newPage(),
    url: server.url,
    release: () => {
      changeApp(folder);
    },
    goOffline,
    problems,
    async close() {
      await browser.close();
      await goOffline();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Until the browser has the whole app: from then on it needs nobody. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}
