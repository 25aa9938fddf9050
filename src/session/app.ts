import { saves } from '../storage/async-storage';
import { preferences } from './app-preferences';
import { slicedRunner } from './bot-runner';
import { LiveMatches } from './live-matches';
import { PACES } from './pace';

/* The one set of stores that the app runs on. Tests make their own. */

export { preferences, saves };

export const liveMatches = new LiveMatches({
  saves,
  runner: slicedRunner(() => performance.now()),
  botPauseMs: () => PACES[preferences.getState().speed].botTurn,
});
