import { useCallback, useEffect, useState } from 'react';

import { liveMatches } from '../../session/app';
import type { LiveMatch, OpenError } from '../../session/live-matches';
import { isMatchId } from '../../storage/keys';

export type LiveState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: OpenError }
  | { readonly kind: 'ready'; readonly live: LiveMatch };

/** What can be said of a match without waiting. */
function known(id: string): LiveState {
  const live = liveMatches.find(id);
  if (live !== undefined) return { kind: 'ready', live };
  return isMatchId(id) ? { kind: 'loading' } : { kind: 'failed', error: { code: 'save-missing' } };
}

/** The match of an address: the one that is open, or opened from the storage. */
export function useLiveMatch(id: string): LiveState & { readonly reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState(() => ({ id, attempt, state: known(id) }));
  const isCurrent = answer.id === id && answer.attempt === attempt;
  const state: LiveState = isCurrent ? answer.state : { kind: 'loading' };
  const isLoading = state.kind === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    let isWanted = true;
    const tell = (next: LiveState) => {
      if (isWanted) setAnswer({ id, attempt, state: next });
    };
    const open = async (): Promise<LiveState> => {
      const now = known(id);
      if (now.kind !== 'loading' || !isMatchId(id)) return now;
      const opened = await liveMatches.open(id);
      return opened.ok
        ? { kind: 'ready', live: opened.value }
        : { kind: 'failed', error: opened.error };
    };
    void open().then(tell);
    return () => {
      isWanted = false;
    };
  }, [id, attempt, isLoading]);

  const reload = useCallback(() => {
    setAttempt((before) => before + 1);
  }, []);
  return { ...state, reload };
}
