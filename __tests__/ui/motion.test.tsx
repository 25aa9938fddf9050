import { act, render, screen } from '@testing-library/react-native';
import { AccessibilityInfo, Text } from 'react-native';

import { MotionProvider, useMotion } from '../../src/ui/motion/MotionProvider';

function Probe() {
  return <Text>{useMotion()}</Text>;
}

/** A system whose setting can be changed while the app runs. */
function mockSystem(answer: Promise<boolean>) {
  const listeners = new Set<(isReduced: boolean) => void>();
  jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockReturnValue(answer);
  const subscribe = (_event: string, listener: (isReduced: boolean) => void) => {
    listeners.add(listener);
    return { remove: () => listeners.delete(listener) };
  };
  jest
    .spyOn(AccessibilityInfo, 'addEventListener')
    .mockImplementation(subscribe as unknown as typeof AccessibilityInfo.addEventListener);
  return {
    change: (isReduced: boolean) => {
      act(() => {
        for (const listener of listeners) listener(isReduced);
      });
    },
    listeners,
  };
}

function renderProbe() {
  return render(
    <MotionProvider>
      <Probe />
    </MotionProvider>,
  );
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('nothing moves before the system has answered', async () => {
  mockSystem(Promise.resolve(false));
  renderProbe();
  expect(screen.getByText('still')).toBeOnTheScreen();
  expect(await screen.findByText('full')).toBeOnTheScreen();
});

test('a change of the setting is followed while the app runs', async () => {
  const system = mockSystem(Promise.resolve(false));
  renderProbe();
  await screen.findByText('full');
  system.change(true);
  expect(screen.getByText('still')).toBeOnTheScreen();
  system.change(false);
  expect(screen.getByText('full')).toBeOnTheScreen();
});

test('an answer that comes after a change does not undo it', async () => {
  let answer: (isReduced: boolean) => void = () => undefined;
  const system = mockSystem(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  renderProbe();
  system.change(true);
  await act(async () => {
    answer(false);
    await Promise.resolve();
  });
  expect(screen.getByText('still')).toBeOnTheScreen();
});

test('without an answer it stays still, and it lets go of the system when it leaves', async () => {
  const system = mockSystem(Promise.reject(new Error('no such setting')));
  const { unmount } = renderProbe();
  await act(async () => {
    await Promise.resolve();
  });
  expect(screen.getByText('still')).toBeOnTheScreen();
  expect(system.listeners.size).toBe(1);
  unmount();
  expect(system.listeners.size).toBe(0);
});
