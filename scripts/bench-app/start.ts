import type { Browser } from 'playwright-core';

import { openPhone } from './phone';

/** Milliseconds from the start of the navigation. */
export interface Start {
  /** The first paint with anything on it. */
  readonly paint: number;
  /** The first screen's heading is in its place. */
  readonly screen: number;
}

/** In the page: looks once a frame whether the heading is there. The paint that shows it is told later. */
const lookFor = (selector: string): string => `{
  const frame = () => {
    const heading = document.querySelector(${JSON.stringify(selector)});
    if (heading !== null && heading.getBoundingClientRect().width > 0) globalThis.firstScreen = performance.now();
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}`;

const MEASURED = `(() => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return paint !== undefined && globalThis.firstScreen !== undefined && { paint, screen: globalThis.firstScreen };
})()`;

/** Opens an app on a fresh phone, with nothing in any cache. */
export async function startOnce(browser: Browser, url: string, heading: string): Promise<Start> {
  const phone = await openPhone(browser);
  try {
    await phone.page.addInitScript(lookFor(heading));
    await phone.page.goto(url, { waitUntil: 'commit' });
    const measured = await phone.page.waitForFunction(MEASURED);
    return (await measured.jsonValue()) as Start;
  } finally {
    await phone.close();
  }
}
