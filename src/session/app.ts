import AsyncStorage from '@react-native-async-storage/async-storage';

import { saves } from '../storage/async-storage';
import { slicedRunner } from './bot-runner';
import { LiveMatches } from './live-matches';
import { PACES } from './pace';
import { createPreferences } from './preferences';

/* The one set of stores that the app runs on. Tests make their own. */

export { saves };

export const preferences = createPreferences(AsyncStorage);

export const liveMatches = new LiveMatches({
  saves,
  runner: slicedRunner(() => performance.now()),
  botPauseMs: () => PACES[preferences.getState().speed].botTurn,
});
