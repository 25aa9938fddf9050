import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { fireEvent, screen, within } from '@testing-library/react-native';
import { useEffect } from 'react';
import { Text } from 'react-native';

import type { Match } from '../../src/engine/match';
import type { Options } from '../../src/games/hollywood/types';
import type { Language } from '../../src/i18n/languages';
import { linking } from '../../src/navigation/linking';
import type { RouteProps, Routes } from '../../src/navigation/routes';
import { MarqueeScreen } from '../../src/screens/marquee/MarqueeScreen';
import { SetupScreen } from '../../src/screens/setup/SetupScreen';
import { liveMatches, preferences } from '../../src/session/app';
import { renderInApp } from './render';

const Stack = createNativeStackNavigator<Routes>();

/** The matches that were opened. */
let opened: readonly string[] = [];

/** In the board's place: notes which match was opened. */
function OpenedBoard({ route }: RouteProps<'Board'>) {
  const { match } = route.params;
  useEffect(() => {
    opened = [...opened, match];
  }, [match]);
  return <Text>{BOARD}</Text>;
}

const BOARD = 'The board';

/** A person who has never been here, and no match that is open. */
export function forgetEverything(): void {
  opened = [];
  void liveMatches.leave();
  preferences.setState(preferences.getInitialState(), true);
}

interface Address {
  readonly game?: string;
  readonly seed?: string;
  readonly language?: Language;
}

export async function openSetup({ game = 'hollywood', seed, language = 'en' }: Address = {}) {
  const params = seed === undefined ? { game } : { game, seed };
  await renderInApp(
    <NavigationContainer linking={{ ...linking, enabled: false }}>
      <Stack.Navigator initialRouteName="Setup">
        <Stack.Screen name="Marquee" component={MarqueeScreen} />
        <Stack.Screen name="Setup" component={SetupScreen} initialParams={params} />
        <Stack.Screen name="Board" component={OpenedBoard} />
      </Stack.Navigator>
    </NavigationContainer>,
    language,
  );
}

export function writeName(seat: number, name: string): void {
  fireEvent.changeText(screen.getByLabelText(`Name in seat ${seat}`), name);
}

export function leaveName(seat: number): void {
  fireEvent(screen.getByLabelText(`Name in seat ${seat}`), 'blur');
}

export function expectName(seat: number, name: string): void {
  expect(screen.getByLabelText(`Name in seat ${seat}`)).toHaveProp('value', name);
}

export function expectNameToBe(state: 'fine' | 'faulty', seat: number): void {
  const isFaulty = state === 'faulty';
  expect(screen.getByLabelText(`Name in seat ${seat}`)).toHaveProp('aria-invalid', isFaulty);
}

/** Presses a choice in the group with that label; its sheet may be called the same. */
export function choose(group: string, choice: string): void {
  fireEvent.press(
    within(screen.getAllByLabelText(group)[1] ?? screen.getByLabelText(group)).getByRole('radio', {
      name: choice,
    }),
  );
}

/** Opens the details of a player, or the row of an option, for as long as something is done there. */
export async function inDetails(name: string, act: () => void): Promise<void> {
  const details = new RegExp(`^Details of ${name}: `);
  const isPlayer = screen.queryByRole('button', { name: details }) !== null;
  pressButton(isPlayer ? details : name);
  await screen.findByRole('button', { name: 'Done' });
  act();
  if (screen.queryByRole('button', { name: 'Done' }) !== null) pressButton('Done');
}

export function pressButton(name: string | RegExp): void {
  fireEvent.press(screen.getByRole('button', { name }));
}

export function start(): void {
  pressButton('Start the match');
}

/** The match that was just started, as the next screen finds it. */
export async function startedMatch(): Promise<Match & { setup: { options: Options } }> {
  await screen.findByText(BOARD);
  const live = liveMatches.find(opened.at(-1) ?? '');
  if (live === undefined) throw new Error('The board was opened without a match');
  return live.session.store.getState().match as Match & { setup: { options: Options } };
}

export function expectNothingStarted(): void {
  expect(opened).toEqual([]);
  expect(screen.getByRole('button', { name: 'Start the match' })).toBeOnTheScreen();
}
