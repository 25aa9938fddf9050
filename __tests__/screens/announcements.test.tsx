import AsyncStorage from '@react-native-async-storage/async-storage';
import { screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { newMatch } from '../support/matches';
import { playedUntil } from '../support/played';
import { PEOPLE, SOLO } from '../support/players';
import { forgetTable, openTable, pass, press, stateNow, touchColumn } from '../support/table';

// Pictures say nothing that words do not say, and thousands of shapes make every query slow.
jest.mock('../../src/ui/Drawing', () => ({ Drawing: () => undefined }));

const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');

const fresh = (players = PEOPLE) => newMatch(4, 'board', { firstSeat: 0 }, players);

/** What was said last. */
function said(): string {
  return announce.mock.lastCall?.[0] ?? '';
}

beforeEach(async () => {
  jest.useFakeTimers();
  announce.mockClear();
  await AsyncStorage.clear();
});

afterEach(() => {
  forgetTable();
  jest.useRealTimers();
});

test('a reel that is taken back is said to be, and not what had happened before it', async () => {
  await openTable(fresh());
  touchColumn(1);
  touchColumn(1);
  expect(said()).toMatch(/^Ada places a reel in column 1, .* Ben, place a reel$/);
  press('Take back');
  await pass(10);
  expect(said()).toBe('Taken back. Ada, place a reel');
});

test('the last reel of a round is told with the end of it', async () => {
  const match = playedUntil(
    fresh(),
    ({ columns }) => columns.flatMap(({ reels }) => reels).length === 11,
  );
  await openTable(match);
  const open = stateNow().columns.findIndex(({ cards, reels }) => reels.length < cards.length) + 1;
  touchColumn(open);
  touchColumn(open);
  await pass(10);
  expect(said()).toMatch(
    new RegExp(`places a reel in column ${open}, .* The twelfth reel is down\\. `),
  );
});

test('whoever has no name yet is spoken to', async () => {
  const [you, ...bots] = SOLO;
  if (you === undefined) throw new Error('Somebody plays');
  await openTable(fresh([{ ...you, name: 'You' }, ...bots]));
  expect(screen.getByText('Your turn: place a reel')).toBeOnTheScreen();
  touchColumn(1);
  touchColumn(1);
  expect(screen.getByText('You placed a reel in column 1.')).toBeOnTheScreen();
  expect(said()).toMatch(/^You place a reel in column 1, /);
});
