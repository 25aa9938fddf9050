import type { Browser } from 'playwright-core';

import { openPhone } from './phone';

/** Milliseconds from the start of the navigation. */
export interface Start {
  /** The first paint with anything on it. */
  readonly paint: number;
  /** All of the first screen's signs are in their places, and their words in their fonts. */
  readonly screen: number;
  /** A finger on what can be touched there would hit it. */
  readonly usable: number;
}

/** What to look for, as selectors. */
export interface Sights {
  /** Together they are the first screen. */
  readonly screen: readonly string[];
  readonly usable: string;
}

/** In the page: looks once a frame for what is to be seen. The paint that shows it is told later. */
const lookFor = ({ screen, usable }: Sights): string => `{
  const seen = {};
  globalThis.firstScreen = seen;
  const isThere = (selector) => document.querySelector(selector)?.getBoundingClientRect().width > 0;
  const isTouchable = (selector) => {
    const thing = document.querySelector(selector);
    if (thing === null) return false;
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    // The middle of as much of it as is on the screen.
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    return thing.contains(document.elementFromPoint((left + right) / 2, y));
  };
  const frame = () => {
    const isSet = document.fonts.status === 'loaded';
    if (seen.screen === undefined && isSet && ${JSON.stringify(screen)}.every(isThere)) seen.screen = performance.now();
    if (seen.screen !== undefined && isTouchable(${JSON.stringify(usable)})) seen.usable = performance.now();
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}`;

const MEASURED = `(() => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return paint !== undefined && globalThis.firstScreen.usable !== undefined && { paint, ...globalThis.firstScreen };
})()`;

/** Opens an app on a fresh phone, with nothing in any cache. */
export async function startOnce(browser: Browser, url: string, sights: Sights): Promise<Start> {
  const phone = await openPhone(browser);
  try {
    await phone.page.addInitScript(lookFor(sights));
    await phone.page.goto(url, { waitUntil: 'commit' });
    const measured = await phone.page.waitForFunction(MEASURED);
    return (await measured.jsonValue()) as Start;
  } finally {
    await phone.close();
  }
}
