import { saves } from '../storage/async-storage';
import { askToKeep } from '../storage/keeping';
import { preferences } from './app-preferences';
import { slicedRunner } from './bot-runner';
import { LiveMatches } from './live-matches';
import { PACES } from './pace';

/* The one set of stores that the app runs on. Tests make their own. */

export { preferences, saves };

export const liveMatches = new LiveMatches({
  saves,
  runner: slicedRunner(() => performance.now()),
  onStart: askToKeep,
  botPauseMs: () => PACES[preferences.getState().speed].botTurn,
});
