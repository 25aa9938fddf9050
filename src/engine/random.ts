import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

import { hashText } from './hash';
import { type Seed, seedKey, type SEED_ALGORITHM } from './seed';

/** Where a generator stands, as plain data: it lives in the game state and in nothing else. */
export interface RandomState {
  readonly algorithm: typeof SEED_ALGORITHM;
  readonly words: readonly number[];
}

/** A stream of random numbers. Drawing moves it on; `state` tells where it stands. */
export interface Random {
  /** A whole number from 0 up to, but not including, `below`. */
  int(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
  /** A new stream whose numbers have nothing to do with what this one gives next. */
  fork(): Random;
  state(): RandomState;
}

function streamOver(generator: RandomGenerator): Random {
  const int = (below: number): number => uniformInt(generator, 0, below - 1);
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new RangeError('Nothing to pick from');
    return items[int(items.length)] as Item;
  };
  const shuffle = <Item>(items: readonly Item[]): Item[] => {
    const shuffled = items.slice();
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = int(last + 1);
      const moved = shuffled[last] as Item;
      shuffled[last] = shuffled[other] as Item;
      shuffled[other] = moved;
    }
    return shuffled;
  };
  return {
    int,
    pick,
    shuffle,
    fork: () => streamOver(xoroshiro128plus(generator.next() ^ Math.imul(generator.next(), 31))),
    state: () => ({ algorithm: 'xoroshiro128plus', words: generator.getState() }),
  };
}

/** A stream that goes on where a saved one stood. */
export function randomFrom(state: RandomState): Random {
  return streamOver(xoroshiro128plusFromState(state.words));
}

/**
 * The stream of a seed. Each purpose has its own (`'game'`, or a bot's name), so that what a bot draws never
 * changes the cards.
 */
export function randomFromSeed(seed: Seed, purpose: string): Random {
  const [a, b, c, d] = hashText(`${purpose}\u0000${seedKey(seed)}`);
  // The generator never leaves an all-zero state.
  return streamOver(xoroshiro128plusFromState([a, b, c, d | 1]));
}
