import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';

import { BROWSER_ARGS, findBrowser, WHAT_TO_DO } from '../../../scripts/lib/browser.cjs';
import { SCREENS } from '../browser';
import { keptLikes } from './house';

/** Told whenever a browser has confirmed that it keeps a text. */
export type OnKept = (key: string, text: string) => void;

/** A browser with a profile that outlives it. */
export interface MortalBrowser {
  readonly page: Page;
  /** Kills all of its processes at once: none of them can put anything in order. */
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export function newProfile(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-killed-'));
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** In the page: tells of every text that localStorage took, and of every one that IndexedDB has confirmed. */
function watchStores(): void {
  const { onKept } = window as unknown as { readonly onKept: (...kept: unknown[]) => void };
  const methodOf = (prototype: object, name: string): unknown =>
    Object.getOwnPropertyDescriptor(prototype, name)?.value;
  const setItem = methodOf(Storage.prototype, 'setItem') as Storage['setItem'];
  Storage.prototype.setItem = function set(this: Storage, key, text) {
    setItem.call(this, key, text);
    onKept(key, text);
  };
  const put = methodOf(IDBObjectStore.prototype, 'put') as IDBObjectStore['put'];
  IDBObjectStore.prototype.put = function keep(this: IDBObjectStore, text: unknown, key) {
    this.transaction.addEventListener('complete', () => {
      onKept(key, text);
    });
    return put.call(this, text, key);
  };
}

/** Opens a browser on a profile. Its processes are a group of their own, so that they can be killed together. */
export async function openMortalBrowser(profile: string, onKept: OnKept): Promise<MortalBrowser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(WHAT_TO_DO);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...BROWSER_ARGS],
    viewport: SCREENS.phone,
    locale: 'en',
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const devTools = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await devTools?.send('SystemInfo.getProcessInfo')) ?? {};
  const pid = processInfo.find(({ type }) => type === 'browser')?.id;
  if (pid === undefined) throw new Error('The browser does not tell which process it is');
  await context.exposeFunction('onKept', onKept);
  await context.addInitScript(watchStores);
  // What the person likes is in localStorage, which is as late as ever: given anew each time.
  await context.addInitScript(
    ([key = '', text = '']) => {
      if (window.location.protocol === 'http:') window.localStorage.setItem(key, text);
    },
    Object.entries(keptLikes({ speed: 'brisk', tips: false })).flat(),
  );
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    async kill() {
      const closed = context.waitForEvent('close', { timeout: 0 });
      process.kill(-pid, 'SIGKILL');
      await closed;
    },
    close: () => context.close(),
  };
}
