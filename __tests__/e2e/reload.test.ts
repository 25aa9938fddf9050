import type { Page } from 'playwright-core';

import { openHouse } from '../support/e2e/house';
import { answer, isPlayable, luck } from '../support/e2e/play';
import {
  button,
  column,
  type Moment,
  openColumns,
  playStudioCard,
  readColumns,
  readPanels,
  readTable,
  tapAway,
  whatNow,
} from '../support/e2e/table';
import { seatPeople, startMatch } from '../support/e2e/setup';

jest.setTimeout(120_000);

const house = openHouse();
// A move that is lost once is lost: no second try here.
jest.retryTimes(0);

type Kind = Moment | 'second reel owed' | 'right after a tap';

/** How many reloads of each kind there are to be: ten. */
const PLAN: Partial<Record<Kind, number>> = {
  turn: 2,
  'second reel owed': 1,
  'right after a tap': 3,
  'going out': 1,
  star: 1,
  'all out': 1,
  between: 1,
};

async function reload(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.reload();
  await whatNow(page);
  expect(new URL(page.url()).pathname).toBe(pathname);
}

/** All that is on the screen is there again. */
async function expectSameAfterReload(page: Page): Promise<void> {
  const before = await readTable(page);
  await reload(page);
  expect(await readTable(page)).toBe(before);
}

/** After it the table moves on by itself. */
async function isLastReel(page: Page): Promise<boolean> {
  const left = (await readPanels(page)).map((panel) => /Reels left: (\d)/.exec(panel)?.[1]);
  return left.reduce((sum, reels) => sum + Number(reels), 0) === 1;
}

/** The second tap places the reel, and the page is gone before anything could be seen of it. */
async function expectKeptAfterTap(page: Page, number: number): Promise<void> {
  const reels = async (): Promise<number> => {
    const [, taken = ''] =
      /^Column \d, (\d|all \d)/.exec((await readColumns(page))[number - 1] ?? '') ?? [];
    return Number(taken.replace('all ', ''));
  };
  const before = await reels();
  await column(page, number).tap();
  const again = button(page, new RegExp(`^Column ${number}, .* place reel now\\. `));
  await again.waitFor();
  await again.click();
  await page.reload();
  await button(page, /^Column 1, /).waitFor();
  expect(await reels()).toBe(before + 1);
}

/** In the middle of the sequence the app may show its end; what was decided is the same. */
async function expectSamePanelsAfterReload(page: Page): Promise<void> {
  await tapAway(button(page, 'Skip to the end'));
  const moment = await whatNow(page);
  const panels = await readPanels(page);
  if (moment === 'all out') {
    await button(page, 'Watch again').tap();
    await button(page, 'Skip to the end').waitFor();
  }
  await reload(page);
  if ((await whatNow(page)) === 'going out') await tapAway(button(page, 'Skip to the end'));
  expect(await readPanels(page)).toEqual(panels);
}

describe('a reload', () => {
  it('at ten moments of a match changes nothing', async () => {
    const chance = luck('ten reloads');
    const left = new Map(Object.entries(PLAN));
    const isWanted = (kind: Kind): boolean => (left.get(kind) ?? 0) > 0;
    const done = (kind: Kind): void => {
      left.set(kind, (left.get(kind) ?? 0) - 1);
    };
    const page = await house.open('/games/hollywood/setup?seed=TEN');
    await seatPeople(page, ['Ada', 'Ben', 'Cleo']);
    await startMatch(page);

    for (;;) {
      const moment = await whatNow(page);
      if (moment === 'over' || [...left.values()].every((count) => count === 0)) break;
      const isNow = chance.int(3) === 0;
      if (moment === 'going out' && isWanted(moment)) {
        done(moment);
        await expectSamePanelsAfterReload(page);
        continue;
      }
      if (isWanted(moment) && (moment !== 'turn' || isNow)) {
        done(moment);
        await expectSameAfterReload(page);
      } else if (
        moment === 'turn' &&
        isNow &&
        isWanted('right after a tap') &&
        !(await isLastReel(page))
      ) {
        done('right after a tap');
        await expectKeptAfterTap(page, chance.pick(await openColumns(page)));
        continue;
      } else if (
        moment === 'turn' &&
        isWanted('second reel owed') &&
        (await isPlayable(page, 'Double Reel'))
      ) {
        done('second reel owed');
        await playStudioCard(page, 'Double Reel');
        await answer(page, 'turn', chance);
        await page
          .getByText(/: one more reel!$/)
          .first()
          .waitFor();
        await expectSameAfterReload(page);
      }
      await answer(page, moment, chance);
    }
    expect(Object.fromEntries(left)).toEqual(
      Object.fromEntries(Object.keys(PLAN).map((kind) => [kind, 0])),
    );
    expect(house.problems()).toEqual([]);
  });
});
