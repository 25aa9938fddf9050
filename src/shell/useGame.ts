import { useCallback, useEffect, useState } from 'react';

import { findGame, gameRow, openGame } from '../games';
import type { ShelfEntry } from '../games/contract';

export type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly entry: ShelfEntry }
  /** The app has no game of this name. */
  | { readonly kind: 'unknown' }
  /** Its code did not come. */
  | { readonly kind: 'failed'; readonly retry: () => void };

/** Opens a game for a screen: at once where it was opened before. */
export function useGame(id: string): Opening {
  const [, setOpened] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const entry = findGame(id);
  const isMissing = entry === undefined && gameRow(id) !== undefined;
  const isWanted = isMissing && failed !== id;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isAwaited = true;
    openGame(id).then(
      () => {
        if (isAwaited) setOpened(id);
      },
      () => {
        if (isAwaited) setFailed(id);
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [id, isWanted]);

  const retry = useCallback(() => {
    setFailed(undefined);
  }, []);
  if (entry !== undefined) return { kind: 'ready', entry };
  if (!isMissing) return { kind: 'unknown' };
  return isWanted ? { kind: 'loading' } : { kind: 'failed', retry };
}
