import { fireEvent, screen } from '@testing-library/react-native';

import { seedText } from '../../src/engine/seed';
import type { Language } from '../../src/i18n/languages';
import { liveMatches, preferences } from '../../src/session/app';
import {
  choose,
  expectNothingStarted,
  forgetEverything,
  inDetails,
  openSetup,
  pressButton,
  start,
  startedMatch,
  writeName,
} from '../support/setup-screen';

// The whole form is looked through again and again, and the machine may be busy.
jest.setTimeout(30_000);

beforeEach(forgetEverything);
afterEach(() => {
  jest.restoreAllMocks();
});

test('a newcomer can start at once: one person, two bots, nobody like another', async () => {
  await openSetup();
  expect(await screen.findByRole('heading', { name: 'New match' })).toHaveProp('aria-level', 1);
  start();
  const { setup } = await startedMatch();
  expect(setup.players.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'You'],
    ['bot', 'Mabel'],
    ['bot', 'Otis'],
  ]);
  expect(setup.players[1]).toHaveProperty('level', 'extra');
  expect(new Set(setup.players.map(({ colour }) => colour)).size).toBe(3);
  expect(new Set(setup.players.map(({ glyph }) => glyph)).size).toBe(3);
  expect(setup.options).toEqual({ advanced: false, claimOrder: 'top-first' });
});

test('without a seed code every match has a new one that can be read aloud', async () => {
  const seeds = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    await openSetup();
    start();
    seeds.add(seedText((await startedMatch()).setup.seed));
    screen.unmount();
  }
  expect(seeds.size).toBe(3);
  for (const seed of seeds) expect(seed).toMatch(/^[a-z]+-[a-z]+-\d{4}$/);
});

test('a double tap on start is one match', async () => {
  const begin = jest.spyOn(liveMatches, 'start');
  await openSetup();
  start();
  if (screen.queryByRole('button', { name: 'Start the match' }) !== null) start();
  await startedMatch();
  expect(begin).toHaveBeenCalledTimes(1);
});

test('rule options say what they change, a touch away, and reach the match', async () => {
  await openSetup();
  expect(screen.getByRole('switch', { name: 'Advanced game' })).not.toBeChecked();
  pressButton('About: Advanced game');
  expect(
    await screen.findByText(/multiplied by how many films of its genre nobody took/),
  ).toBeOnTheScreen();
  pressButton('Done');
  fireEvent.press(screen.getByRole('switch', { name: 'Advanced game' }));
  expect(screen.getByRole('switch', { name: 'Advanced game' })).toBeChecked();
  await inDetails('Handing out the cards', () => {
    expect(screen.getByText(/Which end of a column is handed out first/)).toBeOnTheScreen();
    choose('Handing out the cards', 'Bottom card first');
  });
  expect(screen.getByRole('button', { name: 'Bottom card first' })).toBeOnTheScreen();
  start();
  expect((await startedMatch()).setup.options).toEqual({
    advanced: true,
    claimOrder: 'bottom-first',
  });
});

test('whoever is chosen to start does so, also after changing places', async () => {
  await openSetup();
  await inDetails('Who starts', () => {
    choose('Who starts', 'Mabel');
  });
  await inDetails('Mabel', () => {
    pressButton('Move Mabel down');
  });
  expect(screen.getByRole('button', { name: 'Mabel' })).toBeOnTheScreen();
  start();
  const { setup, state } = await startedMatch();
  expect(setup.players.map(({ name }) => name)).toEqual(['You', 'Otis', 'Mabel']);
  expect(setup.options.firstSeat).toBe(2);
  expect(state).toMatchObject({ phase: { kind: 'placing', seat: 2 } });
});

test('left to chance, no seat is named', async () => {
  await openSetup();
  await inDetails('Who starts', () => {
    choose('Who starts', 'Mabel');
    choose('Who starts', 'At random');
  });
  start();
  expect((await startedMatch()).setup.options).not.toHaveProperty('firstSeat');
});

describe('the seed code', () => {
  test('waits behind its name and decides the match', async () => {
    await openSetup();
    expect(screen.getByRole('button', { name: 'Seed code' })).toBeCollapsed();
    expect(screen.queryByLabelText('Seed code')).not.toBeOnTheScreen();
    pressButton('Seed code');
    fireEvent.changeText(screen.getByLabelText('Seed code'), '  premiere 7 ');
    start();
    expect(seedText((await startedMatch()).setup.seed)).toBe('premiere 7');
  });

  test('that came in the address stands in its field', async () => {
    await openSetup({ seed: 'marella-rosino-4171' });
    expect(screen.getByLabelText('Seed code')).toHaveProp('value', 'marella-rosino-4171');
    start();
    expect(seedText((await startedMatch()).setup.seed)).toBe('marella-rosino-4171');
  });

  test.each([
    ['x'.repeat(41), /too long: 40 characters at most/],
    ['a\u202eb', /characters that cannot be shown/],
    ['\u2800\u3164', /seed code is empty/],
  ])('%p from an address is explained, starts nothing and can be mended', async (seed, words) => {
    await openSetup({ seed });
    expect(screen.getByText(words)).toBeOnTheScreen();
    expect(screen.getByLabelText('Seed code')).toHaveProp('aria-invalid', true);
    expect(screen.getByLabelText('Name in seat 1')).toHaveProp('value', 'You');
    start();
    expectNothingStarted();
    fireEvent.changeText(screen.getByLabelText('Seed code'), 'seven');
    expect(screen.queryByText(words)).not.toBeOnTheScreen();
    start();
    expect(seedText((await startedMatch()).setup.seed)).toBe('seven');
  });
});

test('what the storage or the engine refuses is told in words', async () => {
  jest
    .spyOn(liveMatches, 'start')
    .mockReturnValueOnce({ ok: false, error: { code: 'unknown-game', game: 'hollywood' } });
  await openSetup();
  start();
  expect(screen.getByRole('alert')).toHaveTextContent(/a game that this version does not have/);
  expectNothingStarted();
  expect(preferences.getState().tables).toEqual({});
  start();
  expect((await startedMatch()).setup.players).toHaveLength(3);
});

test.each(['chess', '', 'HOLLYWOOD', '__proto__'])(
  'no table is set up for the game «%s»',
  async (game) => {
    await openSetup({ game });
    expect(await screen.findByRole('heading', { name: 'No such page' })).toBeOnTheScreen();
  },
);

test.each([
  ['en', 'New match', 'Start the match', 'You'],
  ['fr', 'Nouvelle partie', 'Commencer la partie', 'Vous'],
  ['it', 'Nuova partita', 'Comincia la partita', 'Tu'],
] as const)('in %s it speaks the language and starts', async (language, title, go, you) => {
  await openSetup({ language: language satisfies Language });
  expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
  expect(screen.getByDisplayValue(you)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: go }));
  expect((await startedMatch()).setup.players[0]).toHaveProperty('name', you);
});

test('the way back leads to the marquee', async () => {
  await openSetup();
  writeName(1, 'Ada');
  fireEvent.press(screen.getByRole('link', { name: 'Back to the marquee' }));
  expect(await screen.findByRole('heading', { name: 'Backlot' })).toBeOnTheScreen();
});
