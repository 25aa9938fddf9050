import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright-core';

import { SCREENS } from '../support/browser';
import { openHouse } from '../support/e2e/house';
import { finished, keptMatch, starWaiting, withReels } from '../support/e2e/kept';
import { SCENES } from '../support/e2e/scenes';
import { expectSoon } from '../support/e2e/soon';

jest.setTimeout(120_000);

const house = openHouse();

const AXE = readFileSync(join(__dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong, each in a line. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const { violations: found } = await page.evaluate(
    (values) =>
      (
        window as unknown as { readonly axe: { run: (options: object) => Promise<AxeResults> } }
      ).axe.run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    RULES,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 300)}\n${failureSummary}`),
  );
}

/** Controls that a finger may miss, each with its size. */
function smallControls(page: Page): Promise<readonly string[]> {
  return page
    .locator('a, button, input, textarea, [role=button], [role=link], [role=radio], [role=switch]')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.closest('[aria-hidden=true]') === null)
        .map((control) => {
          const { width, height } = control.getBoundingClientRect();
          return { control, width, height };
        })
        .filter(({ width, height }) => Math.min(width, height) < 44)
        .map(({ control, width, height }) => {
          const name = control.getAttribute('aria-label') ?? control.textContent;
          return `${name.slice(0, 60)}: ${width} × ${height}`;
        }),
    );
}

describe.each(Object.entries(SCENES))('%s', (_name, { path, visit, prepare }) => {
  it('has nothing that axe finds wrong, and no control under 44 points', async () => {
    const page = await house.open(path, { ...visit, viewport: SCREENS['small phone'] });
    await page.getByRole('heading').first().waitFor();
    await prepare?.(page);
    expect(await violations(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
    expect(house.problems()).toEqual([]);
  });
});

/** The main screens, each with something that is there once it is drawn; the same in every language. */
const MAIN: readonly (readonly [string, (page: Page) => Locator])[] = [
  ['/', (page) => page.getByRole('link', { name: /Hollywood!/ }).first()],
  ['/games/hollywood', (page) => page.getByRole('heading', { level: 2 }).first()],
  ['/games/hollywood/rules', (page) => page.getByRole('textbox')],
  ['/games/hollywood/rules/scoring', (page) => page.getByRole('heading', { level: 2 })],
  ['/games/hollywood/setup', (page) => page.getByRole('radiogroup').first()],
  ['/settings', (page) => page.getByRole('radiogroup').first()],
  ['/hall-of-fame', (page) => page.getByRole('radiogroup').first()],
  ['/premiere', (page) => page.getByRole('heading', { level: 2 }).first()],
  ['/matches/board', (page) => page.getByRole('heading', { level: 1 })],
  ['/matches/star/claims', (page) => page.getByRole('dialog')],
  ['/matches/over/score', (page) => page.getByRole('heading', { level: 1 })],
  ['/matches/over/commentary', (page) => page.getByRole('img', { name: /100.?%/ })],
];

/** One screen after the other, under axe and the ruler. */
async function expectNothingWrong(page: Page, locale: string, screens = MAIN): Promise<void> {
  for (const [path, sign] of screens) {
    await page.goto(new URL(path, page.url()).href);
    await sign(page).filter({ visible: true }).waitFor();
    await expectSoon(() => page.evaluate(() => document.documentElement.lang), locale);
    expect({
      path,
      wrong: await violations(page),
      small: await smallControls(page),
    }).toEqual({ path, wrong: [], small: [] });
  }
}

const MATCHES = {
  ...keptMatch('board', withReels(6, { seats: 4 })),
  ...keptMatch('star', starWaiting()),
  ...keptMatch('over', finished()),
};

describe.each(['fr', 'it'])('on a tablet in %s', (locale) => {
  it('axe finds nothing wrong on the main screens, and no control is under 44 points', async () => {
    const page = await house.open('/', { kept: MATCHES, locale, viewport: SCREENS.tablet });
    await expectNothingWrong(page, locale);
    expect(house.problems()).toEqual([]);
  });
});

/** Every kind of ground: facade, curtain with panels, table, paper. */
const OF_EACH_KIND = MAIN.filter(([path]) =>
  ['/', '/games/hollywood/setup', '/settings', '/matches/board', '/matches/over/score'].includes(
    path,
  ),
);

describe.each(['matinee', 'contrast'] as const)('in the look %s', (look) => {
  it('axe finds nothing wrong on screens of each kind, and no control is under 44 points', async () => {
    const page = await house.open('/', { kept: MATCHES, likes: { speed: 'brisk', look } });
    await expectNothingWrong(page, 'en', OF_EACH_KIND);
    expect(house.problems()).toEqual([]);
  });
});
