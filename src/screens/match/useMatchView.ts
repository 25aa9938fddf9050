import { useDeferredValue, useMemo } from 'react';

import type { Player } from '../../engine/players';
import { emptyTable, lastRound, type Table, tableOf } from '../../games/hollywood/replay';
import type { Event } from '../../games/hollywood/types';
import { eventsOf, type HollywoodMatch } from './hollywoodMatch';

/** The match behind a live one, as the screens of *Hollywood!* read it. */
export interface MatchView {
  readonly match: HollywoodMatch;
  readonly players: readonly Player[];
  readonly events: readonly Event[];
  /** The table before anything happened. */
  readonly empty: Table;
  /** The table with this round's reels, before any card of it goes out. */
  readonly board: Table;
  /** What became of this round's cards, as far as it is decided. */
  readonly claims: readonly Event[];
}

/** The match as it is to be drawn. */
export function viewOf(match: HollywoodMatch): MatchView {
  const { players, options } = match.setup;
  const events = eventsOf(match);
  const { before, claims } = lastRound(events);
  return {
    match,
    players,
    events,
    empty: emptyTable(options, players.length),
    board: tableOf(options, players.length, before),
    claims,
  };
}

export function useMatchView(now: HollywoodMatch): MatchView {
  // Drawn in slices between frames: what was decided is saved already, so the table may follow a moment later.
  const match = useDeferredValue(now);
  return useMemo(() => viewOf(match), [match]);
}
