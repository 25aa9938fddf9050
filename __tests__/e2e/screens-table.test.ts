import { openHouse } from '../support/e2e/house';
import { EVERYWHERE, inspect, LONGEST_NAME } from '../support/e2e/inspection';
import type { Circumstance } from '../support/e2e/circumstances';
import { keptMatch, lateMatch, secondReelOwed, starWaiting, withReels } from '../support/e2e/kept';
import { isAtTable, type Scene, SCENES, touchFirstColumn } from '../support/e2e/scenes';
import { askForHint, whatNow } from '../support/e2e/table';
import { PEOPLE } from '../support/players';
import type { Match } from '../../src/engine/match';

jest.setTimeout(120_000);

const players = PEOPLE.map((player, seat) =>
  seat === 1 ? { ...player, name: LONGEST_NAME } : player,
);

const three = { players } as const;
const four = { seats: 4, players } as const;

function table(match: Match, prepare?: Scene['prepare'], path = '/matches/a'): Scene {
  return {
    path,
    visit: { kept: keptMatch('a', match) },
    async prepare(page) {
      await whatNow(page);
      await prepare?.(page);
    },
  };
}

/** Tables that are fuller than those of the other scenes, with a name as long as can be. */
const FULL: Readonly<Record<string, Scene>> = {
  'three players with a preview': table(withReels(5, three), touchFirstColumn),
  'three players with a hint': table(withReels(5, three), askForHint),
  'four players in the middle of a round': table(withReels(7, four)),
  'four players late in a match': table(lateMatch(four)),
  'three players late in a match, with a hint': table(lateMatch(three), askForHint),
  'four players, a second reel owed, with a hint': table(secondReelOwed(four), askForHint),
  'four players, a star that waits': table(starWaiting(four), undefined, '/matches/a/claims'),
};

/** What stands over the table, and not the table itself. */
const SHEETS = ['the menu', 'the log', 'the rules over the table', 'cards and piles', 'a studio'];

/** The table never scrolls, so it is looked at in every kind of room there is. */
const EVERY_ROOM: readonly Circumstance[] = [
  ...EVERYWHERE,
  { size: [640, 360], language: 'fr', text: 130 },
  { size: [820, 1180], language: 'fr', text: 130 },
  { size: [320, 640], language: 'fr' },
  { size: [280, 653], language: 'fr' },
  { size: [568, 320], language: 'fr' },
  { size: [717, 512], language: 'fr' },
  { size: [390, 844], language: 'fr' },
  { size: [768, 1024], language: 'fr' },
  { size: [1366, 1024], language: 'fr' },
];

const MAIN = ['the board', 'a star that waits'];

const house = openHouse();

describe('nothing is cut, small or found wrong by axe:', () => {
  const scenes = Object.entries(SCENES).filter(([, { path }]) => isAtTable(path));

  it.each([...scenes, ...Object.entries(FULL)])('%s', async (name, scene) => {
    const circumstances = SHEETS.includes(name) ? EVERYWHERE : EVERY_ROOM;
    await inspect(house, scene, { isMain: MAIN.includes(name), circumstances });
  });
});
