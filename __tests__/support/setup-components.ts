import { setUpTests } from 'react-native-reanimated';

// Reanimated's own matchers and stand-ins; hand-written ones drift from what it does.
setUpTests();

// The storage's own stand-in for tests: a map in memory.
jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual<object>('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);
