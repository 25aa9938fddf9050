import type { Browser } from 'playwright-core';

import { openPhone } from './phone';
import type { SavedScene } from './scene';
import { tasksBetween } from './trace';
import { openScene, RESTED, traced, watch, type Watched } from './watch';

/** So many times the finger moves on along the rail, and so long it takes each time. */
const STEPS = 20;
const STEP_MS = 50;
/** The board follows the finger, and comes to rest after it. */
const AFTER_MS = 1000;

/** On a fresh phone: a finger goes through a match in its commentary, from the first reel to the last. */
export async function scrubOnce(
  browser: Browser,
  url: string,
  scene: SavedScene,
): Promise<Watched> {
  const phone = await openPhone(browser);
  try {
    const { page, session } = phone;
    await openScene(page, url, scene);
    await page.getByRole('heading', { name: 'Turning points' }).waitFor();
    await page.waitForFunction(RESTED);
    const slider = page.getByRole('slider');
    await slider.scrollIntoViewIfNeeded();
    const rail = await slider.boundingBox();
    if (rail === null) throw new Error('There is nothing to move');
    const { x, y, width, height } = rail;
    const touch = (type: 'touchStart' | 'touchMove', step: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: x + (width * (step + 1)) / (STEPS + 2), y: y + height / 2 }],
      });
    const { value, trace } = await traced(browser, phone, () =>
      watch(page, 'scrub', AFTER_MS, async () => {
        await touch('touchStart', 0);
        for (let step = 1; step <= STEPS; step += 1) {
          await touch('touchMove', step);
          await page.waitForTimeout(STEP_MS);
        }
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      }),
    );
    if (Number(await slider.getAttribute('aria-valuenow')) === 0)
      throw new Error('The handle did not follow the finger');
    return { ...value, tasks: tasksBetween(trace, 'scrub-from', 'scrub-to') };
  } finally {
    await phone.close();
  }
}
