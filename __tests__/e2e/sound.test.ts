import type { Page } from 'playwright-core';

import { openHouse } from '../support/e2e/house';
import { keptMatch, withReels } from '../support/e2e/kept';
import { expectSoon } from '../support/e2e/soon';
import { place, readColumns, whatNow } from '../support/e2e/table';

jest.setTimeout(60_000);

const house = openHouse();

interface Listening {
  readonly heard?: string[];
}

/** Notes what the page plays from now on, and how loud. */
async function listen(page: Page): Promise<void> {
  await whatNow(page);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
      const [file = ''] = this.src.split('/').at(-1)?.split('.') ?? [];
      heard.push(`${file} at ${Math.round(100 * this.volume)} %`);
      return Promise.resolve();
    };
  });
}

function heardOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as Listening).heard ?? []);
}

/** A round that has begun: its curtain is up. */
const kept = keptMatch('a', withReels(1));

/** Two reels in a column that was empty: the first only lands, the second bumps it up. */
async function placeTwo(page: Page): Promise<void> {
  const labels = await readColumns(page);
  const empty = 1 + labels.findIndex((label) => /^Column \d, 0 of 4/.test(label));
  await place(page, empty);
  await place(page, empty);
}

describe('sound in the browser', () => {
  it('is heard with each reel, as loud as the person likes', async () => {
    const page = await house.open('/matches/a', { kept, likes: { sound: true, volume: 3 } });
    await listen(page);
    await placeTwo(page);
    await expectSoon(() => heardOn(page), ['reel at 30 %', 'bump at 30 %']);
  });

  it('is not there for a person who turned it off', async () => {
    const page = await house.open('/matches/a', { kept, likes: { sound: false } });
    await listen(page);
    await placeTwo(page);
    expect(await heardOn(page)).toEqual([]);
  });
});
