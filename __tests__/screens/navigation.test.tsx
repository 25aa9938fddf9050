import { fireEvent, screen } from '@testing-library/react-native';

import { Navigator } from '../../src/navigation/Navigator';
import { renderInApp } from '../support/render';

const POSTER = /^Hollywood! .*3–4 players, About 30 min, Pass the phone.* – Read the programme$/;

test('the marquee leads to the programme and the programme back to the marquee', async () => {
  await renderInApp(<Navigator />);
  expect(await screen.findByRole('heading', { name: 'Backlot' })).toBeOnTheScreen();

  fireEvent.press(screen.getByRole('link', { name: POSTER }));
  expect(await screen.findByRole('heading', { name: 'How to play' })).toBeOnTheScreen();

  fireEvent.press(screen.getAllByRole('link', { name: 'Back to the marquee' })[0]);
  expect(await screen.findByRole('link', { name: POSTER })).toBeOnTheScreen();
  expect(screen.queryByRole('heading', { name: 'How to play' })).not.toBeOnTheScreen();
});
