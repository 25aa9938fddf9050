import { RISING_STAR_MARGIN, roundsToWin, ROUNDS_TO_WIN } from '../numbers';
import type { Loyalty, Symbols } from '../vocabulary';
import { BALANCES, REACH } from './film';

/** What is known of a match when its rounds are counted. */
export interface Standing {
  readonly wins: Symbols;
  readonly players: number;
  /** How likely somebody is the rising star. */
  readonly risingStar: number;
}

/** How likely a seventh movie is close, when nothing of it is known. */
const CLOSE = 0.45;

function isDeciding({ patriot, communist }: Symbols): boolean {
  return patriot === ROUNDS_TO_WIN - 1 && communist === ROUNDS_TO_WIN - 1;
}

/** The chance of somebody of that loyalty to win from a score, both sides being equally likely to win a round. */
export function chanceAt(loyalty: Loyalty, { wins, players, risingStar }: Standing): number {
  const patriotsDone = wins.patriot >= roundsToWin('patriot', players);
  const communistsDone = wins.communist >= roundsToWin('communist', players);
  if (patriotsDone && communistsDone) return loyalty === 'rising-star' ? 0 : 0.5;
  if (patriotsDone) return loyalty === 'patriot' ? 1 : 0;
  if (communistsDone) return loyalty === 'communist' ? 1 : 0;
  if (isDeciding(wins)) {
    const close = CLOSE * (loyalty === 'rising-star' ? 1 : risingStar);
    return loyalty === 'rising-star' ? close : (1 - close) / 2;
  }
  const next = (team: keyof Symbols): number =>
    chanceAt(loyalty, { wins: { ...wins, [team]: wins[team] + 1 }, players, risingStar });
  return (next('patriot') + next('communist')) / 2;
}

/** What each balance of the movie in hand is worth to somebody of that loyalty: their chance to win the match. */
export function paymentsFor(loyalty: Loyalty, standing: Standing): readonly number[] {
  const { wins, players } = standing;
  const risingStar = loyalty === 'rising-star' ? 1 : standing.risingStar;
  const after = (patriots: number, communists: number): number =>
    chanceAt(loyalty, {
      ...standing,
      wins: { patriot: wins.patriot + patriots, communist: wins.communist + communists },
    });
  const [ahead, behind] = [after(1, 0), after(0, 1)];
  // [47SMALL-7]
  const level = players === 2 ? after(1, 1) : behind;
  const isLast = isDeciding(wins);
  return Array.from({ length: BALANCES }, (_, index) => {
    const balance = index - REACH;
    const usual = balance > 0 ? ahead : balance < 0 ? behind : level;
    if (!isLast || Math.abs(balance) > RISING_STAR_MARGIN) return usual;
    // [47WIN-2]
    return (1 - risingStar) * usual + (loyalty === 'rising-star' ? risingStar : 0);
  });
}

/** Which way somebody wants the movie to go: up for patriots, down for communists, 0 for the middle. */
export function leaningOf(loyalty: Loyalty, standing: Standing): -1 | 0 | 1 {
  if (loyalty === 'patriot') return 1;
  if (loyalty === 'communist') return -1;
  const { patriot, communist } = standing.wins;
  if (patriot === communist) return 0;
  return patriot < communist ? 1 : -1;
}
