import type { Page } from 'playwright-core';

import type { SceneId } from '../../../src/games/hollywood/first-night/scenes';
import { FIRST_NIGHT_KEY } from '../../../src/session/first-night';
import {
  starWaiting,
  betweenRounds,
  finished,
  keptMatch,
  keptText,
  secondReelOwed,
  withReels,
} from './kept';
import { SOLO } from '../players';
import type { Visit } from './house';
import { MOMENTARY } from './momentary';
import {
  askForHint,
  button,
  column,
  openColumns,
  openSheet,
  place,
  tapAway,
  whatNow,
} from './table';

/** A screen in one of its states: where it is found, and what is done there first. */
export interface Scene {
  readonly path: string;
  readonly visit?: Visit;
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Something lies over the screen for a moment, or scrolls on its own: then nothing is said of what it covers or cuts. */
  readonly liesOver?: boolean;
}

const FOUR = { seats: 4 } as const;
const BOARD: Pick<Scene, 'path' | 'visit'> = {
  path: '/matches/a',
  visit: { kept: keptMatch('a', withReels(6, FOUR)) },
};

const onBoard = (prepare: (page: Page) => Promise<unknown>): Scene => ({
  ...BOARD,
  async prepare(page) {
    await whatNow(page);
    await prepare(page);
  },
});

export async function touchFirstColumn(page: Page): Promise<void> {
  const [first = 1] = await openColumns(page);
  await column(page, first).tap();
  await button(page, 'Place here').waitFor();
}

const firstNight = (scene: SceneId, prepare?: Scene['prepare']): Scene => ({
  path: '/first-night',
  visit: {
    kept: { [FIRST_NIGHT_KEY]: JSON.stringify({ state: { scene, isDone: false }, version: 1 }) },
  },
  ...(prepare !== undefined && { prepare }),
});

const IN_THE_HALL: Pick<Scene, 'path' | 'visit'> = {
  path: '/hall-of-fame',
  visit: {
    kept: {
      ...keptMatch('a', finished(FOUR), 90_000),
      ...keptMatch('b', finished({ players: SOLO, options: { advanced: true } })),
    },
  },
};

async function choosePart(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).tap();
}

const setup = { path: '/games/hollywood/setup' };

/** The table itself, and what opens over it: not what is told of a match elsewhere. */
export function isAtTable(path: string): boolean {
  return path === '/first-night' || /^\/matches\/\w+(\/claims)?$/.test(path);
}

