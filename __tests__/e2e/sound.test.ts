import type { Page } from 'playwright-core';

import { openHouse } from '../support/e2e/house';
import { freshMatch, keptMatch } from '../support/e2e/kept';
import { expectSoon } from '../support/e2e/soon';
import { place, readTable } from '../support/e2e/table';

jest.setTimeout(60_000);

const house = openHouse();

interface Listening {
  readonly heard?: string[];
}

/** Notes what the page plays from now on, and how loud. The curtain has gone up by then. */
async function listen(page: Page): Promise<void> {
  await readTable(page);
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

describe('sound in the browser', () => {
  it('is heard with each reel, as loud as the person likes', async () => {
    const kept = keptMatch('a', freshMatch());
    const page = await house.open('/matches/a', { kept, likes: { sound: true, volume: 3 } });
    await listen(page);
    await place(page, 2);
    await expectSoon(() => heardOn(page), ['reel at 30 %']);
    await place(page, 2);
    await expectSoon(() => heardOn(page), ['reel at 30 %', 'bump at 30 %']);
    expect(house.problems()).toEqual([]);
  });

  it('is not there for a person who turned it off', async () => {
    const kept = keptMatch('a', freshMatch());
    const page = await house.open('/matches/a', { kept, likes: { sound: false } });
    await listen(page);
    await place(page, 2);
    await place(page, 2);
    expect(await heardOn(page)).toEqual([]);
    expect(house.problems()).toEqual([]);
  });
});
