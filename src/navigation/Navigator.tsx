import { DarkTheme, DefaultTheme, NavigationContainer, type Theme } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { CommentaryScreen } from '../screens/commentary/CommentaryScreen';
import { LicencesScreen } from '../screens/licences/LicencesScreen';
import { FirstNightScreen } from '../screens/first-night/FirstNightScreen';
import { HallScreen } from '../screens/hall/HallScreen';
import { MarqueeScreen } from '../screens/marquee/MarqueeScreen';
import { NotFoundScreen } from '../screens/not-found/NotFoundScreen';
import { PremiereScreen } from '../screens/premiere/PremiereScreen';
import { ProgrammeScreen } from '../screens/programme/ProgrammeScreen';
import { RulesScreen } from '../screens/rules/RulesScreen';
import { ScoreboardScreen } from '../screens/scoreboard/ScoreboardScreen';
import { SettingsScreen } from '../screens/settings/SettingsScreen';
import { SetupScreen } from '../screens/setup/SetupScreen';
import { TableScreen } from '../screens/table/TableScreen';
import { gameRow } from '../games';
import { useMotion } from '../ui/motion/MotionProvider';
import type { Tones } from '../ui/theme/tones';
import { useTones } from '../ui/theme/TonesContext';
import { linking } from './linking';
import type { Routes } from './routes';
import { onStage } from './Stage';

const Stack = createNativeStackNavigator<Routes>();

/** Named only when they are opened: until then their modules need not run. The marquee is always there. */
const LATER = {
  Programme: () => ProgrammeScreen,
  Rules: () => RulesScreen,
  Setup: () => SetupScreen,
  Settings: () => SettingsScreen,
  Licences: () => LicencesScreen,
  FirstNight: () => FirstNightScreen,
  HallOfFame: () => HallScreen,
  Premiere: () => PremiereScreen,
  Board: () => TableScreen,
  Scoreboard: () => ScoreboardScreen,
  Commentary: () => CommentaryScreen,
  NotFound: () => NotFoundScreen,
} as const;

function themeOf({ isDark, page, sign, words }: Tones): Theme {
  const usual = isDark ? DarkTheme : DefaultTheme;
  return {
    ...usual,
    colors: { ...usual.colors, background: page, card: page, primary: sign, text: words },
  };
}

/** The title of the browser's tab. */
function titleOf(screen: unknown, app: string): string {
  return typeof screen === 'string' ? `${screen} · ${app}` : app;
}

export function Navigator() {
  const { t } = useTranslation([
    'common',
    'marquee',
    'rules',
    'setup',
    'settings',
    'licences',
    'firstNight',
    'table',
    'score',
    'commentary',
    'hall',
    'premiere',
  ]);
  const motion = useMotion();
  const tones = useTones();
  const theme = useMemo(() => themeOf(tones), [tones]);

  return (
    <NavigationContainer
      linking={linking}
      theme={theme}
      documentTitle={{ formatter: (options) => titleOf(options?.['title'], t('appName')) }}
    >
      <Stack.Navigator
        screenLayout={onStage}
        screenOptions={{ headerShown: false, animation: motion === 'full' ? 'default' : 'none' }}
      >
        <Stack.Screen
          name="Marquee"
          component={MarqueeScreen}
          options={{ title: t('marquee:title') }}
        />
        <Stack.Screen
          name="Programme"
          getComponent={LATER.Programme}
          options={({ route }) => ({
            title: gameRow(route.params.game)?.name ?? t('missing.title'),
          })}
        />
        <Stack.Screen
          name="Rules"
          getComponent={LATER.Rules}
          options={{ title: t('rules:title') }}
        />
        <Stack.Screen
          name="Setup"
          getComponent={LATER.Setup}
          options={{ title: t('setup:title') }}
        />
        <Stack.Screen
          name="Settings"
          getComponent={LATER.Settings}
          options={{ title: t('settings:title') }}
        />
        <Stack.Screen
          name="Licences"
          getComponent={LATER.Licences}
          options={{ title: t('licences:title') }}
        />
        <Stack.Screen
          name="FirstNight"
          getComponent={LATER.FirstNight}
          options={{ title: t('firstNight:title') }}
        />
        <Stack.Screen
          name="HallOfFame"
          getComponent={LATER.HallOfFame}
          options={{ title: t('hall:title') }}
        />
        <Stack.Screen
          name="Premiere"
          getComponent={LATER.Premiere}
          options={{ title: t('premiere:title') }}
        />
        <Stack.Screen
          name="Board"
          getComponent={LATER.Board}
          options={({ route }) => ({
            title: t(route.params.part === 'claims' ? 'table:claims.title' : 'table:title'),
            gestureEnabled: false,
          })}
        />
        <Stack.Screen
          name="Scoreboard"
          getComponent={LATER.Scoreboard}
          options={{ title: t('score:title') }}
        />
        <Stack.Screen
          name="Commentary"
          getComponent={LATER.Commentary}
          options={{ title: t('commentary:title') }}
        />
        <Stack.Screen
          name="NotFound"
          getComponent={LATER.NotFound}
          options={{ title: t('missing.title') }}
        />
      </Stack.Navigator>
    </NavigationContainer>
  );
}
