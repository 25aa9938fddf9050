import type { Page } from 'playwright-core';

import { openHouse } from '../support/e2e/house';
import { freshMatch, keptMatch } from '../support/e2e/kept';
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
import { expectSoon } from '../support/e2e/soon';

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
  await expectSoon(() => readTable(page), before);
}

/** After it the table moves on by itself. */
async function isLastReel(page: Page): Promise<boolean> {
  const left = (await readPanels(page)).map((panel) => /Reels left: (\d)/.exec(panel)?.[1]);
  return left.reduce((sum, reels) => sum + Number(reels), 0) === 1;
}

/** How many reels each column holds. */
async function readReels(page: Page): Promise<readonly number[]> {
  await button(page, /^Column 1, /).waitFor();
  return (await readColumns(page)).map((label) =>
    Number(/^Column \d, (?:all )?(\d)/.exec(label)?.[1]),
  );
}

/** The second tap places the reel, and the page is gone before anything could be seen of it. */
async function expectKeptAfterTap(page: Page, number: number): Promise<void> {
  const before = await readReels(page);
  await column(page, number).tap();
  const again = button(page, new RegExp(`^Column ${number}, .* place reel now\\. `));
  await again.waitFor();
  await again.click();
  await page.reload();
  await expectSoon(() => readReels(page), withOneMore(before, number));
}

function withOneMore(reels: readonly number[], number: number): readonly number[] {
  return reels.map((count, index) => (index === number - 1 ? count + 1 : count));
}

/** Taps these columns one after the other, and the page goes away before it can draw or save anything. */
async function tapAndReload(page: Page, ...numbers: readonly number[]): Promise<void> {
  for (const number of numbers.slice(0, -1)) {
    const before = await readReels(page);
    await column(page, number).click();
    await expect(readReelsOnceChanged(page, before)).resolves.toEqual(withOneMore(before, number));
  }
  const loaded = page.waitForEvent('load');
  await column(page, numbers.at(-1) ?? 1).evaluate((control: HTMLElement) => {
    control.click();
    window.location.reload();
  });
  await loaded;
}

async function readReelsOnceChanged(
  page: Page,
  before: readonly number[],
): Promise<readonly number[]> {
  for (;;) {
    const now = await readReels(page);
    if (now.join() !== before.join()) return now;
  }
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
  await expectSoon(() => readPanels(page), panels);
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
  });
});

describe('a page that goes away', () => {
  const ONE_TAP = { speed: 'brisk', placing: 'one-tap' } as const;
  const visit = () => ({ kept: keptMatch('a', freshMatch()), likes: ONE_TAP });

  it('in the same instant as a tap keeps the move, again and again', async () => {
    const chance = luck('gone at once');
    const page = await house.open('/matches/a', visit());
    for (let time = 0; time < 6; time += 1) {
      const before = await readReels(page);
      const number = chance.pick(await openColumns(page));
      await tapAndReload(page, number);
      await expectSoon(() => readReels(page), withOneMore(before, number));
    }
  });

  /** Another tab that is in the middle of a write, for as long as it likes. */
  async function holdLock(page: Page): Promise<() => Promise<void>> {
    await page.evaluate(
      () =>
        new Promise<void>((held) => {
          void navigator.locks.request('backlot/a', () => {
            held();
            return new Promise((release) => {
              Object.assign(window, { release });
            });
          });
        }),
    );
    return () =>
      page.evaluate(() => {
        (window as unknown as { readonly release: () => void }).release();
      });
  }

  it('keeps every move although another tab holds the lock, and the other tab loses nothing', async () => {
    const page = await house.open('/matches/a', visit());
    const other = await house.openBeside(page, '/matches/a');
    await expectSoon(() => readReels(other), [0, 0, 0, 0]);
    const release = await holdLock(other);
    await tapAndReload(page, 1, 2, 1);
    await expectSoon(() => readReels(page), [2, 1, 0, 0]);
    await release();

    // The other tab still shows the match as it was: it may not write over what it has not seen.
    await column(other, 4).click();
    const notice = other.getByRole('alert');
    await notice.getByText(/^This match went on in another window/).waitFor();
    await page.reload();
    await expectSoon(() => readReels(page), [2, 1, 0, 0]);
    await notice.getByRole('button', { name: 'Open the newest' }).tap();
    await notice.waitFor({ state: 'detached' });
    await expectSoon(() => readReels(other), [2, 1, 0, 0]);
  });

  it('does not write over what another tab played in the meantime', async () => {
    const page = await house.open('/matches/a', visit());
    const other = await house.openBeside(page, '/matches/a');
    await readReels(page);
    await column(other, 3).click();
    expect(await readReelsOnceChanged(other, [0, 0, 0, 0])).toEqual([0, 0, 1, 0]);
    await other.reload();
    await expectSoon(() => readReels(other), [0, 0, 1, 0]);

    const release = await holdLock(other);
    await tapAndReload(page, 1);
    await expectSoon(() => readReels(page), [0, 0, 1, 0]);
    await release();
    await column(other, 4).click();
    expect(await readReelsOnceChanged(other, [0, 0, 1, 0])).toEqual([0, 0, 1, 1]);
    await other.reload();
    await expectSoon(() => readReels(other), [0, 0, 1, 1]);
  });
});
