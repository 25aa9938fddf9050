import { type Seat, seatAt } from '../../engine/seats';
import { LAST_MOVIE, RISING_STAR_MARGIN, ROUNDS_TO_WIN, roundsToWin } from './numbers';
import { lastOf } from './take';
import type { HollywoodOutcome1947, Result, State } from './types';
import { type Loyalty, type Symbols, type Team, TEAMS } from './vocabulary';

/** Who has won, once the last premiere is counted; `before` is the score it began with. */
export function resultOf(
  { wins, hands, premieres, loyalties, round }: State,
  before: Symbols,
): Result | undefined {
  const players = hands.length;
  const symbols = lastOf(premieres)?.symbols ?? { patriot: 0, communist: 0 };
  const margin = Math.abs(symbols.patriot - symbols.communist);
  // [47WIN-2] Three rounds each, and everything hangs on this movie, the seventh.
  if (
    loyalties.includes('rising-star') &&
    round === LAST_MOVIE &&
    before.patriot === before.communist &&
    before.patriot === ROUNDS_TO_WIN - 1 &&
    margin <= RISING_STAR_MARGIN
  ) {
    return { kind: 'rising-star' };
  }
  const [one, other] = TEAMS.filter((team) => wins[team] >= roundsToWin(team, players));
  if (one === undefined) return undefined;
  // [47SMALL-7]
  return other === undefined ? { kind: 'team', team: one } : { kind: 'draw' };
}

function hasWon(loyalty: Loyalty, result: Result): boolean {
  switch (result.kind) {
    case 'team':
      return loyalty === result.team;
    case 'rising-star':
      return loyalty === 'rising-star';
    case 'draw':
      return loyalty !== 'rising-star';
  }
}

export function winnersOf(loyalties: readonly Loyalty[], result: Result): readonly Seat[] {
  return loyalties.flatMap((loyalty, seat) => (hasWon(loyalty, result) ? seatAt(seat) : []));
}

/** Rounds won by one's side; the rising star, who wants it close, counts those of the side behind. */
function pointsOf(loyalty: Loyalty, wins: Symbols): number {
  const team: Team | undefined = TEAMS.find((one) => one === loyalty);
  return team === undefined ? Math.min(wins.patriot, wins.communist) : wins[team];
}

export function outcomeOf({ phase, loyalties, wins }: State): HollywoodOutcome1947 | undefined {
  if (phase.kind !== 'over') return undefined;
  const { result } = phase;
  const winners = winnersOf(loyalties, result);
  const standings = loyalties.map((loyalty, index) => {
    const seat = seatAt(index);
    const place = winners.includes(seat) ? 1 : 1 + Math.max(1, winners.length);
    return { seat, place, points: pointsOf(loyalty, wins) };
  });
  return { winners, standings, result, loyalties, wins };
}
