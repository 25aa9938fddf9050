import { act, fireEvent, screen, within } from '@testing-library/react-native';

import { midMatch } from '../support/matches';
import { renderTheatre, standStill, store } from '../support/theatre';

// In a file of its own: it stops the clock in the middle, and whatever waits then for a timer waits for ever.
test('the way back is announced and stays for eight seconds', async () => {
  standStill();
  await store('only', midMatch(3, 'one', 4));
  await renderTheatre();
  await screen.findByRole('button', { name: /^Delete/ });
  jest.useFakeTimers();
  fireEvent.press(screen.getByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText('Match deleted')).toBeOnTheScreen();
  expect(screen.getByTestId('news')).toHaveProp('aria-live', 'polite');
  expect(within(screen.getByTestId('news')).getByText('Match deleted')).toBeOnTheScreen();
  act(() => {
    jest.advanceTimersByTime(7500);
  });
  expect(screen.getByRole('button', { name: 'Undo' })).toBeOnTheScreen();
  act(() => {
    jest.advanceTimersByTime(1000);
  });
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeOnTheScreen();
});
