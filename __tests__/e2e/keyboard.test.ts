import type { Page } from 'playwright-core';

import { FIRST_NIGHT_KEY } from '../../src/session/first-night';
import { openHouse } from '../support/e2e/house';
import { freshMatch, keptMatch, starWaiting, withReels } from '../support/e2e/kept';
import { enter, focused, goTo, tabTo } from '../support/e2e/keyboard';
import { readWinners } from '../support/e2e/score';
import { expectSoon } from '../support/e2e/soon';
import { button, openColumns, whatNow } from '../support/e2e/table';

jest.setTimeout(120_000);

const house = openHouse();

/** What leads on between two turns. Cards go out by themselves, so any of these may be there when Tab comes by. */
const GOING_ON = /^(Skip to the end|See the score|Deal round \d)$| = \d+ points?$/;

/** The number of the column that has the focus; 0 where none has. */
async function columnInFocus(page: Page): Promise<number> {
  const { name } = await focused(page);
  return Number(/^Column (\d)/.exec(name)?.[1] ?? 0);
}

/** What kind of element has the focus. */
function kindInFocus(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.tagName ?? '');
}

/** The region of the page that the focus is in, itself included. */
function regionInFocus(page: Page): Promise<string> {
  return page.evaluate(
    () => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label') ?? '',
  );
}

