import AsyncStorage from '@react-native-async-storage/async-storage';

import { createPreferences } from './preferences';

/** In a file of its own: the first screen asks for it before anything else, and for the saves only later. */
export const preferences = createPreferences(AsyncStorage);
