import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen } from '@testing-library/react-native';

import { Navigator } from '../../src/navigation/Navigator';
import { renderInApp } from '../support/render';

beforeEach(async () => {
  await AsyncStorage.clear();
});

test('the marquee leads to the programme and the programme back to the same marquee', async () => {
  await renderInApp(<Navigator />);
  fireEvent.press((await screen.findAllByRole('link', { name: 'How to play' }))[0]);
  expect(await screen.findByRole('heading', { name: 'How to play' })).toBeOnTheScreen();

  fireEvent.press(screen.getAllByRole('link', { name: 'Back to the marquee' })[0]);
  expect(await screen.findByRole('link', { name: 'New match' })).toBeOnTheScreen();
  expect(screen.queryByRole('heading', { name: 'How to play' })).not.toBeOnTheScreen();
  // Nothing lies beneath: going back uncovered the first marquee and laid no second one on top.
  expect(
    screen.getAllByRole('heading', { name: 'Backlot', includeHiddenElements: true }),
  ).toHaveLength(1);
});
