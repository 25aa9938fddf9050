import type { Loyalty, Team } from './vocabulary';

/*
 * Every number of the rules in one place. Those marked as ours are no rulebook's: they may change for balance, and
 * whoever changes one raises `rulesVersion`.
 */

export const SEATS = { min: 1, max: 9 } as const;
export const HAND_SIZE = 3;
export const TOKENS = 4;
/** What Screenwriter, Composer and Costume Designer draw, to keep one. */
export const CHOICE_OF = 2;
/** [47REROLL-1] */
export const REROLLS = 2;

/** [47CARDS-4] Ours: three of six. */
export const DIE_FACES = 6;
export const STAR_FACES = 3;

/** [47WIN-1] [47SMALL-6] */
export const ROUNDS_TO_WIN = 4;
const COMMUNIST_ROUNDS_AT_THREE = 3;
/** [47WIN-2] The only movie that can make the rising star win. */
export const LAST_MOVIE = 7;
/** [47WIN-2] The rising star wins alone when neither side is ahead by more. */
export const RISING_STAR_MARGIN = 1;
/** [47CARDS-5] Patriots, communists and rising stars by the number of players. */
const LOYALTIES: Readonly<Record<number, Readonly<Record<Loyalty, number>>>> = {
  1: { patriot: 1, communist: 0, 'rising-star': 0 },
  2: { patriot: 1, communist: 1, 'rising-star': 0 },
  3: { patriot: 2, communist: 1, 'rising-star': 0 },
  4: { patriot: 2, communist: 1, 'rising-star': 1 },
  5: { patriot: 3, communist: 2, 'rising-star': 0 },
  6: { patriot: 3, communist: 2, 'rising-star': 1 },
  7: { patriot: 4, communist: 2, 'rising-star': 1 },
  8: { patriot: 4, communist: 3, 'rising-star': 1 },
  9: { patriot: 5, communist: 3, 'rising-star': 1 },
};

/** The loyalty cards of a table of that size; those of nine players are all there are. */
export function loyaltyCards(players: number): readonly Loyalty[] {
  const counts = LOYALTIES[players];
  if (counts === undefined) throw new RangeError(`No table has ${players} players`);
  const cards = (loyalty: Loyalty) => Array.from({ length: counts[loyalty] }, () => loyalty);
  return [...cards('patriot'), ...cards('communist'), ...cards('rising-star')];
}

/** [47SMALL-1] Up to three players have two dice, two jobs and two turns each. */
const SMALL_TABLE = 3;

export function isSmall(players: number): boolean {
  return players <= SMALL_TABLE;
}

/** How many dice, jobs and turns a round everybody has. */
export function each(players: number): number {
  return isSmall(players) ? 2 : 1;
}

/** [47SMALL-4] */
export function ghostsOf(players: number): number {
  return isSmall(players) ? SMALL_TABLE + 1 - players : 0;
}

/** [47WIN-1] [47SMALL-6] How many rounds a team needs. */
export function roundsToWin(team: Team, players: number): number {
  return team === 'communist' && players === SMALL_TABLE
    ? COMMUNIST_ROUNDS_AT_THREE
    : ROUNDS_TO_WIN;
}

/** Every movie is a round for somebody: once both teams lack one, the next is the last. */
export function mostRounds(players: number): number {
  return roundsToWin('patriot', players) + roundsToWin('communist', players) - 1;
}

/** [47COSTUME-1] */
export const COSTUMES_FROM = 3;
/** [47OPTION-2] */
export const RANDOM_LOYALTIES_FROM = 2;
