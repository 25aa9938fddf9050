import type { ComponentType } from 'react';

import type { SectionName } from '../sections';
import { Clap, Finishing, FirstPlayers, Goal, Growing, InHand, Kinds, Undealt } from './cards';
import { Award, Counting, Largest, Level, Multiplied, TwoBlockbusters } from './sums';
import {
  BottomFirst,
  Bump,
  Deal,
  FullColumn,
  LeftOver,
  StarTooEarly,
  TopFirst,
  TwelveReels,
  TwoReels,
} from './tables';
import type { PictureProps } from './sizes';

/** The picture of each section, drawn by what the table itself is drawn by. */
export const PICTURES: Readonly<Record<SectionName, ComponentType<PictureProps>>> = {
  goal: Goal,
  cards: Kinds,
  table: Deal,
  secrets: Undealt,
  turn: InHand,
  bumping: Bump,
  'full-columns': FullColumn,
  'clap-board': Clap,
  'double-reel': TwoReels,
  'round-end': TwelveReels,
  claiming: TopFirst,
  projects: Growing,
  stars: Finishing,
  'lost-star': StarTooEarly,
  blockbusters: TwoBlockbusters,
  awards: Award,
  'set-aside': LeftOver,
  rounds: FirstPlayers,
  scoring: Counting,
  'largest-project': Largest,
  ties: Level,
  advanced: Multiplied,
  'claim-order': BottomFirst,
};
