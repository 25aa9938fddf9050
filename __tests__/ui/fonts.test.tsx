import { act, render, screen } from '@testing-library/react-native';
import * as Font from 'expo-font';
import { Text } from 'react-native';

import { FAMILY } from '../../src/ui/fonts/faces';
import { FontsProvider } from '../../src/ui/fonts/FontsProvider';
import { Words } from '../../src/ui/text/Words';
import { expectFace, expectSystemFace } from '../support/faces';

jest.mock('expo-font', () => ({ loadAsync: jest.fn() }));

const loadAsync = jest.mocked(Font.loadAsync);

function renderWords() {
  const onReady = jest.fn();
  render(
    <FontsProvider onReady={onReady}>
      <Words face="display">A title</Words>
      <Words face="text">A sentence</Words>
    </FontsProvider>,
  );
  return onReady;
}

beforeEach(() => {
  jest.useFakeTimers();
  loadAsync.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

async function settle() {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(0);
  });
}

test('the curtain stays down until the fonts are there', async () => {
  loadAsync.mockResolvedValue();
  const onReady = renderWords();
  expect(screen.queryByText('A title')).not.toBeOnTheScreen();
  expect(onReady).not.toHaveBeenCalled();
  await settle();
  expect(onReady).toHaveBeenCalledTimes(1);
  expectFace('A title', FAMILY.display);
  expectFace('A sentence', FAMILY.text);
});

test('a font that fails is replaced by the system’s; the others are kept', async () => {
  loadAsync.mockImplementation((fonts) =>
    FAMILY.display in (fonts as object)
      ? Promise.reject(new Error('file damaged'))
      : Promise.resolve(),
  );
  const onReady = renderWords();
  await settle();
  expect(onReady).toHaveBeenCalledTimes(1);
  expectSystemFace('A title', FAMILY.display);
  expectFace('A sentence', FAMILY.text);
});

test('a font that never arrives does not keep the app shut, nor the others out', async () => {
  loadAsync.mockImplementation((fonts) =>
    FAMILY.display in (fonts as object) ? new Promise(() => undefined) : Promise.resolve(),
  );
  const onReady = renderWords();
  await act(async () => {
    await jest.advanceTimersByTimeAsync(2900);
  });
  expect(onReady).not.toHaveBeenCalled();
  await act(async () => {
    await jest.advanceTimersByTimeAsync(100);
  });
  expect(onReady).toHaveBeenCalledTimes(1);
  expectSystemFace('A title', FAMILY.display);
  expectFace('A sentence', FAMILY.text);
});

test('fonts that never arrive do not keep the app shut', async () => {
  loadAsync.mockReturnValue(new Promise(() => undefined));
  const onReady = renderWords();
  await act(async () => {
    await jest.advanceTimersByTimeAsync(3000);
  });
  expect(onReady).toHaveBeenCalledTimes(1);
  expectSystemFace('A title', FAMILY.display);
});

test('what stands inside shows nothing of its own before', () => {
  loadAsync.mockReturnValue(new Promise(() => undefined));
  render(
    <FontsProvider onReady={() => undefined}>
      <Text>early</Text>
    </FontsProvider>,
  );
  expect(screen.toJSON()).toBeNull();
});
