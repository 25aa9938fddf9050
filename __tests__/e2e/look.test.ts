import type { Page } from 'playwright-core';

import { LOOKS } from '../../src/ui/theme/looks';
import { ground, rgb } from '../support/e2e/ground';
import { openHouse } from '../support/e2e/house';
import { readStorage } from '../support/e2e/stored';
import { keptMatch, withReels } from '../support/e2e/kept';
import { expectSoon } from '../support/e2e/soon';
import { whatNow } from '../support/e2e/table';

jest.setTimeout(120_000);

const house = openHouse();

/** What the page says to the browser around it. */
function frame(page: Page): Promise<readonly (string | undefined)[]> {
  return page.evaluate(() => [
    getComputedStyle(document.documentElement).colorScheme,
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
  ]);
}

function choice(page: Page, name: string) {
  return page.getByRole('radiogroup', { name: 'Look' }).getByRole('radio', { name });
}

describe('the look', () => {
  it('that was chosen holds at once, and after a reload before anything is drawn', async () => {
    const page = await house.open('/settings', { likes: {} });
    await choice(page, 'Matinee').tap();
    await expectSoon(() => ground(page), rgb(LOOKS.matinee.page));
    expect(await frame(page)).toEqual(['light', LOOKS.matinee.page]);
    await expectSoon(async () => JSON.stringify(await readStorage(page)).includes('matinee'), true);

    // Without its scripts the app draws nothing: what is seen then is the very first paint.
    house.allow(/ERR_FAILED/);
    await page.route('**/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await ground(page)).toBe(rgb(LOOKS.matinee.page));
    await page.unroute('**/*.js');
    await page.reload();
    await choice(page, 'Matinee').and(page.locator('[aria-checked=true]')).waitFor();
    expect(await ground(page)).toBe(rgb(LOOKS.matinee.page));
  });

  it('follows the device while the match goes on', async () => {
    const kept = keptMatch('a', withReels(4));
    const page = await house.open('/matches/a', { kept });
    await whatNow(page);
    const title = page.getByRole('heading', { name: /^Round 1/ });
    await expectSoon(() => ground(page), rgb(LOOKS.evening.page));
    await page.emulateMedia({ colorScheme: 'light' });
    await expectSoon(() => ground(page), rgb(LOOKS.matinee.page));
    await expectSoon(
      () => title.evaluate((words) => getComputedStyle(words).color),
      rgb(LOOKS.matinee.sign),
    );
    await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
    await expectSoon(() => ground(page), rgb(LOOKS.contrast.page));
    await page.emulateMedia({ colorScheme: 'dark', contrast: 'no-preference' });
    await expectSoon(() => ground(page), rgb(LOOKS.evening.page));
  });

  it('and motion too: reels stop sliding when the device asks for it', async () => {
    const page = await house.open('/matches/a', { kept: keptMatch('a', withReels(4)) });
    await whatNow(page);
    const slides = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')].some((element) => {
          const { transitionProperty, transitionDuration } = getComputedStyle(element);
          return transitionProperty.includes('transform') && parseFloat(transitionDuration) > 0;
        }),
      );
    await expectSoon(slides, false);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expectSoon(slides, true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectSoon(slides, false);
  });
});
