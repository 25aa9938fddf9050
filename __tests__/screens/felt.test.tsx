import * as haptics from 'expo-haptics';

import type { Haptics } from '../../src/screens/match/haptics';
import { FELT as onAndroid } from '../../src/screens/match/felt.android';
import { FELT as elsewhere } from '../../src/screens/match/felt';

jest.mock('expo-haptics', () => ({
  ...jest.requireActual<typeof haptics>('expo-haptics'),
  impactAsync: jest.fn(() => Promise.resolve()),
  notificationAsync: jest.fn(() => Promise.resolve()),
  selectionAsync: jest.fn(() => Promise.resolve()),
  performAndroidHapticsAsync: jest.fn(() => Promise.resolve()),
}));

const touch = jest.mocked(haptics.performAndroidHapticsAsync);
const vibrator = [haptics.impactAsync, haptics.notificationAsync, haptics.selectionAsync];

function feelAll({ place, bump, claim, triumph, loss }: Haptics): void {
  for (const feel of [place, bump, claim, triumph, loss]) feel();
}

/** Time for whatever fails to be tried another way. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  jest.clearAllMocks();
});

test('Android gives everything that is felt as the feedback to touches, which needs no permission', () => {
  feelAll(onAndroid);
  expect(touch.mock.calls.flat()).toEqual([
    'context-click',
    'virtual-key',
    'clock-tick',
    'confirm',
    'reject',
  ]);
  for (const vibrate of vibrator) expect(vibrate).not.toHaveBeenCalled();
});

test('an Android that does not know a triumph gives a long push, and none that it cannot give is missed', async () => {
  touch.mockRejectedValue(new Error('not supported'));
  onAndroid.triumph();
  await settled();
  expect(touch.mock.calls.flat()).toEqual(['confirm', 'long-press']);
  onAndroid.place();
  await settled();
  expect(touch).toHaveBeenLastCalledWith('context-click');
});

test('elsewhere what is felt is as light or heavy as what happened', () => {
  feelAll(elsewhere);
  expect(haptics.impactAsync).toHaveBeenNthCalledWith(1, 'light');
  expect(haptics.impactAsync).toHaveBeenNthCalledWith(2, 'medium');
  expect(haptics.selectionAsync).toHaveBeenCalledTimes(1);
  expect(haptics.notificationAsync).toHaveBeenNthCalledWith(1, 'success');
  expect(haptics.notificationAsync).toHaveBeenNthCalledWith(2, 'warning');
  expect(touch).not.toHaveBeenCalled();
});
