import AsyncStorage from '@react-native-async-storage/async-storage';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Share } from 'react-native';

import { preferences } from '../../src/session/app';
import { midMatch, versionsOf } from '../support/matches';
import { renderTheatre, standStill, store, storedText, storeText } from '../support/theatre';

// A phone that cannot share files: what goes out is the text itself.
jest.mock('expo-sharing', () => ({ isAvailableAsync: () => Promise.resolve(false) }));

// Whole screens on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

beforeEach(async () => {
  standStill();
  await AsyncStorage.clear();
  preferences.setState(preferences.getInitialState(), true);
  await preferences.persist.rehydrate();
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function open() {
  await renderTheatre({ at: 'Settings', match: 'x' });
  await screen.findByRole('heading', { name: 'The table’s memory' });
}

async function contents(): Promise<ReadonlyMap<string, string | null>> {
  const pairs = await AsyncStorage.multiGet(await AsyncStorage.getAllKeys());
  return new Map(pairs.filter(([key]) => key !== 'backlot/index'));
}

/** What the phone was given to share. */
async function exported(): Promise<string> {
  const share = jest
    .spyOn(Share, 'share')
    .mockResolvedValue({ action: Share.sharedAction, activityType: undefined });
  fireEvent.press(screen.getByRole('button', { name: 'Export everything' }));
  await waitFor(() => {
    expect(share).toHaveBeenCalled();
  });
  const [content] = share.mock.calls[0] ?? [];
  return content?.message ?? '';
}

async function threeMatches() {
  await store('going', midMatch(3, 'one', 4));
  const over = versionsOf(3, 'over').at(-1);
  if (over !== undefined) await store('over', over);
  await storeText('torn', 'no match');
}

function paste(text: string) {
  fireEvent.press(screen.getByRole('button', { name: 'Import everything' }));
  fireEvent.changeText(screen.getByLabelText('Or paste the exported text'), text);
}

test('everything goes out and comes in again, settings where they are wanted', async () => {
  await threeMatches();
  preferences.setState({ speed: 'brisk' });
  await open();
  const before = await contents();
  const text = await exported();
  await AsyncStorage.clear();
  preferences.setState({ speed: 'relaxed' });
  paste(text);
  fireEvent.press(screen.getByRole('switch', { name: 'Take over the settings, too' }));
  fireEvent.press(screen.getByRole('button', { name: 'Bring it in' }));
  expect(
    await screen.findByText('3 matches were added. The settings were taken over.'),
  ).toBeOnTheScreen();
  expect(await contents()).toEqual(before);
  expect(preferences.getState().speed).toBe('brisk');
});

test.each([
  ['good morning', /not an export of Backlot, or a piece of it is missing/],
  ['{"format":"recipes"}', /not an export of Backlot\. Nothing has changed/],
  ['  ', 'Choose a file or paste the text first.'],
])('%j is refused in words, and nothing changes', async (text, reason) => {
  await threeMatches();
  await open();
  const before = await contents();
  paste(text);
  fireEvent.press(screen.getByRole('button', { name: 'Bring it in' }));
  expect(await screen.findByText(reason)).toBeOnTheScreen();
  expect(await contents()).toEqual(before);
});

test('of an altered file it says what was taken and what was not', async () => {
  await threeMatches();
  await open();
  const text = await exported();
  await AsyncStorage.clear();
  paste(text.replace('no match', 'no much'));
  fireEvent.press(screen.getByRole('button', { name: 'Bring it in' }));
  expect(
    await screen.findByText(/^2 matches were added\. 1 could not be taken\. The file was damaged/),
  ).toBeOnTheScreen();
  expect(await storedText('going')).not.toBeNull();
  expect(await storedText('torn')).toBeNull();
});

test('deleting everything takes a typed word, leaves nothing, and can be undone', async () => {
  await threeMatches();
  preferences.setState({ speed: 'brisk' });
  await open();
  const before = await contents();
  fireEvent.press(screen.getByRole('button', { name: 'Delete everything' }));
  expect(await screen.findByText(/^3 matches go, finished or not/)).toBeOnTheScreen();
  const last = { name: 'Delete it all' };
  expect(screen.getByRole('button', last)).toBeDisabled();
  fireEvent.changeText(screen.getByLabelText('Type DELETE to go on'), 'yes');
  expect(screen.getByRole('button', last)).toBeDisabled();
  fireEvent.changeText(screen.getByLabelText('Type DELETE to go on'), ' delete');
  fireEvent.press(screen.getByRole('button', last));
  expect(await screen.findByText('Everything was deleted')).toBeOnTheScreen();
  expect(await AsyncStorage.getAllKeys()).toEqual([]);
  expect(preferences.getState().speed).toBe('normal');
  fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Everything is back')).toBeOnTheScreen();
  expect(await contents()).toEqual(before);
  expect(preferences.getState().speed).toBe('brisk');
});
