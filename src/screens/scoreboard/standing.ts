import type { Player } from '../../engine/players';
import type { Seat } from '../../engine/seats';
import { pointsByRound } from '../../games/hollywood/replay';
import { outcomeOf } from '../../games/hollywood/scoring';
import { roundsOf } from '../../games/hollywood/studio';
import type { Decider, Score } from '../../games/hollywood/types';
import { eventsOf, type HollywoodMatch } from '../match/hollywoodMatch';

export interface Row {
  readonly seat: Seat;
  readonly player: Player;
  readonly place: number;
  readonly score: Score;
}

/** Where a match stands; in its middle, as if it ended now. */
export interface Standing {
  /** `between`: a round is over and the next is not dealt. */
  readonly stage: 'playing' | 'between' | 'over';
  readonly round: number;
  readonly rounds: number;
  /** The best first; equal places in the order of seats. */
  readonly rows: readonly Row[];
  readonly leaders: readonly Row[];
  readonly decidedBy: Decider;
  /** Everybody's points after each round that is over, by seat. */
  readonly byRound: readonly (readonly number[])[];
  /** Who was given how many hints, in the order of seats; those without any are left out. */
  readonly hints: readonly { readonly player: Player; readonly count: number }[];
}

const STAGES = {
  placing: 'playing',
  choosing: 'playing',
  dealing: 'between',
  over: 'over',
} as const;

export function standingOf(match: HollywoodMatch): Standing {
  const { state, setup } = match;
  const { players, options } = setup;
  const { scores, standings, winners, decidedBy } = outcomeOf(state);
  const rows = scores.flatMap((score) => {
    const player = players[score.seat];
    const place = standings.find(({ seat }) => seat === score.seat)?.place ?? 1;
    return player === undefined ? [] : { seat: score.seat, player, place, score };
  });
  rows.sort((a, b) => a.place - b.place || a.seat - b.seat);
  return {
    stage: STAGES[state.phase.kind],
    round: state.round,
    rounds: roundsOf(players.length),
    rows,
    leaders: rows.filter(({ seat }) => winners.includes(seat)),
    decidedBy,
    byRound: pointsByRound(options, players.length, eventsOf(match)),
    hints: players
      .map((player, index) => ({
        player,
        count: match.hints.filter(({ seat }) => seat === index).length,
      }))
      .filter(({ count }) => count > 0),
  };
}
