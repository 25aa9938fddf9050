import { seatCounts } from '../../../src/engine/seats';
import { SEATS } from '../../../src/games/executive-producer/numbers';
import type { ExecutiveProducer, Options } from '../../../src/games/executive-producer/types';
import type { Duel } from '../duel';
import type { Pairing } from '../pairings';

/** Who meets whom: each level those below it. */
export const PAIRINGS: readonly Pairing[] = [
  { hero: 'extra', rest: 'random' },
  { hero: 'agent', rest: 'random' },
  { hero: 'mogul', rest: 'random', isSlow: true },
  { hero: 'agent', rest: 'extra' },
  { hero: 'mogul', rest: 'extra', isSlow: true },
  { hero: 'mogul', rest: 'agent', isSlow: true },
];

/** A pairing at every table. */
export function duelsOf(
  { hero, rest }: Pairing,
  options: Options,
): readonly Duel<ExecutiveProducer>[] {
  return seatCounts(SEATS).map((seats) => ({ hero, rest, seats, options }));
}
