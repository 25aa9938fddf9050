import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen } from '@testing-library/react-native';

import { midMatch } from '../support/matches';
import { renderTheatre, standStill, store } from '../support/theatre';

const FIELD = 'The text of an exported match';

async function openSheet() {
  await renderTheatre();
  fireEvent.press(await screen.findByRole('button', { name: 'Import a match' }));
}

function add(text: string) {
  fireEvent.changeText(screen.getByLabelText(FIELD), text);
  fireEvent.press(screen.getByRole('button', { name: 'Add the match' }));
}

// Whole screens on a busy machine.
jest.setTimeout(30_000);

beforeEach(async () => {
  standStill();
  await AsyncStorage.clear();
});

test('a match comes in from its text, beside those that are there', async () => {
  const text = await store('mine', midMatch(3, 'one', 4));
  await openSheet();
  add(`\n ${text} \n`);
  expect(await screen.findByText('The match was added')).toBeOnTheScreen();
  expect(screen.queryByLabelText(FIELD)).not.toBeOnTheScreen();
  expect(await screen.findAllByRole('button', { name: /^Delete the match/ })).toHaveLength(2);
  expect(screen.getByRole('link', { name: /^Continue/ })).toBeOnTheScreen();
});

test.each([
  ['good morning', /not a saved match, or a piece of it is missing/],
  ['{"format":"something else"}', /not a Backlot match/],
  ['   ', 'Paste the text first.'],
])('%j is refused in words, and nothing changes', async (text, reason) => {
  await openSheet();
  const before = await AsyncStorage.getAllKeys();
  add(text);
  expect(await screen.findByText(reason)).toBeOnTheScreen();
  expect(screen.getByLabelText(FIELD)).toBeOnTheScreen();
  expect(await AsyncStorage.getAllKeys()).toEqual(before);
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeOnTheScreen();
});
