import { act, fireEvent, screen } from '@testing-library/react-native';
import { TextInput } from 'react-native';

import {
  expectNothingStarted,
  expectNameToBe,
  forgetEverything,
  leaveName,
  openSetup,
  start,
  startedMatch,
  writeName,
} from '../support/setup-screen';

// The whole form is looked through again and again, and the machine may be busy.
jest.setTimeout(30_000);

beforeEach(forgetEverything);

/** Longer than a field takes to tell that it was left. */
async function waitForLeaving(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
}

test.each([
  ['', /still needs a name/],
  ['   ', /still needs a name/],
  ['\u2800', /still needs a name/],
  ['Seventeen letters', /too long: 16 characters at most/],
  ['Ada\u202e', /characters that cannot be shown/],
  ['Ad\u200ba', /characters that cannot be shown/],
  ['Mabel', /already has this name/],
  ['  MABEL ', /already has this name/],
  ['Ｍabel', /already has this name/],
  ['Ma\u034fbel', /already has this name/],
])('the name %p is explained beside its field and starts nothing', async (name, words) => {
  await openSetup();
  writeName(1, name);
  expect(screen.queryByText(words)).not.toBeOnTheScreen();
  start();
  expect(screen.getByText(words)).toHaveTextContent(/^Seat 1: /);
  expect(screen.getByText('Not quite ready. Please look at: Seat 1.')).toBeOnTheScreen();
  expectNothingStarted();
});

test('it is told as soon as the field is left, and gone as soon as it is mended', async () => {
  await openSetup();
  writeName(1, '');
  expect(screen.queryByRole('alert')).not.toBeOnTheScreen();
  leaveName(1);
  expect(await screen.findByRole('alert')).toHaveTextContent(/still needs a name/);
  expectNameToBe('faulty', 1);
  expectNameToBe('fine', 2);
  writeName(1, 'Ada');
  expect(screen.queryByRole('alert')).not.toBeOnTheScreen();
  expectNameToBe('fine', 1);
});

test('of two names alike, the one that was written last is told', async () => {
  await openSetup();
  writeName(1, 'Otis');
  leaveName(1);
  await screen.findByRole('alert');
  expectNameToBe('faulty', 1);
  expectNameToBe('fine', 3);
});

test('a name that is there already marks the seat where it was written, while writing and when it starts', async () => {
  await openSetup();
  // Somebody has been in the field of seat 3 before, and in all the others after.
  writeName(3, 'Rex');
  leaveName(3);
  writeName(1, 'Rex');
  await waitForLeaving();
  expect(screen.queryByRole('alert')).not.toBeOnTheScreen();
  for (const seat of [1, 2, 3]) leaveName(seat);
  await screen.findByRole('alert');
  expectNameToBe('faulty', 1);
  expectNameToBe('fine', 3);
  start();
  expectNameToBe('faulty', 1);
  expectNameToBe('fine', 3);
  expect(screen.getByText('Not quite ready. Please look at: Seat 1.')).toBeOnTheScreen();
});

test('what is wrong is named by seats, and the seed code', async () => {
  await openSetup({ seed: 'x'.repeat(41) });
  writeName(2, '');
  writeName(3, ' ');
  start();
  expect(
    screen.getByText('Not quite ready. Please look at: Seat 2, Seat 3 and Seed code.'),
  ).toBeOnTheScreen();
});

test('start goes to the first faulty field', async () => {
  const focus = jest.spyOn(TextInput.prototype, 'focus').mockClear();
  await openSetup({ seed: 'x'.repeat(41) });
  const labels = () => focus.mock.contexts.map((field) => (field as TextInput).props['aria-label']);
  writeName(3, '');
  writeName(2, 'A name that is much too long');
  start();
  expect(labels()).toEqual(['Name in seat 2']);
  // Two names, the seed, and a word beside the button.
  expect(screen.getAllByRole('alert')).toHaveLength(4);
  writeName(2, 'Ada');
  start();
  expect(labels()).toEqual(['Name in seat 2', 'Name in seat 3']);
  writeName(3, 'Grace');
  start();
  expect(labels().at(-1)).toBe('Seed code');
  expectNothingStarted();
  fireEvent.changeText(screen.getByLabelText('Seed code'), '');
  expect(screen.queryByRole('alert')).not.toBeOnTheScreen();
  start();
  expect((await startedMatch()).setup.players.map(({ name }) => name)).toEqual([
    'You',
    'Ada',
    'Grace',
  ]);
});

test('sixteen characters are enough, and white space around them does not count', async () => {
  await openSetup();
  writeName(1, '  Sixteen letters! ');
  writeName(2, '👩‍👩‍👧 Ada');
  start();
  const { players } = (await startedMatch()).setup;
  expect(players[0]).toHaveProperty('name', 'Sixteen letters!');
  expect(players[1]).toHaveProperty('name', '👩‍👩‍👧 Ada');
});
