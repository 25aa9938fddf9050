import { act, fireEvent, screen } from '@testing-library/react-native';

import { type Message, Snackbar } from '../../src/ui/Snackbar';
import { renderInApp } from '../support/render';

const A_WHILE_MS = 60_000;

async function show(message: Message) {
  const onClose = jest.fn();
  await renderInApp(<Snackbar message={message} onClose={onClose} />);
  return onClose;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const NEWS = { text: 'Match deleted', tone: 'news' } as const;

test('news goes away by itself', async () => {
  const onClose = await show(NEWS);
  act(() => {
    jest.advanceTimersByTime(A_WHILE_MS);
  });
  expect(onClose).toHaveBeenCalled();
});

test('a question stays until it is answered, with yes or with no', async () => {
  const onPress = jest.fn();
  const action = { label: 'Use it now', onPress };
  const onClose = await show({ ...NEWS, action, decline: 'Later' });
  act(() => {
    jest.advanceTimersByTime(A_WHILE_MS);
  });
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Use it now' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  fireEvent.press(screen.getByRole('button', { name: 'Later' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
