import type { Page } from 'playwright-core';

import { openHouse } from '../support/e2e/house';
import { enter } from '../support/e2e/keyboard';
import { readWinners } from '../support/e2e/score';
import { button, whatNow } from '../support/e2e/table';

jest.setTimeout(120_000);

const house = openHouse();

/** What leads on between two turns. Cards go out by themselves, so any of these may be there when Tab comes by. */
const GOING_ON = /^(Skip to the end|See the score|Deal round \d)$| = \d+ points$/;

/** The first press shows who would move, the second places. */
async function placeByKeys(page: Page): Promise<void> {
  await enter(page, /^Column \d, .* place reel\. /);
  const chosen = button(page, /^Column \d, .* place reel now\. /);
  await chosen.waitFor();
  await enter(page, /^Column \d, .* place reel now\. /);
  await chosen.waitFor({ state: 'hidden' });
}

describe('the keyboard alone', () => {
  it('plays a whole match against bots, with the focus in sight all the way', async () => {
    const page = await house.open('/', { hasTouch: false });
    await page.getByRole('link', { name: 'New match' }).waitFor();
    await enter(page, /^New match$/);
    await page.getByRole('heading', { level: 1, name: 'New match' }).waitFor();
    await enter(page, /^Start the match$/);
    await page.getByRole('heading', { level: 1, name: /^Round 1 of/ }).waitFor();

    for (;;) {
      const moment = await whatNow(page);
      if (moment === 'over') break;
      if (moment === 'turn') await placeByKeys(page);
      else await enter(page, GOING_ON);
    }
    expect(await readWinners(page)).not.toBe('');
    expect(house.problems()).toEqual([]);
  });
});