export const SCENES: Readonly<Record<string, Scene>> = {
  'the marquee of a newcomer': {
    path: '/',
    prepare: (page) => button(page, 'Import a match').waitFor(),
  },
  'the marquee with matches, one of them damaged': {
    path: '/',
    visit: {
      kept: {
        ...keptMatch('a', withReels(3)),
        ...keptMatch('b', finished(FOUR), 90_000),
        ...keptText('c', 'no match'),
      },
    },
    prepare: (page) => page.getByText('A match that cannot be opened').waitFor(),
  },
  'the sheet to import a match': {
    path: '/',
    async prepare(page) {
      await openSheet(page, 'Import a match');
      await button(page, 'Add the match').tap();
      await page.getByText('Paste the text first.').waitFor();
    },
  },
  'an empty hall of fame': {
    path: '/hall-of-fame',
    prepare: (page) => page.getByRole('link', { name: 'Play a match' }).waitFor(),
  },
  'the hall of fame': {
    ...IN_THE_HALL,
    async prepare(page) {
      await button(page, 'Choose matches').tap();
      await page.getByRole('radio', { name: 'Everybody' }).waitFor();
    },
  },
  'the players of the hall of fame': {
    ...IN_THE_HALL,
    async prepare(page) {
      await choosePart(page, 'Players');
      await page.getByRole('heading', { name: 'The bots' }).waitFor();
    },
  },
  'the movies of the hall of fame': {
    ...IN_THE_HALL,
    async prepare(page) {
      await choosePart(page, 'Movies');
      await page.getByRole('link', { name: /^2\. / }).waitFor();
    },
  },
  'the premiere': {
    path: '/premiere',
    prepare: (page) => button(page, 'Take your seat').waitFor(),
  },
  'the sheet to import everything': {
    path: '/settings',
    async prepare(page) {
      await button(page, 'Import everything').tap();
      await button(page, 'Bring it in').tap();
      await page.getByText('Choose a file or paste the text first.').waitFor();
    },
  },
  'the sheet to delete everything': {
    path: '/settings',
    async prepare(page) {
      await button(page, 'Delete everything').tap();
      await page.getByText(/^There is no match here/).waitFor();
    },
  },
  'the programme': {
    path: '/games/hollywood',
    prepare: (page) => button(page, 'Place a reel').waitFor(),
  },
  'the rules': {
    path: '/games/hollywood/rules',
    prepare: (page) => page.getByRole('textbox', { name: 'Find a heading' }).fill('zeppelin'),
  },
  'a section of the rules': { path: '/games/hollywood/rules/claiming' },
  'the book of rules of another game': {
    path: '/games/executive-producer/rules/secrets',
    prepare: (page) => page.getByRole('heading', { name: 'What is hidden' }).waitFor(),
  },
  'the setup': setup,
  'the setup with mistakes and everything open': {
    path: `/games/hollywood/setup?seed=${'x'.repeat(100)}`,
    async prepare(page) {
      await page.getByRole('textbox', { name: 'Name in seat 1' }).fill('');
      await button(page, 'Start the match').tap();
      await page.getByText(/^Not quite ready/).waitFor();
    },
  },
  'the sheet of a seat': {
    ...setup,
    async prepare(page) {
      await page
        .getByRole('button', { name: /^Details of / })
        .last()
        .tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  'the sheet of an option': {
    ...setup,
    async prepare(page) {
      await page.getByRole('button', { name: /^Who starts/ }).tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  'the settings': { path: '/settings' },
  'the credits with a licence': {
    path: '/licences',
    async prepare(page) {
      await button(page, /^react-native-svg /).tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  'the first night': firstNight('clap', (page) => button(page, /^Clap Board: /).tap()),
  'the first night with a wrong try': firstNight('place', (page) => column(page, 1).tap()),
  'the first night with a star that waits': firstNight('choice'),
  'the end of the first night': firstNight('winning'),
  'the board': onBoard(whatNow),
  'the board with a preview': onBoard(touchFirstColumn),
  'the board with a hint': onBoard(askForHint),
  'the board with a second reel owed': {
    path: '/matches/a',
    visit: { kept: keptMatch('a', secondReelOwed()) },
    prepare: whatNow,
  },
  'the menu': onBoard((page) => openSheet(page, 'Menu')),
  'the log': onBoard((page) => openSheet(page, 'Log')),
  'the rules over the table': onBoard(async (page) => {
    const sheet = await openSheet(page, 'Rules');
    await sheet.getByRole('button', { name: 'A lost star' }).tap();
    await sheet.getByRole('heading', { name: 'A lost star' }).waitFor();
  }),
  'the board with a tip': {
    path: '/matches/a',
    visit: { kept: keptMatch('a', withReels(1)), likes: { speed: 'brisk', tips: true } },
    async prepare(page) {
      await whatNow(page);
      const taken = button(page, /^Column \d, 1 of /);
      await taken.tap();
      await tapAway(button(page, /^Column \d, 1 of .* place reel now/));
      await button(page, 'Got it').waitFor();
    },
  },
  'cards and piles': onBoard((page) => openSheet(page, 'Cards and piles')),
  'a studio': {
    path: '/matches/a',
    visit: { kept: keptMatch('a', starWaiting()) },
    async prepare(page) {
      await whatNow(page);
      await button(page, /points?\. Reels left: /)
        .first()
        .tap();
      await page.getByRole('dialog', { name: / studio$/ }).waitFor();
    },
  },
  'an enlarged card': onBoard(async (page) => {
    const piles = await openSheet(page, 'Cards and piles');
    await piles
      .getByRole('button', { name: /^Enlarge / })
      .first()
      .tap();
    await page.getByText(/^(Reel on it: |No reel on it yet)/).waitFor();
  }),
  'the phone that changes hands': {
    ...BOARD,
    visit: { ...BOARD.visit, likes: { speed: 'brisk', handOver: true } },
    prepare: (page) => button(page, /^I am /).waitFor(),
  },
  'the cards that go out': {
    path: '/matches/a',
    visit: { kept: keptMatch('a', withReels(11)), likes: { speed: 'relaxed' } },
    async prepare(page) {
      await whatNow(page);
      const [first = 1] = await openColumns(page);
      await place(page, first);
      await button(page, 'Next card').waitFor();
      await button(page, 'Next card').tap();
    },
  },
  'a star that waits': {
    path: '/matches/a/claims',
    visit: { kept: keptMatch('a', starWaiting()) },
    prepare: whatNow,
  },
  'a star that waits, with a hint': {
    path: '/matches/a/claims',
    visit: { kept: keptMatch('a', starWaiting()) },
    async prepare(page) {
      await whatNow(page);
      await askForHint(page);
    },
  },
  'all cards gone out': {
    path: '/matches/a/claims',
    visit: { kept: keptMatch('a', betweenRounds()) },
    prepare: whatNow,
  },
  'the scoreboard between two rounds': {
    path: '/matches/a/score',
    visit: { kept: keptMatch('a', betweenRounds(FOUR)) },
    prepare: (page) => page.getByLabel('Place 1').first().tap(),
  },
  'the scoreboard at the end': {
    path: '/matches/a/score',
    visit: { kept: keptMatch('a', finished({ options: { advanced: true } })) },
    prepare: (page) => page.getByLabel('Place 1').first().tap(),
  },
  'the commentary': {
    path: '/matches/a/commentary',
    visit: { kept: keptMatch('a', finished(FOUR)) },
    prepare: (page) => page.getByRole('heading', { name: 'Turning points' }).waitFor(),
  },
  'the commentary on a match that is not over': {
    path: '/matches/a/commentary',
    visit: { kept: keptMatch('a', betweenRounds()) },
    prepare: (page) => page.getByRole('heading', { name: 'Still being shot' }).waitFor(),
  },
  'a match that cannot be opened': {
    path: '/matches/a',
    visit: { kept: keptText('a', 'no match') },
    prepare: (page) => page.getByRole('heading', { name: /^This match cannot/ }).waitFor(),
  },
  'a page that is not there': { path: '/nowhere' },
  ...MOMENTARY,
};
