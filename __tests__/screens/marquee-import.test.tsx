import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen } from '@testing-library/react-native';

import { archivist } from '../../src/session/app-memory';
import { midMatch } from '../support/matches';
import { renderTheatre, standStill, store } from '../support/theatre';

const FIELD = 'The text of an exported match, or of everything';

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

test('an export of everything comes in as well, beside what is there', async () => {
  await store('mine', midMatch(3, 'one', 4));
  await store('other', midMatch(4, 'two', 6));
  const exported = await archivist.export(undefined);
  await AsyncStorage.clear();
  await store('mine', midMatch(3, 'one', 4));
  await openSheet();
  add(exported.ok ? exported.value : '');
  expect(await screen.findByText(/^1 match was added\. 1 was here already\./)).toBeOnTheScreen();
  expect(await screen.findAllByRole('button', { name: /^Delete the match/ })).toHaveLength(2);
});

test('an export that a newer version made is refused in words', async () => {
  await openSheet();
  add('{"format":"backlot-archive","version":99,"matches":[],"checksum":"0"}');
  expect(await screen.findByText(/^A newer version of Backlot made this export/)).toBeOnTheScreen();
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
