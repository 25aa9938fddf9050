import { randomBot } from '../../engine/bot';
import type { ShelfEntry } from '../contract';
import { hollywood1947Bots } from './bots/bots';
import { hollywood1947 } from './game';
import { manifest } from './manifest';
import { transcript } from './transcript';
import type { State } from './types';
import { loadWords } from './words';
import { loadBook } from './words/book';

export const entry: ShelfEntry = {
  ...manifest,
  game: hollywood1947,
  earlier: [],
  bots: [randomBot, ...hollywood1947Bots],
  offered: hollywood1947Bots,
  transcript,
  words: loadWords,
  book: loadBook,
  isIntermission: ({ phase }: State) => phase.kind === 'intermission',
};
