import AsyncStorage from '@react-native-async-storage/async-storage';
import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import type { Match } from '../../src/engine/match';
import type { State } from '../../src/games/hollywood/types';
import type { Language } from '../../src/i18n/languages';
import { linking } from '../../src/navigation/linking';
import type { Routes } from '../../src/navigation/routes';
import { onStage } from '../../src/navigation/Stage';
import { TableScreen } from '../../src/screens/table/TableScreen';
import { liveMatches, preferences } from '../../src/session/app';
import type { LiveMatch } from '../../src/session/live-matches';
import { renderInApp } from './render';
import { store } from './theatre';

const Stack = createNativeStackNavigator<Routes>();

/** The name under which the tests keep their match. */
export const ID = 'test1';

/** The real table over a real session of this match, as it lies in the storage. */
export async function openTable(
  match: Match | undefined,
  language: Language = 'en',
): Promise<void> {
  if (match !== undefined) await store(ID, match);
  await renderInApp(
    <NavigationContainer
      linking={{ ...linking, enabled: false }}
      initialState={{ routes: [{ name: 'Board', params: { match: ID } }] }}
    >
      <Stack.Navigator screenLayout={onStage}>
        <Stack.Screen name="Board" component={TableScreen} />
        <Stack.Screen name="Scoreboard">{() => <Text>the scoreboard</Text>}</Stack.Screen>
        <Stack.Screen name="Marquee">{() => <Text>the marquee</Text>}</Stack.Screen>
        <Stack.Screen name="Settings">{() => <Text>the settings</Text>}</Stack.Screen>
      </Stack.Navigator>
    </NavigationContainer>,
    language,
  );
  await pass(10);
}

/** Lets so many milliseconds go by, with all that happens in them. */
export async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
}

/** For the tests of the file that calls it: each begins with an empty storage, and time passes when it is let pass. */
export function standAtTables(): void {
  beforeEach(async () => {
    jest.useFakeTimers();
    await AsyncStorage.clear();
  });

  afterEach(() => {
    void liveMatches.leave();
    preferences.setState(preferences.getInitialState(), true);
    jest.useRealTimers();
  });
}

export function live(): LiveMatch {
  const found = liveMatches.find(ID);
  if (found === undefined) throw new Error('The table is not open');
  return found;
}

export function stateNow(): State {
  return live().session.store.getState().match.state as unknown as State;
}

export function press(name: string | RegExp): void {
  fireEvent.press(screen.getByRole('button', { name }));
}

/** The button of a column, counted from 1. */
export function named(number: number): { readonly name: RegExp } {
  return { name: new RegExp(`^Column ${number},`) };
}

export function touchColumn(number: number): void {
  fireEvent.press(screen.getByRole('button', named(number)));
}

/** The first touch shows where the reel would go, the second places it. */
export function place(number: number): void {
  touchColumn(number);
  touchColumn(number);
}

/** Into the first column with room, whose number it tells. */
export function placeAnywhere(): number {
  const { columns } = stateNow();
  const number = 1 + columns.findIndex(({ cards, reels }) => reels.length < cards.length);
  place(number);
  return number;
}

/** Presses the first of the buttons that are called so, if there is one to press. */
export function pressAny(name: RegExp, pick: (count: number) => number = () => 0): boolean {
  const found = screen.queryAllByRole('button', { name, disabled: false });
  if (found.length === 0) return false;
  fireEvent.press(found[pick(found.length)]);
  return true;
}
