import type { Browser } from 'playwright-core';

import { buttonAt, touchAt } from './button';
import { openPhone } from './phone';
import type { SavedScene } from './scene';
import { tasksBetween } from './trace';
import { openScene, RESTED, traced, watch, type Watched } from './watch';

/** The log is whole well before the end of it. */
const LOG_MS = 2500;

/** On a fresh phone: opens the log of a match, the longest of all sheets. */
export async function openLogOnce(
  browser: Browser,
  url: string,
  scene: SavedScene,
): Promise<Watched> {
  const phone = await openPhone(browser);
  try {
    const { page } = phone;
    await openScene(page, url, scene);
    await page.getByRole('button', { name: /^Column 1,/ }).waitFor();
    await page.waitForFunction(RESTED);
    const log = await buttonAt(page, /^Log$/);
    const { value, trace } = await traced(browser, phone, () =>
      watch(page, 'log', LOG_MS, () => touchAt(phone, log)),
    );
    // Down to the first line of the evening.
    await page.getByText(/^Round 1 is dealt/).waitFor({ state: 'attached' });
    return { ...value, tasks: tasksBetween(trace, 'log-from', 'log-to') };
  } finally {
    await phone.close();
  }
}
