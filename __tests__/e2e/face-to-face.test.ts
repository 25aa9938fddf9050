import type { Page } from 'playwright-core';

import { expectAccessible } from '../support/e2e/axe';
import { openHouse } from '../support/e2e/house';
import { freshMatch, keptMatch, withReels } from '../support/e2e/kept';
import { expectSoon } from '../support/e2e/soon';
import { column, place, whatNow } from '../support/e2e/table';

jest.setTimeout(120_000);

const house = openHouse();

const MOVING = { reducedMotion: 'no-preference' } as const;

/** Which way on the screen it goes from the first column to the second. */
async function wayAcross(page: Page): Promise<string> {
  const [from, to] = [await column(page, 1).boundingBox(), await column(page, 2).boundingBox()];
  if (from === null || to === null) return 'nowhere';
  // Columns of three cards and of four end on one line, which is not where their middles are.
  const [x, y] = [to.x - from.x, to.y + to.height - from.y - from.height];
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'down' : 'up';
}

/** Where every picture of the table is: cards, reels and signs. */
function pictures(page: Page): Promise<readonly string[]> {
  return page.locator('[role="main"] svg').evaluateAll((all) =>
    all
      .map((picture) => picture.getBoundingClientRect())
      // Those of the screens beneath are not laid out.
      .filter(({ width }) => width > 0)
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')),
  );
}

describe('a phone on the table', () => {
  it('turns to everybody in turn, and what is bumped meanwhile ends where it belongs', async () => {
    const page = await house.open('/matches/a', {
      ...MOVING,
      kept: keptMatch('a', freshMatch({ seats: 4 })),
      likes: { speed: 'brisk', faceToFace: true },
    });
    for (const way of ['right', 'down', 'left'] as const) {
      await whatNow(page);
      await expectSoon(() => wayAcross(page), way);
      await place(page, 1);
    }
    await expectSoon(() => wayAcross(page), 'up');

    // Opened anew nothing has moved: everything lies where it was laid.
    const beside = await house.openBeside(page, '/matches/a');
    await whatNow(beside);
    await expectSoon(() => wayAcross(beside), 'up');
    const laid = await pictures(beside);
    expect(laid.length).toBeGreaterThan(14);
    await expectSoon(() => pictures(page), laid);
    await expectAccessible(beside, 'sideways');
  });

  it('enlarges the card under the finger, upside down too', async () => {
    const page = await house.open('/matches/a', {
      kept: keptMatch('a', withReels(6, { seats: 4 })),
      likes: { speed: 'brisk', faceToFace: true },
    });
    await whatNow(page);
    await expectSoon(() => wayAcross(page), 'left');
    await expectAccessible(page, 'upside down');
    const label = (await column(page, 1).getAttribute('aria-label')) ?? '';
    const [, lowest = ''] = /From the bottom: ([^,]+),/.exec(label) ?? [];
    const box = await column(page, 1).boundingBox();
    if (box === null) throw new Error('The column is not there');
    // For whoever sits at the top of the phone the lowest card is the highest on the screen.
    await page.mouse.move(box.x + box.width / 2, box.y + 20);
    await page.mouse.down();
    await page.getByRole('dialog').getByRole('heading', { name: lowest }).waitFor();
    await page.mouse.up();
  });
});
