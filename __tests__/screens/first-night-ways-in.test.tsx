import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen } from '@testing-library/react-native';

import { Navigator } from '../../src/navigation/Navigator';
import { firstNight } from '../../src/session/app-first-night';
import { FIRST_NIGHT_KEY } from '../../src/session/first-night';
import { newMatch } from '../support/matches';
import { renderInApp } from '../support/render';
import { standStill, store } from '../support/theatre';

// Pictures say nothing that words do not say, and thousands of shapes make every query slow.
jest.mock('../../src/ui/Drawing', () => ({ Drawing: () => undefined }));

beforeEach(async () => {
  standStill();
  await AsyncStorage.clear();
  firstNight.setState(firstNight.getInitialState(), true);
});

function keep(scene: string, isDone: boolean): Promise<void> {
  return AsyncStorage.setItem(
    FIRST_NIGHT_KEY,
    JSON.stringify({ state: { scene, isDone }, version: 1 }),
  );
}

async function follow(link: string): Promise<void> {
  fireEvent.press(await screen.findByRole('link', { name: link }));
}

async function expectScene(number: number): Promise<void> {
  expect(await screen.findByRole('heading', { name: `Scene ${number} of 18` })).toBeOnTheScreen();
}

test('a newcomer is offered it first of all', async () => {
  await renderInApp(<Navigator />);
  await screen.findByRole('link', { name: 'Open the curtain' });
  // The settings stand in the corner of the sky.
  expect(screen.getAllByRole('link')[1]).toHaveTextContent('Open the curtain');
  await follow('Open the curtain');
  await expectScene(1);
});

test('a newcomer who left in the middle is led back to the scene', async () => {
  await keep('clap', false);
  await renderInApp(<Navigator />);
  await follow('Back to scene 5');
  await expectScene(5);
});

test('whoever has seen it finds it quietly beneath the posters', async () => {
  await keep('place', true);
  await renderInApp(<Navigator />);
  await follow('First night: learn by playing');
  await expectScene(1);
});

test('whoever has a match goes on with that, and finds it quietly too', async () => {
  await store('a', newMatch(3, 'first-night'));
  await renderInApp(<Navigator />);
  expect(
    await screen.findByRole('link', { name: 'First night: learn by playing' }),
  ).toBeOnTheScreen();
  expect(screen.queryByRole('link', { name: 'Open the curtain' })).not.toBeOnTheScreen();
});

test('the programme leads to it', async () => {
  await renderInApp(<Navigator />);
  // Words inside a link count as its name, too: the posters of the other games say the same.
  fireEvent.press((await screen.findAllByRole('link', { name: 'How to play' }))[0]);
  await follow('First night: learn by playing');
  await expectScene(1);
});
