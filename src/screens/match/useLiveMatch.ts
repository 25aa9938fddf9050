import { useCallback, useEffect, useState } from 'react';

import { liveMatches } from '../../session/app';
import type { LiveMatch, OpenError } from '../../session/live-matches';
import { isMatchId } from '../../storage/keys';

export type LiveState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: OpenError }
  | { readonly kind: 'ready'; readonly live: LiveMatch };

const LOADING: LiveState = { kind: 'loading' };

function openNow(id: string): LiveState {
  const live = liveMatches.find(id);
  return live === undefined ? LOADING : { kind: 'ready', live };
}

async function openSaved(id: string): Promise<LiveState> {
  if (!isMatchId(id)) return { kind: 'failed', error: { code: 'save-missing' } };
  const opened = await liveMatches.open(id);
  return opened.ok
    ? { kind: 'ready', live: opened.value }
    : { kind: 'failed', error: opened.error };
}

/** The match of an address: the open one at once, another from the storage. */
export function useLiveMatch(id: string): LiveState & { readonly reload: () => void } {
  const [state, setState] = useState({ id, value: openNow(id) });
  const current = state.id === id ? state.value : openNow(id);

  const load = useCallback(() => {
    let isWanted = true;
    void openSaved(id).then((value) => {
      if (isWanted) setState({ id, value });
    });
    return () => {
      isWanted = false;
    };
  }, [id]);

  const isLoading = current.kind === 'loading';
  useEffect(() => (isLoading ? load() : undefined), [isLoading, load]);

  return { ...current, reload: load };
}
