import type { Options } from '../../src/games/hollywood/types';
import type { Duel } from './duel';

/** A row of the arena's table: one seat of the hero against a table of the rest. */
export interface Pairing {
  readonly hero: string;
  readonly rest: string;
  /** What it ought to reach at least, in per cent, by seats; without it: more than an even share. */
  readonly goal?: Readonly<Record<number, number>>;
  /** Decisions take long on one side or both: fewer matches by default. */
  readonly isSlow?: true;
}

export const PAIRINGS: readonly Pairing[] = [
  { hero: 'greedy', rest: 'random' },
  { hero: 'uct-300', rest: 'random', goal: { 4: 88 } },
  { hero: 'extra', rest: 'random' },
  { hero: 'extra', rest: 'greedy' },
  { hero: 'agent', rest: 'extra' },
  { hero: 'mogul', rest: 'agent', isSlow: true },
  { hero: 'plain-uct', rest: 'uct-300', isSlow: true },
  { hero: 'prudent-uct', rest: 'plain-uct', isSlow: true },
  { hero: 'mogul', rest: 'plain-uct', goal: { 3: 60, 4: 50 }, isSlow: true },
  { hero: 'mogul', rest: 'prudent-uct', goal: { 3: 43, 4: 35 }, isSlow: true },
];

const TABLES = [4, 3] as const;
const GAMES = [false, true] as const;

/** Every pairing at both tables and in both games; the claim order takes turns where it is not asked for. */
export function duelsOf(
  { hero, rest }: Pairing,
  claimOrder: Options['claimOrder'],
): readonly Duel[] {
  return TABLES.flatMap((seats) =>
    GAMES.map((advanced) => ({ hero, rest, seats, options: { advanced, claimOrder } })),
  );
}
