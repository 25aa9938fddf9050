import type { Page } from 'playwright-core';

import { type Match, startMatch } from '../../../src/engine/match';
import { hollywood } from '../../../src/games/hollywood/game';
import { premiereSetup } from '../../../src/games/hollywood/premiere';
import { localDay } from '../../../src/session/today';
import { playedUntil } from '../played';
import { PEOPLE } from '../players';
import { must } from '../results';
import { type Kept, setFull } from './stored';
import { finished, keptMatch, withReels } from './kept';
import type { Scene } from './scenes';
import { button, openColumns, place, whatNow } from './table';

/* States that screens are in only once something was done, or has gone wrong. */

const DAY = 24 * 60 * 60 * 1000;

/** The premiere of a day, played to its end on that day. */
function keptPremiere(id: string, ago: number): Kept {
  const [person] = PEOPLE;
  const day = localDay(Date.now() - ago);
  if (day === undefined || person?.kind !== 'person') throw new Error('There is a today');
  const match: Match = must(startMatch(hollywood, premiereSetup(day, person)));
  return keptMatch(
    id,
    playedUntil(match, ({ phase }) => phase.kind === 'over'),
    ago,
  );
}

const PREMIERES = { kept: { ...keptPremiere('a', 0), ...keptPremiere('b', DAY) } };

/** Nothing can be read from the device from now on. */
function lockStorage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('The storage is out of reach.', 'SecurityError');
    };
    IDBObjectStore.prototype.getAllKeys = refuse;
    IDBObjectStore.prototype.get = refuse;
  });
}

export const MOMENTARY: Readonly<Record<string, Scene>> = {
  'the marquee after a match was deleted': {
    liesOver: true,
    path: '/',
    visit: { kept: { ...keptMatch('a', withReels(3)), ...keptMatch('b', withReels(5), 90_000) } },
    async prepare(page) {
      await button(page, /^Delete the match/)
        .first()
        .tap();
      await page.getByText('Match deleted').waitFor();
      // Held by the focus, it stays for as long as it is looked at.
      await button(page, 'Undo').focus();
    },
  },
  'the marquee over a storage that cannot be read': {
    path: '/settings',
    async prepare(page) {
      const home = page.getByRole('link', { name: /marquee/i }).first();
      await home.waitFor();
      await lockStorage(page);
      await home.tap();
      await page.getByRole('alert').getByText('Your matches cannot be shown').waitFor();
    },
  },
  'a match as text': {
    liesOver: true,
    path: '/',
    visit: { kept: keptMatch('a', withReels(3)) },
    async prepare(page) {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await button(page, /^Export the match/).tap();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  'the hall of fame with a choice that fits no match': {
    path: '/hall-of-fame',
    visit: { kept: keptMatch('a', finished()) },
    async prepare(page) {
      await button(page, 'Choose matches').tap();
      await page.getByRole('radio', { name: '4 players' }).tap();
      await button(page, 'Show all matches').waitFor();
    },
  },
  'the premiere with a record': {
    path: '/premiere',
    visit: PREMIERES,
    prepare: (page) => button(page, 'Play it again').waitFor(),
  },
  'the scoreboard of a premiere': {
    path: '/matches/a/score',
    visit: PREMIERES,
    prepare: (page) => page.getByText(/and this result counts\.$/).waitFor(),
  },
  'the scoreboard in the middle of a round': {
    path: '/matches/a/score',
    visit: { kept: keptMatch('a', withReels(6)) },
    prepare: (page) => button(page, 'Back to the table').waitFor(),
  },
  'a table that is not saved': {
    liesOver: true,
    path: '/matches/a',
    visit: { kept: keptMatch('a', withReels(2)) },
    async prepare(page) {
      await whatNow(page);
      await setFull(page, true);
      const [first = 1] = await openColumns(page);
      await place(page, first);
      await page.getByRole('alert').getByText('Not saved').waitFor();
    },
  },
};
