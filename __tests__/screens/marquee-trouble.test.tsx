import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Share } from 'react-native';

import { checksumOf } from '../../src/storage/checksum';
import { midMatch, newMatch } from '../support/matches';
import { renderTheatre, standStill, store, storedText, storeText } from '../support/theatre';

// Whole screens on a busy machine.
jest.setTimeout(30_000);

beforeEach(async () => {
  standStill();
  await AsyncStorage.clear();
});

/**
 * The stand-in's functions are mocks already: restoring one would leave nothing behind, so its own implementation is
 * put back by hand.
 */
function refuse(operation: 'getAllKeys' | 'removeItem' | 'setItem') {
  const mock = jest.mocked(AsyncStorage[operation]) as jest.Mock;
  const before = mock.getMockImplementation();
  mock.mockRejectedValue(new Error('refused'));
  return () => {
    mock.mockImplementation(before);
  };
}

function spoiled(text: string): string {
  return text.replace('"Ada"', '"Eve"');
}

test('a damaged match is shown as such, with the reason, below the others', async () => {
  await storeText('bad', spoiled(await store('bad', newMatch(3, 'x'))));
  await store('good', midMatch(3, 'one', 4));
  await renderTheatre();
  expect(await screen.findByText('A match that cannot be opened')).toBeOnTheScreen();
  expect(screen.getByText(/^This match was damaged or altered/)).toBeOnTheScreen();
  expect(screen.getByRole('link', { name: /^Continue/ })).toBeOnTheScreen();
});

test.each([
  ['en', /part of this match cannot be right \(seed\)/],
  ['fr', /\(seed\)/],
  ['it', /\(seed\)/],
] as const)('a reason comes with its particulars in %s', async (language, reason) => {
  const save = JSON.parse(await store('bad', newMatch(3, 'x'))) as { checksum?: string };
  const { checksum: _old, ...rest } = { ...save, seed: 'dice:1' };
  await storeText('bad', JSON.stringify({ ...rest, checksum: checksumOf(rest) }));
  await renderTheatre({}, language);
  expect(await screen.findByText(reason)).toBeOnTheScreen();
});

test('a damaged match is given out exactly as it is', async () => {
  const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
  const text = spoiled(await store('bad', newMatch(3, 'x')));
  await storeText('bad', text);
  await renderTheatre();
  fireEvent.press(await screen.findByRole('button', { name: 'Export it as it is' }));
  await waitFor(() => {
    expect(share).toHaveBeenCalledWith({ message: text });
  });
  expect(await storedText('bad')).toBe(text);
});

test('where nothing takes the text, it is shown to be copied', async () => {
  jest.spyOn(Share, 'share').mockRejectedValue(new Error('nothing to share with'));
  const text = await store('good', midMatch(3, 'one', 4));
  await renderTheatre();
  fireEvent.press(
    await screen.findByRole('button', { name: /^Export the match of Ada, Rex and Zoë, / }),
  );
  expect(await screen.findByDisplayValue(text)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByDisplayValue(text)).not.toBeOnTheScreen();
});

test('a damaged match can be deleted and put back, byte by byte', async () => {
  await storeText('bad', '{"half a ma');
  await renderTheatre();
  fireEvent.press(await screen.findByRole('button', { name: 'Delete it' }));
  expect(await screen.findByText('Match deleted')).toBeOnTheScreen();
  expect(await storedText('bad')).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('A match that cannot be opened')).toBeOnTheScreen();
  expect(await storedText('bad')).toBe('{"half a ma');
});

test('a delete that fails says why, and the match stays in the list', async () => {
  await store('good', midMatch(3, 'one', 4));
  const relent = refuse('removeItem');
  await renderTheatre();
  fireEvent.press(await screen.findByRole('button', { name: /^Delete the match/ }));
  expect(await screen.findByText(/perhaps this device has no room left/)).toBeOnTheScreen();
  expect(screen.getByTestId('news')).toHaveProp('role', 'alert');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeOnTheScreen();
  expect(screen.getByRole('link', { name: /^Continue/ })).toBeOnTheScreen();
  relent();
});

test('a match that cannot be put back is still offered, until it can', async () => {
  const text = await store('good', midMatch(3, 'one', 4));
  await renderTheatre();
  fireEvent.press(await screen.findByRole('button', { name: /^Delete the match/ }));
  await screen.findByText('Match deleted');
  const relent = refuse('setItem');
  fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/perhaps this device has no room left/)).toBeOnTheScreen();
  expect(screen.queryByRole('link', { name: /^Continue/ })).not.toBeOnTheScreen();
  relent();
  fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The match is back')).toBeOnTheScreen();
  expect(await storedText('good')).toBe(text);
});

test('a storage that cannot be read is no empty one, and can be asked again', async () => {
  await store('good', midMatch(3, 'one', 4));
  const relent = refuse('getAllKeys');
  await renderTheatre();
  expect(
    await screen.findByRole('heading', { name: 'Your matches cannot be shown' }),
  ).toBeOnTheScreen();
  expect(screen.getByText(/cannot be read right now/)).toBeOnTheScreen();
  expect(screen.getByRole('link', { name: 'New match' })).toBeOnTheScreen();
  relent();
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Continue/ })).toBeOnTheScreen();
  expect(screen.queryByText(/cannot be read right now/)).not.toBeOnTheScreen();
});
