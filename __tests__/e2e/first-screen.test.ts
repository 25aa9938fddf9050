import type { Page } from 'playwright-core';

import { SCREENS } from '../support/browser';
import { enter } from '../support/e2e/keyboard';
import { openHouse, type Visit } from '../support/e2e/house';
import { expectSoon } from '../support/e2e/soon';

jest.setTimeout(120_000);

const house = openHouse();

/** With everything that moves, as a newcomer sees it. */
function open(path: string, visit: Visit = {}): Promise<Page> {
  return house.open(path, { likes: {}, reducedMotion: 'no-preference', ...visit });
}

function widthBeyondScreen(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

describe('the exported app in a browser', () => {
  it('opens on the marquee with Hollywood! on the shelf, at phone size', async () => {
    const page = await open('/');
    await page.getByRole('heading', { level: 1, name: 'Backlot' }).waitFor();
    await page.getByRole('heading', { level: 3, name: 'Hollywood!' }).waitFor();
    await page.getByText('3–4 players').waitFor();
    await page.getByRole('link', { name: 'New match' }).waitFor();
    expect(await page.title()).toContain('Backlot');
  });

  it('names its second file in the page, and sends for it when the first one is at work', async () => {
    const page = await open('/');
    await page.getByRole('link', { name: 'New match' }).waitFor();
    const html = await (await page.request.get(page.url())).text();
    const [, second] = /<link id="house" as="script" href="([^"]+)"/.exec(html) ?? [];
    const [, first] = /<script src="([^"]+)" defer>/.exec(html) ?? [];
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .toSorted((one, other) => one.startTime - other.startTime)
        .map(({ name }) => new URL(name).pathname),
    );
    expect(asked).toContain(second);
    expect(asked.indexOf(first ?? '')).toBeLessThan(asked.indexOf(second ?? ''));
    expect(await page.locator('link#house').getAttribute('rel')).toBe('preload');
    const script = await (await page.request.get(new URL(first ?? '', page.url()).href)).text();
    expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  it.each(['en', 'fr', 'it'])('in %s fits every screen, also when it turns', async (locale) => {
    for (const path of ['/', '/games/hollywood']) {
      const page = await open(path, { locale });
      await page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor();
      await expectSoon(() => page.evaluate(() => document.documentElement.lang), locale);
      for (const viewport of Object.values(SCREENS)) {
        await page.setViewportSize(viewport);
        expect(await widthBeyondScreen(page)).toBeLessThanOrEqual(0);
      }
    }
  });

  it('leads to the programme by a tap, keeps its address over a reload, and back', async () => {
    const page = await open('/');
    await page.getByRole('link', { name: 'How to play', exact: true }).tap();
    await page.getByRole('heading', { name: 'How to play' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/games/hollywood');
    await page.reload();
    await page.getByRole('heading', { name: 'How to play' }).waitFor();
    await page.getByRole('link', { name: 'Back to the marquee' }).first().tap();
    await page.getByRole('link', { name: 'New match' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('can be used with the keyboard alone', async () => {
    const page = await open('/');
    await page.getByRole('link', { name: 'New match' }).waitFor();
    await enter(page, /^How to play$/);
    await page.getByRole('heading', { name: 'How to play' }).waitFor();
    const place = page.getByRole('button', { name: 'Place a reel' });
    await place.focus();
    await page.keyboard.press('Enter');
    await expectSoon(() => page.getByText('Try it: an empty column of four cards.').count(), 0);
  });

  it.each(['/nowhere', '/games/chess', '/games', '/%ff'])(
    '%s ends on a friendly page with a way home',
    async (path) => {
      const page = await open(path);
      await page
        .getByRole('link', { name: /marquee/i })
        .first()
        .click();
      await page.getByRole('link', { name: 'New match' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
    },
  );
});
