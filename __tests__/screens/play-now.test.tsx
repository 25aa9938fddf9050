import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen } from '@testing-library/react-native';

import type { Match } from '../../src/engine/match';
import { findGame } from '../../src/games';
import { BESIDE } from '../../src/screens/shelf';
import { soloTable } from '../../src/screens/setup/form/remembered';
import { liveMatches, preferences, saves } from '../../src/session/app';
import type { SeatDraft, TableDraft } from '../../src/session/preferences';
import { midMatch } from '../support/matches';
import { must } from '../support/results';
import { renderTheatre, standStill, store } from '../support/theatre';

// Whole screens on a busy machine.
jest.setTimeout(30_000);

beforeEach(async () => {
  standStill();
  void liveMatches.leave();
  await AsyncStorage.clear();
  preferences.setState(preferences.getInitialState(), true);
});

const PLAY_NOW = 'Play now: Hollywood!';

const NAMES = { person: 'You', bots: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] };

function seat(name: string, changes: Partial<SeatDraft> = {}): SeatDraft {
  return { kind: 'bot', name, colour: 'ruby', glyph: 'star', level: 'mogul', ...changes };
}

const SOLO: TableDraft = {
  seats: [seat('Rex'), seat('Ada', { kind: 'person', colour: 'jade', glyph: 'moon' }), seat('Zoë')],
  options: { advanced: true, claimOrder: 'bottom-first' },
};

const FAMILY: TableDraft = {
  seats: ['Ada', 'Bob', 'Cleo', 'Dan'].map((name) => seat(name, { kind: 'person' })),
  options: {},
};

async function playNow(): Promise<Match> {
  fireEvent.press(await screen.findByRole('button', { name: PLAY_NOW }));
  await screen.findByText(/^table of /);
  const started = must(await saves.list()).map(({ id }) => liveMatches.find(id));
  const live = started.find((one) => one !== undefined);
  if (live === undefined) throw new Error('It is not open');
  return live.session.store.getState().match;
}

test('the first time, one tap leads to a table of a person and three bots of the middle level', async () => {
  await renderTheatre();
  const { setup } = await playNow();
  expect(setup.players).toMatchObject([
    { kind: 'person', name: 'You' },
    { kind: 'bot', level: 'agent' },
    { kind: 'bot', level: 'agent' },
    { kind: 'bot', level: 'agent' },
  ]);
  expect(must(await saves.list())).toHaveLength(1);
});

test('after that, the table is as it was the last time somebody played alone', async () => {
  preferences.setState({ tables: { hollywood: FAMILY }, soloTables: { hollywood: SOLO } });
  await store('old', midMatch(3, 'one', 4));
  await renderTheatre();
  const { setup } = await playNow();
  expect(setup.players.map(({ kind, name }) => [kind, name])).toEqual([
    ['bot', 'Rex'],
    ['person', 'Ada'],
    ['bot', 'Zoë'],
  ]);
  expect(setup.players[0]).toHaveProperty('level', 'mogul');
  expect(setup.options).toMatchObject({ advanced: true, claimOrder: 'bottom-first' });
  // The family finds its own table again where tables are set up.
  expect(preferences.getState().tables).toEqual({ hollywood: FAMILY });
});

test.each(['hollywood-1947', 'executive-producer'])('%s is played at once, too', async (id) => {
  await renderTheatre();
  const name = BESIDE.find((game) => game.id === id)?.name ?? '';
  fireEvent.press(await screen.findByRole('button', { name: `Play now: ${name}` }));
  await screen.findByText(/^table of /);
  await liveMatches.leave();
  expect(must(await saves.list())).toMatchObject([{ kind: 'ready', summary: { game: id } }]);
});

test('a double tap is one match', async () => {
  await renderTheatre();
  const begin = jest.spyOn(liveMatches, 'start');
  await screen.findByRole('button', { name: PLAY_NOW });
  const press = () => {
    fireEvent.press(screen.getByRole('button', { name: PLAY_NOW }));
  };
  // Both before anything is drawn.
  act(() => {
    press();
    press();
  });
  await screen.findByText(/^table of /);
  expect(begin).toHaveBeenCalledTimes(1);
  begin.mockRestore();
});

test('a table that cannot start as it was is shown where it can be mended', async () => {
  preferences.setState({
    soloTables: { hollywood: { ...SOLO, seats: [...SOLO.seats.slice(0, 2), seat('rex')] } },
  });
  await renderTheatre();
  fireEvent.press(await screen.findByRole('button', { name: PLAY_NOW }));
  expect(await screen.findByText('setup of hollywood')).toBeOnTheScreen();
  expect(must(await saves.list())).toHaveLength(0);
});

test('somebody new is shown the way to a match beside the tutorial, later at the poster', async () => {
  await renderTheatre();
  await screen.findByText('Know the game?');
  fireEvent.press(screen.getByRole('link', { name: 'New match' }));
  expect(await screen.findByText('setup of hollywood')).toBeOnTheScreen();
  screen.unmount();
  await store('old', midMatch(3, 'one', 4));
  await renderTheatre();
  expect(await screen.findByRole('link', { name: 'New match' })).toBeOnTheScreen();
  expect(screen.queryByText('Know the game?')).not.toBeOnTheScreen();
});

describe('a table for one', () => {
  const hollywood = findGame('hollywood');
  if (hollywood === undefined) throw new Error('It is on the shelf');

  test('of before there was Play now is taken from the last table, if that was one', () => {
    const memory = { tables: { hollywood: SOLO }, soloTables: {} };
    const names = soloTable(hollywood, memory, NAMES).seats.map(({ name }) => name);
    expect(names).toEqual(['Rex', 'Ada', 'Zoë']);
    const family = soloTable(hollywood, { tables: { hollywood: FAMILY }, soloTables: {} }, NAMES);
    expect(family.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
  });

  test.each([
    [1, 9, undefined, 4],
    [2, 5, 5, 5],
    [2, 3, undefined, 3],
    [5, 9, undefined, 5],
  ])('for %i to %i, usually %s, has %i seats', (min, max, usualSeats, expected) => {
    const entry = {
      ...hollywood,
      ...(usualSeats !== undefined && { usualSeats }),
      game: { ...hollywood.game, seats: { min, max } },
    };
    expect(soloTable(entry, { tables: {}, soloTables: {} }, NAMES).seats).toHaveLength(expected);
  });
});
