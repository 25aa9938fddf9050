import { randomBot } from '../../engine/bot';
import type { ShelfEntry } from '../contract';
import { hollywoodBots } from './bots/bots';
import { hollywood } from './game';
import { manifest } from './manifest';
import { transcript } from './transcript';
import type { State } from './types';

export const entry: ShelfEntry = {
  ...manifest,
  game: hollywood,
  earlier: [],
  bots: [randomBot, ...hollywoodBots],
  offered: hollywoodBots,
  transcript,
  isIntermission: ({ phase }: State) => phase.kind === 'dealing',
};
