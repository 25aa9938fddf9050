import { fireEvent, screen } from '@testing-library/react-native';
import { BackHandler } from 'react-native';

import type { Match } from '../../src/engine/match';
import type { State } from '../../src/games/hollywood/types';
import { Navigator } from '../../src/navigation/Navigator';
import { firstNight } from '../../src/session/app-first-night';
import { preferences } from '../../src/session/app';
import { goBack, isSheetOpen } from '../support/back-button';
import { newMatch } from '../support/matches';
import { playedUntil } from '../support/played';
import { PEOPLE } from '../support/players';
import { renderInApp } from '../support/render';
import {
  ID,
  named,
  pass,
  place,
  press,
  standAtTables,
  stateNow,
  touchColumn,
} from '../support/table';
import { standStill, store } from '../support/theatre';

// Pictures say nothing that words do not say, and thousands of shapes make every query slow.
jest.mock('../../src/ui/Drawing', () => ({ Drawing: () => undefined }));
// The tests run as on iOS, which has no such button: this is Android's own.
jest.mock('react-native/Libraries/Utilities/BackHandler', () =>
  jest.requireActual<object>('react-native/Libraries/Utilities/BackHandler.android'),
);

standAtTables();

beforeEach(() => {
  standStill();
  preferences.setState({ tips: false });
});

afterEach(() => {
  firstNight.setState(firstNight.getInitialState(), true);
  jest.restoreAllMocks();
});

const fresh = (): Match => newMatch(4, 'board', { firstSeat: 0 }, PEOPLE);

async function openMarquee(match?: Match): Promise<void> {
  if (match !== undefined) await store(ID, match);
  await renderInApp(<Navigator />);
  await pass(2000);
}

async function follow(link: string | RegExp): Promise<void> {
  fireEvent.press(await screen.findByRole('link', { name: link }));
  await pass(2000);
}

/** Back at the front of the theatre, with nothing of the table in sight. */
async function expectMarquee(): Promise<void> {
  await pass(2000);
  expect(screen.getByRole('link', { name: 'New match' })).toBeOnTheScreen();
  expect(screen.queryByRole('heading', { name: /^Round \d of/ })).not.toBeOnTheScreen();
}

const isPreviewed = (): boolean => screen.queryByText(/^Your reel goes onto /) !== null;

test('the marquee is where the app is left', async () => {
  const leave = jest.spyOn(BackHandler, 'exitApp');
  await openMarquee();
  goBack();
  expect(leave).toHaveBeenCalledTimes(1);
});

test('at the board what is open, looked at or lifted goes first, then the screen, and the match is kept', async () => {
  await openMarquee(fresh());
  await follow(/^Continue/);
  place(2);
  touchColumn(1);
  press(/^Cleo,/);
  expect(isSheetOpen()).toBe(true);
  goBack();
  expect(isSheetOpen()).toBe(false);
  expect(isPreviewed()).toBe(true);
  goBack();
  expect(isPreviewed()).toBe(false);
  press(/^Clap Board: /);
  expect(screen.getByText(/Tap again to play it/)).toBeOnTheScreen();
  goBack();
  expect(screen.queryByText(/Tap again to play it/)).not.toBeOnTheScreen();
  expect(screen.getByRole('button', named(1))).toBeOnTheScreen();

  goBack();
  await expectMarquee();
  await follow(/^Continue/);
  expect(stateNow().columns[1]?.reels).toEqual([0]);
  expect(screen.getByText('Ben, place a reel')).toBeOnTheScreen();
});

test('a card enlarged from a sheet goes back to that sheet', async () => {
  await openMarquee(fresh());
  await follow(/^Continue/);
  press('Cards and piles');
  fireEvent.press(screen.getAllByRole('button', { name: /^Enlarge/ })[0]);
  expect(screen.getByText(/No reel on it yet/)).toBeOnTheScreen();
  goBack();
  expect(screen.getByRole('heading', { name: 'Cards and piles' })).toBeOnTheScreen();
  goBack();
  expect(isSheetOpen()).toBe(false);
});

test('what was opened from the table leads back to it, as it was left', async () => {
  await openMarquee(fresh());
  await follow(/^Continue/);
  touchColumn(3);
  press('Menu');
  press('Settings');
  await pass(100);
  expect(screen.getByRole('switch', { name: 'Left-handed' })).toBeOnTheScreen();
  goBack();
  await pass(100);
  expect(isPreviewed()).toBe(true);
  press('Menu');
  press('Score so far');
  await pass(100);
  expect(screen.getByRole('button', { name: 'Back to the table' })).toBeOnTheScreen();
  goBack();
  await pass(100);
  expect(isPreviewed()).toBe(true);
});

test('a new match is left for the marquee, not for the table that was set up', async () => {
  await openMarquee();
  await follow('New match');
  press('Start the match');
  await pass(2000);
  expect(screen.getByRole('heading', { name: /^Round 1 of/ })).toBeOnTheScreen();
  goBack();
  await expectMarquee();
  expect(screen.getByRole('link', { name: /^Continue/ })).toBeOnTheScreen();
});

test('the curtain between two people is left too, and is down again afterwards', async () => {
  preferences.setState({ handOver: true });
  const hasReel = ({ columns }: State) => columns.some(({ reels }) => reels.length > 0);
  const match = playedUntil(fresh(), hasReel, { prefer: ({ type }) => type === 'place' });
  await openMarquee(match);
  await follow(/^Continue/);
  expect(screen.getByRole('button', { name: 'I am Ben' })).toBeOnTheScreen();
  goBack();
  await expectMarquee();
  await follow(/^Continue/);
  expect(screen.getByRole('button', { name: 'I am Ben' })).toBeOnTheScreen();
});

test.each([
  ['while a star waits', 'choosing', / = \d+ points$/],
  ['between two rounds', 'dealing', 'Deal round 2'],
] as const)('%s it leads out, not from screen to screen', async (_name, kind, asked) => {
  const match = playedUntil(fresh(), ({ phase }) => phase.kind === kind);
  await openMarquee(match);
  await follow(/^Continue/);
  await pass(10_000);
  expect(screen.getAllByRole('button', { name: asked })).not.toHaveLength(0);
  goBack();
  await expectMarquee();
  await follow(/^Continue/);
  await pass(10_000);
  expect(screen.getAllByRole('button', { name: asked })).not.toHaveLength(0);
});

test('the first night is left with its scene kept; what is looked at there goes first', async () => {
  await openMarquee();
  await follow('Open the curtain');
  press(/Suggested\./);
  expect(screen.getByRole('button', { name: 'Place here' })).toBeOnTheScreen();
  goBack();
  expect(screen.queryByRole('button', { name: 'Place here' })).not.toBeOnTheScreen();
  press(/Suggested\./);
  press('Place here');
  await pass(10_000);
  expect(screen.getByRole('heading', { name: 'Scene 2 of 18' })).toBeOnTheScreen();
  goBack();
  await expectMarquee();
  await follow('Back to scene 2');
  expect(screen.getByRole('heading', { name: 'Scene 2 of 18' })).toBeOnTheScreen();
});
