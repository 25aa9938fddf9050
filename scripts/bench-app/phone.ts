import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';

import { BROWSER_ARGS, findBrowser, WHAT_TO_DO } from '../lib/browser.cjs';

/** A usual phone: its screen, and a processor about four times slower than a desktop's. */
const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } as const;
export const SLOWER = 4;

export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(WHAT_TO_DO);
  return chromium.launch({ executablePath, args: BROWSER_ARGS });
}

/** A page that has never been anywhere: no cache, no storage, nothing compiled. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    ...SCREEN,
    hasTouch: true,
    locale: 'en',
    // Keeping the app for later is not what is measured, and the blank app does not do it.
    serviceWorkers: 'block',
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, session, close: () => context.close() };
}
