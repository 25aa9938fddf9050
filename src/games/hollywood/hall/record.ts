import type { Match } from '../../../engine/match';
import type { Player } from '../../../engine/players';
import { outcomeOf } from '../scoring';
import { studioOf } from '../studio';
import type { ByGenre, Hollywood, MovieScore, Score, Studio } from '../types';

/** What one seat of a finished match adds to a player's statistics. */
export interface SeatRecord {
  readonly player: Player;
  readonly points: number;
  readonly place: number;
  /** [SCORE-6] Everybody who shares a win has won. */
  readonly isWinner: boolean;
  readonly movies: readonly MovieScore[];
  /** Films taken, in movies and projects. */
  readonly films: ByGenre<number>;
  readonly studioCards: number;
  readonly hints: number;
}

/** A finished match as the hall of fame needs it. */
export interface MatchRecord {
  readonly advanced: boolean;
  readonly seats: readonly SeatRecord[];
}

function filmsOf({ movies, projects }: Score): ByGenre<number> {
  const films = { horror: 0, action: 0, romcom: 0 };
  for (const { genre, films: cards } of [...movies, ...projects]) films[genre] += cards.length;
  return films;
}

function usedCards({ clapBoard, doubleReel }: Studio): number {
  return Number(!clapBoard) + Number(!doubleReel);
}

/** The record of a match; `undefined` as long as it is not over. */
export function recordOf({ state, setup, hints }: Match<Hollywood>): MatchRecord | undefined {
  if (state.phase.kind !== 'over') return undefined;
  const { scores, standings, winners } = outcomeOf(state);
  const seats = scores.flatMap((score): readonly SeatRecord[] => {
    const { seat, total, movies } = score;
    const player = setup.players[seat];
    if (player === undefined) return [];
    return [
      {
        player,
        points: total,
        place: standings.find((standing) => standing.seat === seat)?.place ?? 1,
        isWinner: winners.includes(seat),
        movies,
        films: filmsOf(score),
        studioCards: usedCards(studioOf(state.studios, seat)),
        hints: hints.filter((hint) => hint.seat === seat).length,
      },
    ];
  });
  return { advanced: setup.options.advanced, seats };
}
