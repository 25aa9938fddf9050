import { fireEvent, screen } from '@testing-library/react-native';

import type { ShelfEntry } from '../../src/games/contract';
import { castingEntry } from '../support/casting-entry';
import {
  choose,
  everythingShown,
  matchOf,
  openAs,
  openShell,
  press,
  sitDown,
  standInShell,
} from '../support/shell';
import { pass } from '../support/table';

const mockEntry: { current: ShelfEntry } = { current: castingEntry };

jest.mock('../../src/games', () => {
  const games = jest.requireActual<object>('../../src/games');
  const find = () => mockEntry.current;
  return { ...games, findGame: find, openGame: () => Promise.resolve(find()) };
});

standInShell();

const BOOK = { intro: { title: 'How to play', body: [] }, sections: [] };

beforeEach(() => {
  mockEntry.current = { ...castingEntry, book: () => Promise.resolve(BOOK) };
});

const RULES = 'the rules of casting-call';

async function follow(): Promise<void> {
  fireEvent.press(screen.getByRole('link', { name: 'Rules' }));
  await pass(600);
}

async function back(): Promise<void> {
  await press('back from the rules');
}

it('the setup leads to the rules of the game that is set up', async () => {
  await openShell({ game: 'casting-call' });
  await follow();
  expect(screen.getByText(RULES)).toBeOnTheScreen();
});

it('the setup of a game without a book has no such link', async () => {
  mockEntry.current = castingEntry;
  await openShell({ game: 'casting-call' });
  expect(screen.getByRole('button', { name: 'Start the match' })).toBeOnTheScreen();
  expect(screen.queryByRole('link', { name: 'Rules' })).toBeNull();
});

it('the table leads to them by its menu, and waits beneath', async () => {
  await sitDown();
  await press('Back to the table');
  await press('Menu');
  await press('Rules');
  expect(screen.getByText(RULES)).toBeOnTheScreen();
});

it('from a private screen nothing is decided, and the secret is hidden when one comes back', async () => {
  const id = await sitDown();
  for (const player of ['Ada', 'Bea']) {
    await openAs(player);
    await press('Got it');
  }
  // Should the bot lead, it does its part first.
  await pass(3000);
  const table = matchOf(id);
  await openAs('Ada');
  expect(everythingShown()).toContain('Your hand');
  await follow();
  expect(screen.getByText(RULES)).toBeOnTheScreen();
  expect(everythingShown()).not.toContain('Your hand');
  await back();
  expect(everythingShown()).not.toContain('Your hand');
  expect(matchOf(id)).toBe(table);
});

it('the score leads to them', async () => {
  const id = await sitDown();
  for (let steps = 0; screen.queryByRole('button', { name: 'Final score' }) === null; steps += 1) {
    expect(steps).toBeLessThan(200);
    const [asked] = ['Ada', 'Bea'].filter((player) =>
      screen.queryByRole('button', { name: new RegExp(`^I am ${player}`) }),
    );
    if (asked === undefined) await playInTheOpen();
    else await playAlone(asked);
  }
  await press('Final score');
  await follow();
  expect(screen.getByText(RULES)).toBeOnTheScreen();
  expect(matchOf(id).game.outcome(matchOf(id).state)).toBeDefined();
});

async function playInTheOpen(): Promise<void> {
  if (screen.queryByRole('button', { name: 'Roll' }) === null) await pass(1000);
  else await press('Roll');
}

async function playAlone(player: string): Promise<void> {
  await openAs(player);
  if (screen.queryByRole('button', { name: 'Got it' }) !== null) await press('Got it');
  else if (screen.queryAllByRole('radio', { name: /^Bid/ }).length === 0) await press(/^Bid/);
  else await choose(/^Bid/);
}
