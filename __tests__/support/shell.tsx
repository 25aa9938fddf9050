import AsyncStorage from '@react-native-async-storage/async-storage';
import { NavigationContainer, useNavigation } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { fireEvent, screen } from '@testing-library/react-native';
import { Pressable, Text } from 'react-native';

import type { GameTypes } from '../../src/engine/game';
import type { Match } from '../../src/engine/match';
import type { Seat } from '../../src/engine/seats';
import type { Language } from '../../src/i18n/languages';
import { linking } from '../../src/navigation/linking';
import type { Routes } from '../../src/navigation/routes';
import { onStage } from '../../src/navigation/Stage';
import { ScoreboardScreen } from '../../src/screens/scoreboard/ScoreboardScreen';
import { SetupScreen } from '../../src/screens/setup/SetupScreen';
import { TableScreen } from '../../src/screens/table/TableScreen';
import { liveMatches, preferences, saves } from '../../src/session/app';
import type { MatchId } from '../../src/storage/keys';
import { renderInApp } from './render';
import { must } from './results';
import { pass } from './table';

/* Plays matches of any game through the shell: its setup, its plain table, its curtain and its scoreboard. */

const Stack = createNativeStackNavigator<Routes>();

/** Which rules were opened, and the way back. */
function RulesStandIn({ game }: { readonly game: string }) {
  const navigation = useNavigation();
  return (
    <Pressable
      role="button"
      aria-label="back from the rules"
      onPress={() => {
        navigation.goBack();
      }}
    >
      <Text>{`the rules of ${game}`}</Text>
    </Pressable>
  );
}

type Start = { readonly game: string } | { readonly match: string };

/** The app's screens for a match, from the setup of a game or from a match that lies in the storage. */
export async function openShell(start: Start, language: Language = 'en'): Promise<void> {
  const route =
    'game' in start
      ? ({ name: 'Setup', params: { game: start.game } } as const)
      : ({ name: 'Board', params: { match: start.match } } as const);
  await renderInApp(
    <NavigationContainer
      linking={{ ...linking, enabled: false }}
      initialState={{ routes: [{ name: 'Marquee' }, route], index: 1 }}
    >
      <Stack.Navigator screenLayout={onStage}>
        <Stack.Screen name="Marquee">{() => <Text>the marquee</Text>}</Stack.Screen>
        <Stack.Screen name="Setup" component={SetupScreen} />
        <Stack.Screen name="Board" component={TableScreen} />
        <Stack.Screen name="Scoreboard" component={ScoreboardScreen} />
        <Stack.Screen name="Rules">
          {({ route }) => <RulesStandIn game={route.params.game} />}
        </Stack.Screen>
        <Stack.Screen name="Settings">{() => <Text>the settings</Text>}</Stack.Screen>
      </Stack.Navigator>
    </NavigationContainer>,
    language,
  );
  await pass(SETTLE_MS);
}

/** Longer than screens ignore touches that were meant for what stood there before. */
const SETTLE_MS = 600;

/** The one match that is saved. */
export async function savedMatch(): Promise<MatchId> {
  const listed = must(await saves.list());
  const [entry] = listed;
  if (entry === undefined || listed.length > 1) throw new Error(`Saved: ${listed.length}`);
  return entry.id;
}

/** Ada, a person called Bea and a bot sit down at the test-only game, from the setup on. */
export async function sitDown(): Promise<MatchId> {
  await openShell({ game: 'casting-call' });
  fireEvent.changeText(screen.getByLabelText('Name in seat 1'), 'Ada');
  // The second seat is a bot's: somebody takes it, and a bot comes to the third.
  fireEvent.press(screen.getAllByRole('radio', { name: 'Person' })[1]);
  fireEvent.changeText(screen.getByLabelText('Name in seat 2'), 'Bea');
  await press(/^Add a seat/);
  await press('Start the match');
  await pass(1000);
  return savedMatch();
}

export function matchOf(id: string): Match {
  const found = liveMatches.find(id);
  if (found === undefined) throw new Error('The match is not open');
  return found.session.store.getState().match;
}

/** The app dies and is opened anew at the match: what is not in the storage is gone. */
export async function killAndReopen(id: MatchId, language?: Language): Promise<void> {
  screen.unmount();
  await pass(SETTLE_MS);
  void liveMatches.leave();
  await pass(SETTLE_MS);
  await openShell({ match: id }, language);
}

export async function press(name: string | RegExp): Promise<void> {
  fireEvent.press(screen.getByRole('button', { name }));
  await pass(SETTLE_MS);
}

/** Says at the curtain who one is; first that somebody else is not there, where the curtain is for them. */
export async function openAs(player: string): Promise<void> {
  const isForThem = screen.queryByRole('heading', { name: `For ${player} only` }) !== null;
  if (!isForThem) await press(player);
  fireEvent(screen.getByRole('button', { name: new RegExp(`^I am ${player}`) }), 'longPress');
  await pass(SETTLE_MS);
}

/** Chooses one of several things to do, and confirms. */
export async function choose(name: string | RegExp): Promise<void> {
  fireEvent.press(screen.getAllByRole('radio', { name })[0]);
  await press('Confirm');
}

/** All that is on the screen, in the accessibility tree and in its properties, as text. */
export function everythingShown(): string {
  return JSON.stringify(screen.toJSON());
}

export type Decide = (seat: Seat, legal: readonly GameTypes['action'][]) => GameTypes['action'];

/** For the tests of the file that calls it: each begins with an empty storage, and time passes when it is let pass. */
export function standInShell(): void {
  beforeEach(async () => {
    jest.useFakeTimers();
    await AsyncStorage.clear();
    preferences.setState({ speed: 'brisk' });
  });

  afterEach(() => {
    void liveMatches.leave();
    preferences.setState(preferences.getInitialState(), true);
    jest.useRealTimers();
  });
}
