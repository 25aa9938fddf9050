import { setUpTests } from 'react-native-reanimated';

// Reanimated's own matchers and stand-ins; hand-written ones drift from what it does.
setUpTests();
