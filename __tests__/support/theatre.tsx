import AsyncStorage from '@react-native-async-storage/async-storage';
import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { AccessibilityInfo, Text } from 'react-native';

import type { Match } from '../../src/engine/match';
import type { Language } from '../../src/i18n/languages';
import { linking } from '../../src/navigation/linking';
import type { Routes } from '../../src/navigation/routes';
import { onStage } from '../../src/navigation/Stage';
import { CommentaryScreen } from '../../src/screens/commentary/CommentaryScreen';
import { HallScreen } from '../../src/screens/hall/HallScreen';
import { MarqueeScreen } from '../../src/screens/marquee/MarqueeScreen';
import { PremiereScreen } from '../../src/screens/premiere/PremiereScreen';
import { ScoreboardScreen } from '../../src/screens/scoreboard/ScoreboardScreen';
import { SettingsScreen } from '../../src/screens/settings/SettingsScreen';
import type { Part } from '../../src/screens/table/scene';
import { encodeSave } from '../../src/storage/codec';
import { isMatchId, slotKey } from '../../src/storage/keys';
import { renderInApp } from './render';

const Stack = createNativeStackNavigator<Routes>();

/** The screens that are opened for real. */
type At = 'Scoreboard' | 'Commentary' | 'HallOfFame' | 'Premiere' | 'Settings';

/** The real marquee, scoreboard, commentary, hall, premieres and settings, over a table where a test says so; the other screens only say which they are. */
export function renderTheatre(
  start: { match?: string; over?: Part; at?: At } = {},
  language: Language = 'en',
) {
  const { match, over, at = 'Scoreboard' } = start;
  const routes = [
    { name: 'Marquee' },
    ...(over === undefined ? [] : [{ name: 'Board', params: { match, part: over } }]),
    ...(match === undefined ? [] : [{ name: at, params: { match } }]),
  ];
  return renderInApp(
    <NavigationContainer
      linking={{ ...linking, enabled: false }}
      initialState={{ routes, index: routes.length - 1 }}
    >
      <Stack.Navigator screenLayout={onStage}>
        <Stack.Screen name="Marquee" component={MarqueeScreen} />
        <Stack.Screen name="Scoreboard" component={ScoreboardScreen} />
        <Stack.Screen name="Commentary" component={CommentaryScreen} />
        <Stack.Screen name="Board">
          {({ route: { params } }) => (
            <Text>{`${params.part === 'claims' ? 'claims' : 'table'} of ${params.match}`}</Text>
          )}
        </Stack.Screen>
        <Stack.Screen name="Setup">
          {({ route }) => <Text>{`setup of ${route.params.game}`}</Text>}
        </Stack.Screen>
        <Stack.Screen name="Settings" component={SettingsScreen} />
        <Stack.Screen name="HallOfFame" component={HallScreen} />
        <Stack.Screen name="Premiere" component={PremiereScreen} />
        <Stack.Screen name="Programme">
          {({ route }) => <Text>{`programme of ${route.params.game}`}</Text>}
        </Stack.Screen>
      </Stack.Navigator>
    </NavigationContainer>,
    language,
  );
}

/** Nothing that moves: tests that are not about motion need not wait for it. */
export function standStill(): void {
  jest.mocked(AccessibilityInfo.isReduceMotionEnabled).mockResolvedValue(true);
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

function keyOf(id: string): string {
  if (!isMatchId(id)) throw new Error(`Not the name of a match: ${id}`);
  return slotKey(id, 0);
}

/** A match as it lies in the storage, last played so many milliseconds ago. */
export async function store(id: string, match: Match, ago = 0): Promise<string> {
  const updated = Date.now() - ago;
  const text = encodeSave({ revision: 1, times: { created: updated, updated }, match });
  await AsyncStorage.setItem(keyOf(id), text);
  return text;
}

/** Whatever a storage may hold where a match should be. */
export async function storeText(id: string, text: string): Promise<void> {
  await AsyncStorage.setItem(keyOf(id), text);
}

export async function storedText(id: string): Promise<string | null> {
  return AsyncStorage.getItem(keyOf(id));
}
