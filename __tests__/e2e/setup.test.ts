import type { Locator, Page } from 'playwright-core';

import { openHouse } from '../support/e2e/house';
import { expectSoon } from '../support/e2e/soon';
import { button } from '../support/e2e/table';
import type { SeatDraft } from '../../src/session/preferences';

jest.setTimeout(120_000);

const house = openHouse();

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };

const NAMES = ['Ada', 'Mabel', 'Otis', 'Hattie'];
const COLOURS = ['ruby', 'amber', 'jade', 'sapphire'] as const;
const GLYPHS = ['star', 'moon', 'clover', 'diamond'] as const;

/** A person and three bots sat down last. */
const FOUR: readonly SeatDraft[] = NAMES.map((name, place) => ({
  kind: place === 0 ? 'person' : 'bot',
  name,
  colour: COLOURS[place] ?? 'ruby',
  glyph: GLYPHS[place] ?? 'star',
  level: 'agent',
}));

function openSetup(viewport: typeof PHONE): Promise<Page> {
  return house.open('/games/hollywood/setup', {
    viewport,
    likes: { tables: { hollywood: { seats: FOUR, options: {} } } },
  });
}

/** How far something reaches out of what is above the foot of the page, in pixels. */
async function hidden(page: Page, what: Locator): Promise<number> {
  const start = await button(page, 'Start the match').boundingBox();
  const box = await what.boundingBox();
  if (start === null || box === null) throw new Error('Both are drawn');
  return Math.max(0, -box.y, box.y + box.height - start.y);
}

/** Whether the page has to be scrolled. */
function scrolls(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, [role=main] *')].some(
      (one) =>
        one.scrollHeight > one.clientHeight + 1 &&
        ['auto', 'scroll'].includes(getComputedStyle(one).overflowY),
    ),
  );
}

describe('the setup of a match', () => {
  it('fits one screen of a phone with four seats, every control 44 points high', async () => {
    const page = await openSetup(PHONE);
    await page.getByRole('textbox', { name: 'Name in seat 4' }).waitFor();
    await button(page, 'Seed code').waitFor();
    expect(await scrolls(page)).toBe(false);
    const controls = await page.locator('main, [role=main]').getByRole('button').all();
    expect(controls.length).toBeGreaterThan(8);
    for (const control of controls)
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // What is measured can be seen to fail: on a smaller phone it scrolls.
    await page.setViewportSize(SMALL);
    await expectSoon(() => scrolls(page), true);
    await page.setViewportSize(PHONE);
  });

  it.each([PHONE, SMALL])(
    'keeps the start in sight, and the field that is wrong, with what is wrong, on %p',
    async (viewport) => {
      const page = await openSetup(viewport);
      const last = page.getByRole('textbox', { name: 'Name in seat 4' });
      await last.fill(' ada ');
      await button(page, 'Start the match').tap();
      await page.getByText('Not quite ready. Please look at: Seat 4.').waitFor();
      await expectSoon(() => last.evaluate((field) => field === document.activeElement), true);
      expect(await hidden(page, last)).toBe(0);
      expect(
        await page
          .getByRole('alert')
          .filter({ hasText: /^Seat 4: / })
          .count(),
      ).toBe(1);
      const start = await button(page, 'Start the match').boundingBox();
      expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    },
  );
});

describe('the first visit', () => {
  it.each([PHONE, SMALL])(
    'shows the way to a new match without scrolling on %p',
    async (viewport) => {
      for (const locale of ['en', 'fr', 'it']) {
        const page = await house.open('/', { viewport, locale });
        const link = page.locator('a[href="/games/hollywood/setup"]');
        await link.waitFor();
        const box = await link.boundingBox();
        expect((box?.y ?? viewport.height) + (box?.height ?? 0)).toBeLessThanOrEqual(
          viewport.height,
        );
      }
    },
  );

  it('plays at once with one tap, and once more', async () => {
    const page = await house.open('/');
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('button', { name: 'Play now: Hollywood!' }).tap();
      await page.getByRole('heading', { level: 1, name: /^Round 1 of 4/ }).waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/matches\/\w+$/);
      await page.goBack();
    }
  });
});