/** Goes by arrows to the first column that takes a reel and presses Enter twice: to look, then to place. */
async function placeByArrows(page: Page): Promise<void> {
  const [open = 1] = await openColumns(page);
  await goTo(page, new RegExp(`^Column ${open}, `), (here) =>
    Number(here.charAt('Column '.length)) > open ? 'ArrowLeft' : 'ArrowRight',
  );
  await page.keyboard.press('Enter');
  const chosen = button(page, new RegExp(`^Column ${open}, .* place reel now\\. `));
  await chosen.waitFor();
  await page.keyboard.press('Enter');
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
      if (moment === 'turn') {
        await tabTo(page, /^Column \d, /);
        await placeByArrows(page);
      } else await button(page, await enter(page, GOING_ON)).waitFor({ state: 'hidden' });
    }
    expect(await readWinners(page)).not.toBe('');
  });

  it('plays a round with arrows and Enter and no other key, at a table for the left hand', async () => {
    const page = await house.open('/matches/a', {
      hasTouch: false,
      kept: keptMatch('a', freshMatch({ seats: 4 })),
      likes: { speed: 'brisk', hand: 'left' },
    });
    while ((await whatNow(page)) === 'turn') await placeByArrows(page);
    expect(await openColumns(page)).toEqual([]);
  });

  it('goes from column to column as they are seen, and to the ends, with one stop for Tab', async () => {
    const page = await house.open('/matches/a', {
      hasTouch: false,
      kept: keptMatch('a', withReels(3)),
    });
    await whatNow(page);
    const seen: number[] = [];
    const keys = [
      'ArrowRight',
      'ArrowRight',
      'End',
      'ArrowRight',
      'ArrowLeft',
      'Home',
      'ArrowLeft',
    ];
    for (const key of [...keys, 'ArrowRight', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      seen.push(await columnInFocus(page));
    }
    expect(seen).toEqual([1, 2, 4, 4, 3, 1, 1, 2, 0, 2]);
  });

  it('takes a preview back with Escape, a lifted card too, and a sheet before either', async () => {
    const page = await house.open('/matches/a', {
      hasTouch: false,
      kept: keptMatch('a', withReels(3)),
    });
    await whatNow(page);
    const preview = button(page, /^Column 1, .* place reel now\. /);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await preview.waitFor();
    await button(page, 'Log').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await preview.count()).toBe(1);
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });

    await enter(page, /^Clap Board: /);
    const lifted = page.getByText('Tap again to play it.').first();
    await lifted.waitFor();
    await page.keyboard.press('Escape');
    await lifted.waitFor({ state: 'detached' });
  });

  it('goes round in a sheet from its cross back to its cross, and then back to what opened it', async () => {
    const page = await house.open('/matches/a', {
      hasTouch: false,
      kept: keptMatch('a', withReels(3)),
    });
    await whatNow(page);
    await enter(page, /^Menu$/);
    await page.getByRole('dialog').getByText('Leave to the marquee').waitFor();
    const here = async (): Promise<string> => (await focused(page)).name;
    await expectSoon(here, 'Close');
    const passed: string[] = [];
    do {
      await page.keyboard.press('Tab');
      passed.push(await here());
    } while (passed.at(-1) !== 'Close' && passed.length < 9);
    expect(passed).toContain('Leave to the marquee');
    expect(passed.at(-1)).toBe('Close');
    // What has no name is nothing to stop at.
    expect(passed).not.toContain('');
    await page.keyboard.press('Enter');
    await expectSoon(here, 'Menu');
  });

  it('chooses a project for a star with arrows and Enter', async () => {
    const page = await house.open('/matches/a/claims', {
      hasTouch: false,
      kept: keptMatch('a', starWaiting()),
    });
    const choices = button(page, / = \d+ points?$/);
    await choices.first().waitFor();
    const last = await choices.last().getAttribute('aria-label');
    // The first arrow brings the focus here, the others go on from there.
    for (let press = await choices.count(); press > 0; press -= 1)
      await page.keyboard.press('ArrowDown');
    await expectSoon(async () => (await focused(page)).name, last ?? '');
    await page.keyboard.press('Enter');
    await button(page, last ?? '').waitFor({ state: 'detached' });
  });

  it('goes to the name of a screen that opens, and back to the link that led there', async () => {
    const page = await house.open('/', { hasTouch: false });
    await page.getByRole('link', { name: 'New match' }).waitFor();
    await enter(page, /^Settings$/);
    await expectSoon(() => kindInFocus(page), 'H1');
    expect(await focused(page)).toEqual({ name: 'Settings', isOutlined: true });
    await enter(page, /^Back to the marquee$/);
    await expectSoon(() => kindInFocus(page), 'A');
    expect((await focused(page)).name).toBe('Settings');

    // What takes no keys leaves the arrows to the columns.
    await page.goto(new URL('/games/hollywood/setup', page.url()).href);
    await button(page, 'Start the match').waitFor();
    await enter(page, /^Start the match$/);
    await whatNow(page);
    await expectSoon(async () => (await focused(page)).name, 'Round 1 of 3');
    await page.keyboard.press('ArrowRight');
    expect(await columnInFocus(page)).toBe(1);
  });

  it('stays where it was when a button goes by being pressed, so that Tab goes on from there', async () => {
    const scene = JSON.stringify({ state: { scene: 'safe', isDone: false }, version: 1 });
    const page = await house.open('/first-night', {
      hasTouch: false,
      kept: { [FIRST_NIGHT_KEY]: scene },
    });
    await button(page, 'Go on').waitFor();
    await enter(page, /^Go on$/);
    await button(page, /^Clap Board: .* Suggested\.$/).waitFor();
    await expectSoon(() => regionInFocus(page), 'First night');
    await page.keyboard.press('Tab');
    expect((await focused(page)).name).toMatch(/^Clap Board: /);
  });

  it('is given to the name of whoever gets the phone, and then to the table', async () => {
    const page = await house.open('/matches/a', {
      hasTouch: false,
      kept: keptMatch('a', withReels(3)),
      likes: { speed: 'brisk', handOver: true },
    });
    await whatNow(page);
    if ((await whatNow(page)) === 'hand over') await enter(page, /^I am /);
    await whatNow(page);
    await tabTo(page, /^Column \d, /);
    await placeByArrows(page);
    await button(page, /^I am /).waitFor();
    await expectSoon(() => kindInFocus(page), 'H1');
    await enter(page, /^I am /);
    await expectSoon(async () => (await focused(page)).name, 'Round 1 of 3');
  });
});
