import type { Page } from 'playwright-core';

import type { Language } from '../../src/i18n/languages';
import { en } from '../../src/i18n/resources/en';
import { fr } from '../../src/i18n/resources/fr';
import { it as italian } from '../../src/i18n/resources/it';
import { openHouse } from '../support/e2e/house';
import { keptMatch, secondReelOwed, starWaiting, withReels } from '../support/e2e/kept';
import { areaOf, cutParts, overlap, scrollRoom } from '../support/e2e/measures';
import { button } from '../support/e2e/table';
import { PEOPLE } from '../support/players';

jest.setTimeout(120_000);

const house = openHouse();

const SIZES = [
  [360, 640],
  [640, 360],
  [390, 844],
  [844, 390],
  [768, 1024],
  [820, 1180],
  [1180, 820],
  [1366, 1024],
] as const;

const WORDS = { en, fr, it: italian };
const LANGUAGES: readonly Language[] = ['en', 'fr', 'it'];

/** As long as a name may be: only this one may be shortened. */
const LONGEST = 'Maximiliana-Rosa';
const PLAYERS = PEOPLE.map((player, seat) => (seat === 1 ? { ...player, name: LONGEST } : player));

const three = { players: PLAYERS } as const;
const four = { seats: 4, players: PLAYERS } as const;

const KEPT = {
  ...keptMatch('three', withReels(5, three)),
  ...keptMatch('four', withReels(7, four)),
  ...keptMatch('owed', secondReelOwed(four)),
  ...keptMatch('star', starWaiting(three)),
  ...keptMatch('stars', starWaiting(four)),
};

/** A pattern for words that stand in a name; French sets spaces that do not break. */
function pattern(words: string): string {
  return words.replace(/[.()+?*]/g, '\\$&').replace(/\s/g, '\\s');
}

/** The words before the first thing that is filled in. */
function head(template: string): RegExp {
  return new RegExp(`^${pattern(template.split('{{')[0] ?? '')}`);
}

async function preview(page: Page, language: Language): Promise<void> {
  const { table } = WORDS[language];
  const [, use = ''] = table.column.place.split('{{cards}}');
  await button(page, new RegExp(`${pattern(use)}\\. `))
    .first()
    .tap();
  await button(page, table.preview.place).waitFor();
}

/** Asks for a hint and waits until it is there: then something on the table is marked. */
async function askForHint(page: Page, language: Language): Promise<void> {
  const { hint } = WORDS[language].table;
  await button(page, hint.ask).tap();
  await button(page, new RegExp(pattern(hint.mark))).waitFor();
}

const SCENES: Readonly<
  Record<string, { readonly path: string; readonly prepare?: typeof preview }>
> = {
  'three players in the middle of a round': { path: '/matches/three' },
  'three players with a preview': { path: '/matches/three', prepare: preview },
  'three players with a hint': { path: '/matches/three', prepare: askForHint },
  'four players in the middle of a round': { path: '/matches/four' },
  'four players with a preview': { path: '/matches/four', prepare: preview },
  'four players with a hint': { path: '/matches/four', prepare: askForHint },
  'a second reel owed': { path: '/matches/owed' },
  'a second reel owed, with a hint': { path: '/matches/owed', prepare: askForHint },
  'a star that waits, three players': { path: '/matches/star/claims' },
  'a star that waits, four players': { path: '/matches/stars/claims' },
  'a star that waits, with a hint': { path: '/matches/star/claims', prepare: askForHint },
};

/** Pairs of the main areas that lie over each other. */
async function overlapping(page: Page, language: Language): Promise<readonly string[]> {
  const { programme, table } = WORDS[language];
  const { bar, column, panel, preview: previewed, claims, hint } = table;
  const [, afterPoints = ''] = panel.label.split('{{points}}');
  const foot = [
    ...[programme.studio.clap, programme.studio.double, previewed.place, claims.score],
    ...[hint.ask, hint.close],
  ];
  const parts = {
    bar: new RegExp(`^(${Object.values(bar).map(pattern).join('|')})$`),
    panels: new RegExp(pattern(afterPoints.split('{{')[0] ?? '')),
    board: head(column.idle),
    foot: new RegExp(`^(${foot.map(pattern).join('|')})`),
  };
  const areas = await Promise.all(
    Object.entries(parts).map(async ([name, controls]) => {
      const area = await areaOf(button(page, controls));
      return area === undefined ? [] : [{ name, area }];
    }),
  );
  return areas.flat().flatMap(({ name, area }, index, all) =>
    all
      .slice(index + 1)
      .filter((other) => overlap(area, other.area))
      .map((other) => `${name} and ${other.name} lie over each other`),
  );
}

/** What is wrong at this size, once the table has taken its new places. */
async function problemsAt(page: Page, language: Language): Promise<readonly string[]> {
  let last: string | undefined;
  for (;;) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const cut = await cutParts(page, LONGEST);
    if (cut.places === last) {
      const room = (await scrollRoom(page)).filter((points) => points > 0);
      return [
        ...room.map((points) => `scrolls by ${points}`),
        ...cut.parts,
        ...(await overlapping(page, language)),
      ];
    }
    last = cut.places;
  }
}

describe.each(LANGUAGES)('in %s the table fits every screen', (locale) => {
  it.each(Object.entries(SCENES))('with %s', async (_name, { path, prepare }) => {
    const page = await house.open(path, { kept: KEPT, locale });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await button(page, head(WORDS[locale].table.panel.turn)).first().waitFor();
    await prepare?.(page, locale);
    const found: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const problems = await problemsAt(page, locale);
      found.push(...problems.map((problem) => `${width}×${height}: ${problem}`));
    }
    expect(found).toEqual([]);
    expect(house.problems()).toEqual([]);
  });
});
