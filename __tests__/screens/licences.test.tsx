import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen, within } from '@testing-library/react-native';

import { Navigator } from '../../src/navigation/Navigator';
import { renderInApp } from '../support/render';

beforeEach(async () => {
  await AsyncStorage.clear();
});

/** A sheet, by its title; the part of it that scrolls is called the same. */
function sheetOf(title: string) {
  return within(screen.getAllByLabelText(title)[0]);
}

test('the settings lead to the credits, and a name there to what its licence says', async () => {
  await renderInApp(<Navigator />);
  fireEvent.press(await screen.findByRole('link', { name: 'Settings' }));
  fireEvent.press(await screen.findByRole('link', { name: 'Credits and licences' }));
  expect(await screen.findByRole('heading', { name: 'Closing credits' })).toHaveProp(
    'aria-level',
    1,
  );
  fireEvent.press(screen.getByRole('button', { name: /^zustand/ }));
  const sheet = sheetOf('zustand');
  expect(sheet.getByText(/^Copyright \(c\) \d+/)).toBeOnTheScreen();
  expect(sheet.getByText(/^Permission is hereby granted, free of charge/)).toBeOnTheScreen();

  fireEvent.press(sheet.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/^Permission is hereby granted/)).not.toBeOnTheScreen();

  expect(screen.getByRole('heading', { name: 'Also in the apps for Android and iOS' })).toHaveProp(
    'aria-level',
    2,
  );
  expect(screen.getByText('Several versions, Apache-2.0')).toBeOnTheScreen();
  expect(screen.getByText('Part of Fresco, BSD-3-Clause')).toBeOnTheScreen();
  fireEvent.press(screen.getByText('OkHttp'));
  const library = sheetOf('OkHttp');
  expect(library.getByText(/^Android: com\.squareup\.okhttp3:okhttp \d/)).toBeOnTheScreen();
  expect(library.getByText('Copyright (c) Square, Inc.')).toBeOnTheScreen();
  fireEvent.press(library.getByRole('button', { name: 'Close' }));

  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeOnTheScreen();
});
