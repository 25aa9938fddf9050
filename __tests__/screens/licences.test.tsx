import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen, within } from '@testing-library/react-native';

import { Navigator } from '../../src/navigation/Navigator';
import { renderInApp } from '../support/render';

beforeEach(async () => {
  await AsyncStorage.clear();
});

test('the settings lead to the credits, and a name there to what its licence says', async () => {
  await renderInApp(<Navigator />);
  fireEvent.press(await screen.findByRole('link', { name: 'Settings' }));
  fireEvent.press(await screen.findByRole('link', { name: 'Credits and licences' }));
  expect(await screen.findByRole('heading', { name: 'Closing credits' })).toHaveProp(
    'aria-level',
    1,
  );
  fireEvent.press(screen.getByRole('button', { name: /^zustand/ }));
  const sheet = within(screen.getByLabelText('zustand'));
  expect(sheet.getByText(/^Copyright \(c\) \d+/)).toBeOnTheScreen();
  expect(sheet.getByText(/^Permission is hereby granted, free of charge/)).toBeOnTheScreen();

  fireEvent.press(sheet.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/^Permission is hereby granted/)).not.toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeOnTheScreen();
});
