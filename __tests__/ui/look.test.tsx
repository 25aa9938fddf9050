import { act, render, screen } from '@testing-library/react-native';
import { memo, useEffect } from 'react';
import { AccessibilityInfo, Text, useColorScheme, View } from 'react-native';

import { preferences } from '../../src/session/app';
import { LookProvider } from '../../src/ui/theme/LookProvider';
import { LOOKS } from '../../src/ui/theme/looks';
import { themed } from '../../src/ui/theme/themed';
import { useTones } from '../../src/ui/theme/TonesContext';

const useStyles = themed((tones) => ({ ground: { backgroundColor: tones.panel } }));

let started = 0;

/** Memoised, as most of the table is: nothing above it makes it draw itself again. */
const Probe = memo(function Probe() {
  const styles = useStyles();
  useEffect(() => {
    started += 1;
  }, []);
  return (
    <View testID="ground" style={styles.ground}>
      <Text>{useTones().name}</Text>
    </View>
  );
});

/** A device whose wish for contrast can change while the app runs. */
function mockContrast(answer: Promise<boolean>) {
  const listeners = new Map<string, (isOn: boolean) => void>();
  const subscribe = (event: string, listener: (isOn: boolean) => void) => {
    listeners.set(event, listener);
    return { remove: () => listeners.delete(event) };
  };
  jest.spyOn(AccessibilityInfo, 'isDarkerSystemColorsEnabled').mockReturnValue(answer);
  jest
    .spyOn(AccessibilityInfo, 'addEventListener')
    .mockImplementation(subscribe as unknown as typeof AccessibilityInfo.addEventListener);
  return {
    change: (isOn: boolean) => listeners.get('darkerSystemColorsChanged')?.(isOn),
    listeners,
  };
}

async function open() {
  render(
    <LookProvider>
      <Probe />
    </LookProvider>,
  );
  await act(async () => {
    await Promise.resolve();
  });
}

beforeEach(() => {
  started = 0;
  preferences.setState(preferences.getInitialState(), true);
  mockContrast(Promise.resolve(false));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(useColorScheme).mockReturnValue('light');
});

test.each([
  ['light', 'matinee'],
  ['dark', 'evening'],
] as const)('a %s device gets the %s', async (scheme, look) => {
  jest.mocked(useColorScheme).mockReturnValue(scheme);
  await open();
  expect(screen.getByText(look)).toBeOnTheScreen();
});

test('a choice holds at once, reaches what is memoised, and starts nothing over', async () => {
  await open();
  for (const look of ['evening', 'contrast', 'matinee'] as const) {
    act(() => {
      preferences.setState({ look });
    });
    expect(screen.getByText(look)).toBeOnTheScreen();
    expect(screen.getByTestId('ground')).toHaveStyle({ backgroundColor: LOOKS[look].panel });
  }
  expect(started).toBe(1);
});

test('a device that begins to ask for contrast is followed, and let go of in the end', async () => {
  const device = mockContrast(Promise.resolve(false));
  await open();
  expect(screen.getByText('matinee')).toBeOnTheScreen();
  act(() => device.change(true));
  expect(screen.getByText('contrast')).toBeOnTheScreen();
  act(() => device.change(false));
  expect(screen.getByText('matinee')).toBeOnTheScreen();
  screen.unmount();
  expect(device.listeners.size).toBe(0);
});

test('what the device says counts for nothing against a choice', async () => {
  mockContrast(Promise.resolve(true));
  preferences.setState({ look: 'evening' });
  await open();
  expect(screen.getByText('evening')).toBeOnTheScreen();
});
