import AsyncStorage from '@react-native-async-storage/async-storage';

import { SaveRepository } from './repository';

/** The saves of this phone or browser. */
export const saves = new SaveRepository({
  store: AsyncStorage,
  now: () => Date.now(),
  random: () => Math.random(),
});
