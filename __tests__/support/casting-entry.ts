import { randomBot } from '../../src/engine/bot';
import type { ShelfEntry } from '../../src/games';
import { castingCall } from './casting-call';
import { loadCastingWords } from './casting-words';

/** The test-only game as the app would have it: rules and words, nothing else. */
export const castingEntry: ShelfEntry = {
  game: castingCall,
  name: 'Casting Call',
  earlier: [],
  bots: [randomBot],
  offered: [randomBot],
  transcript: { lines: () => [], endLine: () => ({}) },
  words: loadCastingWords,
  isIntermission: () => false,
};
