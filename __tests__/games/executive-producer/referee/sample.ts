import { type Bot, randomBot } from '../../../../src/engine/bot';
import { seedOf } from '../../../../src/engine/seed';
import { findEveryGame } from '../../../../src/games/every';
import { transcriptOf } from '../../../../scripts/lib/transcript';
import type { View } from '../../../../src/games/executive-producer/types';
import { canonical } from './lines';

/** What an eager producer does rather than anything else. */
const EAGER_FOR = [
  'release',
  'claim-award',
  'nominate',
  'hire-actor',
  'place-director',
  'buy-script',
];

export interface Sample {
  readonly lines: readonly string[];
  /** What the game offered before every decision of a turn, in one order. */
  readonly offered: readonly (readonly string[])[];
}

/** A match: eager producers in every other seat, the rest at random. */
export function sample(players: number, length: string, seed: string): Sample {
  const entry = findEveryGame('executive-producer');
  if (entry === undefined) throw new Error('The game is there');
  const offered: (readonly string[])[] = [];
  const bot: Bot = {
    ...randomBot,
    choose: (view, seat, legal, random) => {
      const actions = legal as readonly { readonly type: string }[];
      if ((view as View).phase.kind === 'turn') offered.push(actions.map(canonical).sort());
      const wanted = EAGER_FOR.map((kind) => actions.filter(({ type }) => type === kind));
      const best = seat % 2 === 0 ? wanted.find((some) => some.length > 0) : undefined;
      return randomBot.choose(view, seat, best ?? legal, random);
    },
  };
  const bots = Array.from({ length: players }, () => bot);
  return { lines: [...transcriptOf(entry, bots, { length }, seedOf(seed))], offered };
}
