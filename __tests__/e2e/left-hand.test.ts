import type { Page } from 'playwright-core';

import { openHouse } from '../support/e2e/house';
import { keptMatch, withReels } from '../support/e2e/kept';
import { button, column, whatNow } from '../support/e2e/table';

jest.setTimeout(120_000);

const house = openHouse();

const SCREENS = {
  upright: { width: 360, height: 640 },
  lying: { width: 844, height: 390 },
} as const;

/** How far from the left the menu, the Clap Board and the first column are. */
async function places(page: Page): Promise<Readonly<Record<'menu' | 'clap' | 'board', number>>> {
  await whatNow(page);
  const boxes = await Promise.all(
    [button(page, 'Menu'), button(page, /^Clap Board: /), column(page, 1)].map((one) =>
      one.boundingBox(),
    ),
  );
  const [menu = NaN, clap = NaN, board = NaN] = boxes.map((box) => box?.x);
  return { menu, clap, board };
}

function open(screen: keyof typeof SCREENS, hand: 'left' | 'right'): Promise<Page> {
  return house.open('/matches/a', {
    kept: keptMatch('a', withReels(4)),
    likes: { speed: 'brisk', hand },
    viewport: SCREENS[screen],
  });
}

describe('the hand that plays', () => {
  it.each(['upright', 'lying'] as const)(
    'finds its cards beneath its thumb: %s',
    async (screen) => {
      const right = await places(await open(screen, 'right'));
      expect(right.clap).toBeGreaterThan(right.menu);
      const left = await places(await open(screen, 'left'));
      expect(left.clap).toBeLessThan(left.menu);
    },
  );

  it('has the board on the other side where there is room beside it', async () => {
    const right = await places(await open('lying', 'right'));
    const left = await places(await open('lying', 'left'));
    expect(right.board).toBeLessThan(right.clap);
    expect(left.board).toBeGreaterThan(left.menu);
  });
});
