import type { Speed } from './preferences';

/** How long things take to be followed with the eye, in milliseconds. */
export interface Pace {
  /** A bot's turn lasts at least this long. */
  readonly botTurn: number;
  /** One card of the claim sequence. */
  readonly claim: number;
  /** A movie, a lost star: worth a longer look. */
  readonly highlight: number;
  /** From the last reel of a round to the handing out of its cards. */
  readonly afterRound: number;
}

export const PACES: Readonly<Record<Speed, Pace>> = {
  relaxed: { botTurn: 1900, claim: 1300, highlight: 2900, afterRound: 1900 },
  normal: { botTurn: 1100, claim: 800, highlight: 1900, afterRound: 1300 },
  brisk: { botTurn: 550, claim: 420, highlight: 1000, afterRound: 800 },
  instant: { botTurn: 0, claim: 120, highlight: 300, afterRound: 200 },
};
