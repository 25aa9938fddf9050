import type { Browser } from 'playwright-core';

import { openPhone } from './phone';
import type { SavedScene } from './scene';
import { type Task, tasksBetween } from './trace';
import { openScene, RESTED, traced, watch } from './watch';

/** A round of bots on a slow phone takes well under this. */
const ROUND_MS = 180_000;
const NO_WAIT = 0;

/** On a fresh phone: so many rounds that bots play among themselves, and every task from the first reel to the score. */
export async function watchBots(
  browser: Browser,
  url: string,
  scene: SavedScene,
  rounds: number,
): Promise<readonly Task[]> {
  const phone = await openPhone(browser);
  try {
    const { page } = phone;
    page.setDefaultTimeout(ROUND_MS);
    await openScene(page, url, scene);
    await page.getByRole('button', { name: /^Column 1,/ }).waitFor();
    await page.waitForFunction(RESTED);
    const tasks: Task[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const { trace } = await traced(browser, phone, () =>
        watch(page, 'round', NO_WAIT, async () => {
          const toScore = page.getByRole('button', { name: /^See the score$/ });
          await toScore.waitFor();
          await toScore.tap();
          await page.getByRole('button', { name: /^(Deal round \d|Rematch)$/ }).waitFor();
        }),
      );
      tasks.push(...tasksBetween(trace, 'round-from', 'round-to'));
      if (round < rounds) await page.getByRole('button', { name: /^Deal round \d$/ }).tap();
    }
    return tasks;
  } finally {
    await phone.close();
  }
}
