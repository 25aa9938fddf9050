import { configure } from '@testing-library/react-native';
import { setUpTests } from 'react-native-reanimated';

// Reanimated's own matchers and stand-ins; hand-written ones drift from what it does.
setUpTests();

// The storage's own stand-in for tests: a map in memory.
jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual<object>('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

// Nothing is heard in tests; what would be is noted.
jest.mock('expo-audio', () => ({
  setAudioModeAsync: jest.fn(() => Promise.resolve()),
  createAudioPlayer: jest.fn(() => ({
    volume: 1,
    play: jest.fn(),
    seekTo: jest.fn(() => Promise.resolve()),
  })),
}));

// A screen's first test transforms and draws a great deal; a busy machine takes its time.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });
