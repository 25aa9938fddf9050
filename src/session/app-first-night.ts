import AsyncStorage from '@react-native-async-storage/async-storage';

import { createFirstNight } from './first-night';

/** The app's own. */
export const firstNight = createFirstNight(AsyncStorage);
