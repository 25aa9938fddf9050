import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { Text } from 'react-native';

import { openGame } from '../../src/games';
import type * as Games from '../../src/games';
import type { Language } from '../../src/i18n/languages';
import { linking } from '../../src/navigation/linking';
import type { Routes } from '../../src/navigation/routes';
import { RulesScreen } from '../../src/screens/rules/RulesScreen';
import { bringToTop } from '../../src/shell/book/bringToTop';
import { BOOK_TEXTS } from '../support/books';
import type * as Entry from '../support/casting-entry';
import { renderInApp } from '../support/render';

jest.mock('../../src/ui/Drawing', () => ({ Drawing: () => undefined }));
jest.mock('../../src/shell/book/bringToTop');
// The list of games, with one more that has neither screens nor a book.
jest.mock('../../src/games', () => {
  const games = jest.requireActual<typeof Games>('../../src/games');
  const { castingEntry } = jest.requireActual<typeof Entry>('../support/casting-entry');
  const find = (id: string) => (id === castingEntry.id ? castingEntry : games.findGame(id));
  return { ...games, findGame: find, openGame: jest.fn(games.openGame) };
});

const Stack = createNativeStackNavigator<Routes>();

/** The rules of a game over the marquee. */
async function openRules(params: Routes['Rules'], language: Language = 'en') {
  const routes = [{ name: 'Marquee' }, { name: 'Rules', params }];
  return renderInApp(
    <NavigationContainer
      linking={{ ...linking, enabled: false }}
      initialState={{ routes, index: 1 }}
    >
      <Stack.Navigator>
        <Stack.Screen name="Marquee">{() => <Text>the marquee</Text>}</Stack.Screen>
        <Stack.Screen name="Rules" component={RulesScreen} />
      </Stack.Navigator>
    </NavigationContainer>,
    language,
  );
}

/** Which heading one has been taken to, the last time. */
function broughtTo(): string {
  const [head] = jest.mocked(bringToTop).mock.lastCall ?? [];
  if (head === undefined) return 'nowhere';
  const { children } = head.props as { children: ReactElement<{ children: string }> };
  return children.props.children;
}

beforeEach(() => {
  jest.mocked(bringToTop).mockClear();
});

const GAMES = Object.keys(BOOK_TEXTS.en).flatMap((game) =>
  (['en', 'fr', 'it'] as const).map((language) => [game, language] as const),
);

test.each(GAMES)(
  'the rules of %s in %s: how to play, all headings, every section',
  async (game, language) => {
    await openRules({ game }, language);
    const text = BOOK_TEXTS[language][game];
    const pages = Object.values(text?.sections ?? {});
    expect(await screen.findByRole('heading', { name: text?.intro.title ?? '' })).toHaveProp(
      'aria-level',
      2,
    );
    expect(JSON.stringify(screen.toJSON()).match(/"aria-level":1/g)).toHaveLength(1);
    expect(pages.length).toBeGreaterThan(10);
    for (const { title, body } of pages) {
      // Once as a heading, once in the list of them.
      expect(screen.getAllByText(title)).toHaveLength(2);
      const [first] = body;
      if (typeof first === 'string') expect(screen.getByText(first)).toBeOnTheScreen();
    }
  },
);

test('a heading leads to its section, and from the end back to all headings', async () => {
  await openRules({ game: 'hollywood-1947' });
  fireEvent.press(await screen.findByRole('button', { name: 'The premiere' }));
  expect(broughtTo()).toBe('The premiere');
  fireEvent.press(screen.getAllByRole('button', { name: 'All rules' }).at(-1));
  expect(broughtTo()).toBe('All rules');
});

test('an address leads to its section; one that names none says so and shows the book', async () => {
  const { unmount } = await openRules({ game: 'hollywood-1947', section: 'ghosts' });
  await waitFor(() => {
    expect(broughtTo()).toBe('One to three players: ghosts');
  });
  unmount();
  jest.mocked(bringToTop).mockClear();
  await openRules({ game: 'hollywood-1947', section: 'constructor' });
  expect(await screen.findByText(/^We have no section of that name/)).toBeOnTheScreen();
  expect(broughtTo()).toBe('nowhere');
});

test('a heading is found by what its section says', async () => {
  await openRules({ game: 'hollywood-1947' });
  fireEvent.changeText(await screen.findByLabelText('Find a heading'), 'bathrobe');
  expect(screen.getByRole('button', { name: 'Costumes' })).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'The premiere' })).toBeNull();
  expect(screen.getByText('1 heading found')).toBeOnTheScreen();
});

test('where the book does not come, it can be tried again', async () => {
  const entry = await openGame('hollywood-1947');
  if (entry?.book === undefined) throw new Error('No book');
  const load = jest.fn(entry.book);
  load.mockRejectedValueOnce(new Error('no network'));
  const original = entry.book;
  Object.assign(entry, { book: load });
  await openRules({ game: 'hollywood-1947' });
  fireEvent.press(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'How to play' })).toBeOnTheScreen();
  expect(load).toHaveBeenCalledTimes(2);
  Object.assign(entry, { book: original });
});

test.each(['casting-call', 'croquet'])(
  '%s has no rules to show: the page is not there',
  async (game) => {
    await openRules({ game });
    expect(await screen.findByRole('heading', { name: 'No such page' })).toBeOnTheScreen();
    expect(screen.queryByText('All rules')).toBeNull();
  },
);

test('the language can be changed in the open book', async () => {
  const { words } = await openRules({ game: 'hollywood-1947' });
  await screen.findByRole('heading', { name: 'How to play' });
  await waitFor(() => words.changeLanguage('it'));
  expect(await screen.findByRole('heading', { name: 'Come si gioca' })).toBeOnTheScreen();
});
