import type { Browser } from 'playwright-core';

import { buttonAt, touchAt } from './button';
import { openPhone } from './phone';
import type { SavedScene } from './scene';
import { type Task, tasksBetween } from './trace';
import { openScene, RESTED, traced, watch } from './watch';

/** So long the score, and then the next deal, is looked at. */
const LOOK_MS = 2000;

/** On a fresh phone: so many rounds that bots play among themselves, and every task from the first reel to the last score. */
export async function watchBots(
  browser: Browser,
  url: string,
  scene: SavedScene,
  rounds: number,
): Promise<readonly Task[]> {
  const phone = await openPhone(browser);
  try {
    const { page } = phone;
    await openScene(page, url, scene);
    await page.getByRole('button', { name: /^Column 1,/ }).waitFor();
    await page.waitForFunction(RESTED);
    const tasks: Task[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const { trace } = await traced(browser, phone, () =>
        watch(page, 'round', LOOK_MS, async () => {
          await touchAt(phone, await buttonAt(page, /^See the score$/));
          const next = await buttonAt(page, /^(Deal round \d|Rematch)$/);
          await page.waitForTimeout(LOOK_MS);
          if (round < rounds) await touchAt(phone, next);
        }),
      );
      tasks.push(...tasksBetween(trace, 'round-from', 'round-to'));
    }
    return tasks;
  } finally {
    await phone.close();
  }
}
