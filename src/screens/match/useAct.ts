import { useCallback } from 'react';

import type { Seat } from '../../engine/seats';
import type { Action } from '../../games/hollywood/types';
import type { LiveMatch } from '../../session/live-matches';
import type { HollywoodMatch } from './hollywoodMatch';

/** Decides for a seat. What is shown may be a moment behind: a tap is meant for what was seen, or for nothing. */
export function useAct(
  live: LiveMatch,
  match: HollywoodMatch,
): (seat: Seat, action: Action) => void {
  return useCallback(
    (seat, action) => {
      const isShown = live.session.store.getState().match.turns === (match.turns as unknown);
      if (isShown) live.session.act(seat, action);
    },
    [live, match],
  );
}
