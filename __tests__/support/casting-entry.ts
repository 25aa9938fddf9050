import { randomBot } from '../../src/engine/bot';
import type { ShelfEntry } from '../../src/games/contract';
import { castingCall } from './casting-call';
import { loadCastingWords } from './casting-words';

/** The test-only game as the app would have it: rules and words, nothing else. */
export const castingEntry: ShelfEntry = {
  id: castingCall.id,
  name: 'Casting Call',
  seats: castingCall.seats,
  minutes: 5,
  rulesVersions: [castingCall.rulesVersion],
  game: castingCall,
  earlier: [],
  bots: [randomBot],
  offered: [randomBot],
  transcript: { lines: () => [], endLine: () => ({}) },
  words: loadCastingWords,
  isIntermission: () => false,
};
