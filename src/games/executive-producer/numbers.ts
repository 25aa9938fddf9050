/*
 * Every number of the rules in one place. Those marked as ours are no rulebook's: they may change for balance, and
 * whoever changes one raises `rulesVersion`.
 */

export const SEATS = { min: 2, max: 5 } as const;

/** [EPCARDS-8] Ours: what the sides of a die show, and what the spaces of a track cost from the left. */
export const DIE = [0, 0, 1, 1, 2, 2] as const;
export const PRICES = [1, 1, 2, 3, 4] as const;
export const SPACES = PRICES.length;

/** [EPSETUP-1] [EPSETUP-3] */
export const START_MONEY = 10;
export const START_SPACES = 2;
export const START_NEWS = 2;
export const START_OBJECTIVES = 3;

/** [EPSETUP-4] How many awards lie on the three big ones: lengths that have a name, and all other numbers. */
export const NAMED_LENGTHS = ['intro', 'short', 'medium', 'full'] as const;
export const LENGTHS = [
  ...NAMED_LENGTHS,
  ...(['0', '1', '2', '3', '4', '6', '7', '9', '10', '12', '13'] as const),
] as const;
export type NamedLength = (typeof NAMED_LENGTHS)[number];
export type Length = (typeof LENGTHS)[number];

const NAMED: Readonly<Record<NamedLength, number>> = { intro: 5, short: 8, medium: 11, full: 14 };

export function isNamed(length: string): length is NamedLength {
  return NAMED_LENGTHS.some((named) => named === length);
}

export function awardsOnTop(length: Length): number {
  return isNamed(length) ? NAMED[length] : Number(length);
}

/** [EPTURN-1] [EPBANKRUPT-2] */
export const ACTIONS = 2;
/** [EPEND-2] An unfinished movie is released with this one. */
export const ACTION_OF_THE_UNFINISHED = 2;
export const ACTIONS_OF_THE_BANKRUPT = 1;
/** [EPTURN-2] Whoever holds more draws none. */
export const MOST_NEWS_TO_DRAW = 4;

/** [EPRELEASE-7] */
export const CEREMONIES_FROM = 3;
/** [EPAWARD-3] */
export const TIE_DICE = 2;
/** [EPAWARD-2] [EPAWARD-4] What an award costs that nobody bids against. */
export const LEAST_STARS = 1;
/** [EPOBJECTIVE-1] */
export const MOST_OBJECTIVES = 2;
/** [EPEND-4] */
export const DOLLARS_FOR_A_POINT = 5;
/** [EPEND-6] Ours: after so many rounds in a row without a release the top award is withdrawn. */
export const QUIET_ROUNDS = 5;
