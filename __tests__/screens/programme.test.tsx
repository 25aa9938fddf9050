import {
  NavigationContainer,
  type NavigationState,
  type PartialState,
} from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { linking } from '../../src/navigation/linking';
import type { Routes } from '../../src/navigation/routes';
import { MarqueeScreen } from '../../src/screens/marquee/MarqueeScreen';
import { ProgrammeScreen } from '../../src/screens/programme/ProgrammeScreen';
import { renderInApp } from '../support/render';

const Stack = createNativeStackNavigator<Routes>();

function renderProgramme(game: string, routes: PartialState<NavigationState>['routes'] = []) {
  const open = routes.length > 0 ? { initialState: { routes, index: routes.length - 1 } } : {};
  return renderInApp(
    <NavigationContainer linking={{ ...linking, enabled: false }} {...open}>
      <Stack.Navigator initialRouteName="Programme">
        <Stack.Screen name="Marquee" component={MarqueeScreen} />
        <Stack.Screen name="Setup">
          {({ route }) => <Text>{`setup of ${route.params.game}`}</Text>}
        </Stack.Screen>
        <Stack.Screen name="Board">
          {({ route }) => <Text>{`table ${route.params.match}`}</Text>}
        </Stack.Screen>
        <Stack.Screen name="Programme" component={ProgrammeScreen} initialParams={{ game }} />
      </Stack.Navigator>
    </NavigationContainer>,
  );
}

test('it tells the game in eight numbered steps', async () => {
  await renderProgramme('hollywood');
  expect(await screen.findByRole('heading', { name: 'Hollywood!' })).toHaveProp('aria-level', 1);
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
    expect(
      screen.getByRole('heading', { name: new RegExp(`^Step ${number}: `) }),
    ).toBeOnTheScreen();
  }
  expect(screen.getByRole('heading', { name: 'Step 8: Counting the takings' })).toHaveProp(
    'aria-level',
    3,
  );
});

test('every genre has its name beside its symbol', async () => {
  await renderProgramme('hollywood');
  for (const genre of ['Horror', 'Action', 'Romantic comedy']) {
    expect(await screen.findByText(genre)).toBeOnTheScreen();
  }
});

test('it leads to a new match, from the cover and from its end', async () => {
  await renderProgramme('hollywood');
  expect(await screen.findAllByRole('link', { name: 'Play' })).toHaveLength(2);
  fireEvent.press(screen.getAllByRole('link', { name: 'Play' })[0]);
  expect(await screen.findByText('setup of hollywood')).toBeOnTheScreen();
});

test('with nothing beneath, the way back is the marquee', async () => {
  await renderProgramme('hollywood');
  fireEvent.press((await screen.findAllByRole('link', { name: 'Back to the marquee' }))[0]);
  expect(await screen.findByRole('heading', { name: 'Backlot' })).toBeOnTheScreen();
});

test('opened from a table, it leads back to that table', async () => {
  await renderProgramme('hollywood', [
    { name: 'Marquee' },
    { name: 'Board', params: { match: 'abc' } },
    { name: 'Programme', params: { game: 'hollywood' } },
  ]);
  expect(screen.queryByRole('link', { name: 'Back to the marquee' })).not.toBeOnTheScreen();
  fireEvent.press((await screen.findAllByRole('button', { name: 'Back' }))[0]);
  expect(await screen.findByText('table abc')).toBeOnTheScreen();
});

test('the column to try fills up, says so, and starts over', async () => {
  await renderProgramme('hollywood');
  const place = () => {
    fireEvent.press(screen.getByRole('button', { name: 'Place a reel' }));
  };
  expect(await screen.findByText(/an empty column/)).toBeOnTheScreen();
  place();
  expect(screen.getByText('The reel lies on the bottom card.')).toBeOnTheScreen();
  place();
  expect(screen.getByText(/the others climb by one/)).toBeOnTheScreen();
  place();
  place();
  expect(screen.getByText('The column is full.')).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Place a reel' })).not.toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByText(/an empty column/)).toBeOnTheScreen();
});

test.each(['chess', '', 'HOLLYWOOD', 'hollywood-1947'])(
  'the game «%s» has no programme, and the way home is shown',
  async (game) => {
    await renderProgramme(game);
    expect(await screen.findByRole('heading', { name: 'No such page' })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('link', { name: 'Go to the marquee' }));
    expect(await screen.findByRole('heading', { name: 'Backlot' })).toBeOnTheScreen();
  },
);
