import { fireEvent, screen } from '@testing-library/react-native';

import { preferences } from '../../src/session/app';
import type { SeatDraft } from '../../src/session/preferences';
import {
  choose,
  expectName,
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

function seat(name: string, changes: Partial<SeatDraft> = {}): SeatDraft {
  return { kind: 'bot', name, colour: 'ruby', glyph: 'star', level: 'random', ...changes };
}

function remember(seats: SeatDraft[], options: Record<string, boolean | string | number> = {}) {
  preferences.setState({ tables: { hollywood: { seats, options } } });
}

test('the last table is there again, with its rules but not its seed', async () => {
  await openSetup({ seed: 'once' });
  pressButton(/^Add a seat/);
  writeName(1, ' Ada ');
  choose('Who plays in seat 3', 'Person');
  await inDetails('Who starts', () => {
    choose('Who starts', 'Otis');
  });
  await inDetails('Handing out the cards', () => {
    choose('Handing out the cards', 'Bottom card first');
  });
  fireEvent.press(screen.getByRole('switch', { name: 'Advanced game' }));
  await inDetails('Ada', () => {
    choose('Colour', 'Pearl');
  });
  start();
  const { setup } = await startedMatch();
  screen.unmount();

  await openSetup();
  expect(screen.queryByLabelText('Seed code')).not.toBeOnTheScreen();
  start();
  const again = (await startedMatch()).setup;
  expect(again.players).toEqual(setup.players);
  expect(again.options).toEqual(setup.options);
  expect(again.options).toMatchObject({ advanced: true, firstSeat: 2 });
  expect(again.seed).not.toBe(setup.seed);
});

test('a table for one is remembered for playing at once, and one for several leaves it there', async () => {
  await openSetup();
  writeName(1, 'Ada');
  start();
  await startedMatch();
  const { soloTables } = preferences.getState();
  expect(soloTables).toMatchObject({ hollywood: { seats: [{ name: 'Ada' }, {}, {}] } });
  screen.unmount();

  await openSetup();
  choose('Who plays in seat 2', 'Person');
  start();
  await startedMatch();
  expect(preferences.getState().soloTables).toEqual(soloTables);
  expect(preferences.getState().tables).not.toEqual(soloTables);
});

test('a table that never started is not remembered', async () => {
  await openSetup();
  writeName(1, '');
  start();
  expect(preferences.getState().tables).toEqual({});
});

test('a person without a name is called so in the language of today, and only one of them', async () => {
  const [person, other] = [{ kind: 'person' }, { colour: 'amber', glyph: 'moon' }] as const;
  remember([seat('Vous', person), seat('Tu', { ...person, ...other }), seat('Moi', person)]);
  await openSetup();
  expectName(1, 'You');
  expectName(2, 'Tu');
  expectName(3, 'Moi');
});

test('too few seats are filled up, with nobody twice', async () => {
  remember([seat('Mabel', { colour: 'amber', glyph: 'moon' })]);
  await openSetup();
  start();
  const { players } = (await startedMatch()).setup;
  expect(players).toHaveLength(3);
  expect(new Set(players.map(({ name }) => name)).size).toBe(3);
});

test('too many seats are cut, looks that are there twice are changed', async () => {
  remember(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => seat(name)));
  await openSetup();
  start();
  const { players } = (await startedMatch()).setup;
  expect(players.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
  expect(players[0]).toMatchObject({ colour: 'ruby', glyph: 'star' });
  expect(new Set(players.map(({ colour }) => colour)).size).toBe(4);
  expect(new Set(players.map(({ glyph }) => glyph)).size).toBe(4);
});

test('levels, options and seats that no longer are fall back on their own', async () => {
  remember([seat('A', { level: 'genius' }), seat('B'), seat('C', { kind: 'person' })], {
    advanced: true,
    claimOrder: 'sideways',
    firstSeat: 7,
    popcorn: true,
  });
  await openSetup();
  start();
  const { players, options } = (await startedMatch()).setup;
  expect(players[0]).toHaveProperty('level', 'extra');
  expect(options).toEqual({ advanced: true, claimOrder: 'top-first' });
});

test('a name that is missing is suggested, one that is wrong is left to be mended', async () => {
  remember([seat('', { kind: 'person' }), seat(' '), seat('A name that is much too long')]);
  await openSetup();
  expectName(1, 'You');
  expectName(2, 'Mabel');
  start();
  expect(screen.getByText(/This name is too long/)).toBeOnTheScreen();
});
