import type { Page } from 'playwright-core';

import { encodeCommentary } from '../../src/session/stored-commentary';
import { SCREENS } from '../support/browser';
import { openHouse } from '../support/e2e/house';
import { putInStorage, readStorage } from '../support/e2e/stored';
import { finished, keptMatch } from '../support/e2e/kept';
import { luck, playOn } from '../support/e2e/play';
import { scrollRoom } from '../support/e2e/measures';
import { startMatch } from '../support/e2e/setup';
import { button } from '../support/e2e/table';
import { expectSoon } from '../support/e2e/soon';

jest.setTimeout(120_000);

const house = openHouse();
const MATCH = finished({ seats: 4, text: 'commented' });
const kept = keptMatch('a', MATCH);
const moves = MATCH.turns.length;
const QUIET = {
  chances: Array.from({ length: moves + 1 }, () => [0.25, 0.25, 0.25, 0.25]),
  remarks: [],
};

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the match' });

async function valueOf(page: Page): Promise<number> {
  return Number(await slider(page).getAttribute('aria-valuenow'));
}

async function untilDone(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Turning points' }).waitFor();
}

/** Everything that is kept of the commentary on the match. */
async function keptCommentary(page: Page): Promise<string | undefined> {
  return (await readStorage(page))['backlot/commentary/a'];
}

it('is gone through by a finger, which the browser leaves to the handle', async () => {
  const page = await house.open('/matches/a/score', { kept });
  await page.getByRole('link', { name: 'Director’s commentary' }).tap();
  await untilDone(page);
  await slider(page).scrollIntoViewIfNeeded();
  const rail = await slider(page).boundingBox();
  if (rail === null) throw new Error('The slider is on the screen');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: rail.x + rail.width * share, y: rail.y + rail.height / 2 }],
    });
  await touch('touchStart', 0.1);
  for (const share of [0.3, 0.6, 0.9, 0.99]) await touch('touchMove', share);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expectSoon(() => valueOf(page), moves);
  expect(new URL(page.url()).pathname).toBe('/matches/a/commentary');
  await session.detach();
});

it('opens from the score, is gone through by keys, and is not worked out again after a reload', async () => {
  const page = await house.open('/matches/a/score', { kept });
  await page.getByRole('link', { name: 'Director’s commentary' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Director’s commentary' }).waitFor();
  await untilDone(page);
  expect(new URL(page.url()).pathname).toBe('/matches/a/commentary');

  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expectSoon(() => valueOf(page), 1);
  expect(await slider(page).getAttribute('aria-valuetext')).toMatch(
    new RegExp(`^Round 1, move 1 of ${moves}\\. `),
  );
  await page.keyboard.press('End');
  await expectSoon(() => valueOf(page), moves);
  await page.keyboard.press('PageDown');
  await expectSoon(() => valueOf(page), moves - 10);
  await page.keyboard.press('Home');
  await expectSoon(() => valueOf(page), 0);
  await button(page, 'To the next turning point').tap();
  expect(await valueOf(page)).toBeGreaterThan(0);

  // What is kept is what is shown: here somebody kept a match in which nothing ever moved.
  expect(await keptCommentary(page)).toBeDefined();
  await putInStorage(page, { 'backlot/commentary/a': encodeCommentary(MATCH, QUIET) });
  await page.reload();
  await untilDone(page);
  await expectSoon(() => page.getByText('No single move turned this match.').count(), 1);
  await expectSoon(() => keptCommentary(page), encodeCommentary(MATCH, QUIET));
});

it('is dragged by the mouse', async () => {
  const page = await house.open('/matches/a/commentary', { kept });
  await slider(page).scrollIntoViewIfNeeded();
  const box = await slider(page).boundingBox();
  if (box === null) throw new Error('The slider is on the screen');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 30, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, y, { steps: 4 });
  await page.mouse.up();
  expect(Math.abs((await valueOf(page)) - moves / 2)).toBeLessThanOrEqual(1);
});

it.each(Object.entries(SCREENS))('never scrolls sideways on a %s', async (_name, viewport) => {
  const page = await house.open('/matches/a/commentary', { kept, viewport });
  await untilDone(page);
  const [, sideways] = await scrollRoom(page);
  const wider = await page
    .getByRole('main')
    .locator('div')
    .evaluateAll(
      (parts) =>
        parts.filter((part) => part.getBoundingClientRect().right > window.innerWidth + 1).length,
    );
  expect({ sideways, wider }).toEqual({ sideways: 0, wider: 0 });
});

it('has something to say of everybody at a table of bots alone, which plays itself from a seed', async () => {
  const page = await house.open('/games/hollywood/setup?seed=matinee');
  const seat = page.getByRole('radiogroup', { name: 'Who plays in seat 1' });
  await seat.getByRole('radio', { name: 'Bot' }).tap();
  await startMatch(page);
  await playOn(page, luck('bots alone'), {
    onTurn: () => Promise.reject(new Error('Nobody at this table is asked')),
  });
  await page.getByRole('link', { name: 'Director’s commentary' }).tap();
  await untilDone(page);
  await expectSoon(
    () => page.getByText(/ gave away \d+% in \d+ decisions, all added up\.$/).count(),
    3,
  );
});
