import type { Page } from 'playwright-core';

import { SCREENS } from '../support/browser';
import { openHouse } from '../support/e2e/house';
import { readStorage } from '../support/e2e/stored';
import { keptMatch, withReels } from '../support/e2e/kept';
import { cutParts, scrollRoom } from '../support/e2e/measures';
import { expectSoon } from '../support/e2e/soon';
import {
  button,
  closeSheet,
  openColumns,
  column,
  openSheet,
  readTable,
  tapAway,
  whatNow,
} from '../support/e2e/table';

jest.setTimeout(120_000);

const house = openHouse();

/** Places a reel where one stands already: the first bump ever seen here. */
async function bump(page: Page): Promise<void> {
  await whatNow(page);
  await button(page, /^Column \d, 1 of /).tap();
  await tapAway(button(page, /^Column \d, 1 of .* place reel now/));
}

/** The heading that has the focus, where it stands in the upper quarter of the screen. */
function headingOnTop(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const { activeElement: head } = document;
    const { top = -1 } = head?.getBoundingClientRect() ?? {};
    return top >= 0 && top < window.innerHeight / 4 ? head?.textContent : undefined;
  });
}

describe('the rules', () => {
  it('open over a table in the middle of a choice, and leave it as it was', async () => {
    const page = await house.open('/matches/a', { kept: keptMatch('a', withReels(5)) });
    await whatNow(page);
    const [first = 1] = await openColumns(page);
    await column(page, first).tap();
    await button(page, 'Place here').waitFor();
    const before = await readTable(page);
    const kept = await readStorage(page);
    const sheet = await openSheet(page, 'Rules');
    await sheet.getByRole('textbox', { name: 'Find a heading' }).fill('TIE');
    await sheet.getByText('2 headings found').waitFor();
    await sheet.getByRole('button', { name: 'Level at the end' }).tap();
    await sheet.getByRole('heading', { name: 'Level at the end' }).waitFor();
    // A keyboard goes on from the heading.
    await expectSoon(
      () => page.evaluate(() => document.activeElement?.textContent),
      'Level at the end',
    );
    await closeSheet(page);
    await expectSoon(() => readTable(page), before);
    expect(await readStorage(page)).toEqual(kept);
  });

  it('have an address for each section, which survives a reload and leads back', async () => {
    const page = await house.open('/games/hollywood/rules/lost-star');
    await page.getByRole('heading', { level: 2, name: 'A lost star' }).waitFor();
    await button(page, 'Next: Blockbusters').tap();
    await page.getByRole('heading', { level: 2, name: 'Blockbusters' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/games/hollywood/rules/blockbusters');
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Blockbusters' }).waitFor();
    await button(page, 'All rules').tap();
    await page.getByRole('textbox', { name: 'Find a heading' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/games/hollywood/rules');
    await page.getByRole('link', { name: 'Back to the marquee' }).tap();
    await page.getByRole('link', { name: 'New match' }).waitFor();
  });

  it('of other games are one page, and an address leads to its section', async () => {
    const page = await house.open('/games/executive-producer/rules/release');
    await expectSoon(() => headingOnTop(page), 'Releasing a movie');
    await button(page, 'All rules').first().tap();
    await expectSoon(
      () => Promise.resolve(new URL(page.url()).pathname),
      '/games/executive-producer/rules',
    );
    await expectSoon(() => headingOnTop(page), 'All rules');
    await button(page, 'Bidding').tap();
    await expectSoon(() => headingOnTop(page), 'Bidding');
    expect(new URL(page.url()).pathname).toBe('/games/executive-producer/rules/bids');
    await page.reload();
    await expectSoon(() => headingOnTop(page), 'Bidding');
    await page.getByRole('link', { name: 'Back to the marquee' }).tap();
    await page.getByRole('link', { name: 'New match' }).waitFor();
  });
});

describe('a tip', () => {
  it.each(['small phone', 'phone on its side', 'tablet'] as const)(
    'has its own place on the table of a %s, and comes once only',
    async (size) => {
      const page = await house.open('/matches/a', {
        kept: keptMatch('a', withReels(1)),
        likes: { speed: 'brisk', tips: true },
        viewport: SCREENS[size],
      });
      await bump(page);
      await button(page, 'Got it').waitFor();
      await expectSoon(async () => (await cutParts(page, '')).parts, []);
      expect(await scrollRoom(page)).toEqual([0, 0]);
      await button(page, 'Why?').tap();
      await page.getByRole('heading', { name: 'Placing and bumping' }).waitFor();
      await closeSheet(page);
      await tapAway(button(page, 'Got it'));
      await button(page, 'Take back').tap();
      await bump(page);
      await whatNow(page);
      expect(await page.getByText(/^Bumped!/).count()).toBe(0);
    },
  );
});
