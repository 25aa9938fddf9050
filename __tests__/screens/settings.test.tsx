import { fireEvent, render, screen, within } from '@testing-library/react-native';
import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { AccessibilityInfo, Text } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { WordsProvider } from '../../src/i18n/WordsProvider';
import { linking } from '../../src/navigation/linking';
import type { Routes } from '../../src/navigation/routes';
import { MarqueeScreen } from '../../src/screens/marquee/MarqueeScreen';
import { SettingsScreen } from '../../src/screens/settings/SettingsScreen';
import { preferences } from '../../src/session/app';
import { MotionProvider, useMotion } from '../../src/ui/motion/MotionProvider';

const Stack = createNativeStackNavigator<Routes>();

function MotionProbe() {
  return <Text testID="motion">{useMotion()}</Text>;
}

/** The screen inside the providers that obey it. */
async function openSettings() {
  jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(false);
  render(
    <SafeAreaProvider
      initialMetrics={{
        frame: { x: 0, y: 0, width: 390, height: 844 },
        insets: { top: 47, left: 0, right: 0, bottom: 34 },
      }}
    >
      <WordsProvider>
        <MotionProvider>
          <MotionProbe />
          <NavigationContainer linking={{ ...linking, enabled: false }}>
            <Stack.Navigator initialRouteName="Settings">
              <Stack.Screen name="Marquee" component={MarqueeScreen} />
              <Stack.Screen name="Settings" component={SettingsScreen} />
            </Stack.Navigator>
          </NavigationContainer>
        </MotionProvider>
      </WordsProvider>
    </SafeAreaProvider>,
  );
  await screen.findByText('full');
}

function choose(group: string, choice: string) {
  fireEvent.press(within(screen.getByLabelText(group)).getByRole('radio', { name: choice }));
}

beforeEach(() => {
  preferences.setState(preferences.getInitialState(), true);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('one heading of level one, and the way back to the marquee', async () => {
  await openSettings();
  expect(screen.getByRole('heading', { name: 'Settings' })).toHaveProp('aria-level', 1);
  fireEvent.press(screen.getByRole('link', { name: 'Back to the marquee' }));
  expect(await screen.findByRole('heading', { name: 'Backlot' })).toBeOnTheScreen();
});

test('every choice holds at once', async () => {
  await openSettings();
  choose('Speed of bots and animations', 'Brisk');
  choose('Placing a reel', 'One tap');
  for (const name of ['Brisk', 'One tap'])
    expect(screen.getByRole('radio', { name })).toBeChecked();
  expect(preferences.getState()).toMatchObject({ speed: 'brisk', placing: 'one-tap' });
});

test.each([
  ['Pass the phone', 'handOver', true, false],
  ['Vibration', 'haptics', false, true],
  ['Less motion', 'motion', 'reduced', 'system'],
  ['Tips at the table', 'tips', false, true],
] as const)('the switch «%s» turns and turns back', async (name, key, first, then) => {
  await openSettings();
  fireEvent.press(screen.getByRole('switch', { name }));
  expect(preferences.getState()).toHaveProperty(key, first);
  fireEvent.press(screen.getByRole('switch', { name }));
  expect(preferences.getState()).toHaveProperty(key, then);
});

test('tips that were seen can be seen again', async () => {
  preferences.setState({ seenTips: ['bumped', 'lost-star'] });
  await openSettings();
  fireEvent.press(screen.getByRole('button', { name: 'Show all tips again' }));
  expect(preferences.getState().seenTips).toEqual([]);
  expect(screen.getByText('Every tip will be shown once more.')).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Show all tips again' })).not.toBeOnTheScreen();
});

test('less motion stills the app at once, whatever the device says', async () => {
  await openSettings();
  fireEvent.press(screen.getByRole('switch', { name: 'Less motion' }));
  expect(screen.getByTestId('motion')).toHaveTextContent('still');
  fireEvent.press(screen.getByRole('switch', { name: 'Less motion' }));
  expect(screen.getByTestId('motion')).toHaveTextContent('full');
});

test('languages go by their own names, and the app speaks the chosen one at once', async () => {
  await openSettings();
  choose('Language', 'Français');
  expect(await screen.findByRole('heading', { name: 'Réglages' })).toBeOnTheScreen();
  choose('Langue', 'Italiano');
  expect(await screen.findByRole('heading', { name: 'Impostazioni' })).toBeOnTheScreen();
  choose('Lingua', 'Come il dispositivo');
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeOnTheScreen();
});

test('where earlier choices cannot be read, it says how long changes hold', async () => {
  await openSettings();
  expect(screen.queryByText(/holds until the app is closed/)).not.toBeOnTheScreen();
  screen.unmount();
  preferences.setState({ status: 'unreadable' });
  await openSettings();
  expect(screen.getByText(/holds until the app is closed/)).toBeOnTheScreen();
});

test('it tells the version', async () => {
  await openSettings();
  expect(screen.getByText(/^Backlot, version \d+\.\d+\.\d+/)).toBeOnTheScreen();
});
