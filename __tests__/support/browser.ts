import { type Browser, chromium } from 'playwright-core';

import { BROWSER_ARGS, findBrowser, WHAT_TO_DO } from '../../scripts/lib/browser.cjs';

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(WHAT_TO_DO);
  return chromium.launch({ executablePath, args: BROWSER_ARGS });
}

/** Sizes that the app is looked at in: small and usual phones, a phone on its side, a tablet both ways. */
export const SCREENS = {
  'small phone': { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  'phone on its side': { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  'large tablet on its side': { width: 1366, height: 1024 },
} as const;
