import { useCallback, useEffect, useRef, useState } from 'react';

import { hall } from '../../session/app-memory';
import type { HallContents } from '../../session/hall';
import type { StorageError } from '../../storage/errors';

export type HallState =
  | { readonly kind: 'reading'; readonly percent: number }
  | { readonly kind: 'unreadable'; readonly error: StorageError }
  | { readonly kind: 'read'; readonly contents: HallContents };

/** What the hall holds. Read anew it stays on the wall until the new one is there. */
export function useHall(): { readonly state: HallState; readonly refresh: () => Promise<void> } {
  const [state, setState] = useState<HallState>({ kind: 'reading', percent: 0 });
  const asked = useRef(0);
  const refresh = useCallback(async () => {
    asked.current += 1;
    const own = asked.current;
    const read = await hall.read({
      isWanted: () => own === asked.current,
      onProgress: (percent) => {
        setState((before) => (before.kind === 'reading' ? { kind: 'reading', percent } : before));
      },
    });
    if (read === undefined || own !== asked.current) return;
    setState(
      read.ok ? { kind: 'read', contents: read.value } : { kind: 'unreadable', error: read.error },
    );
  }, []);
  useEffect(
    () => () => {
      // Whoever has left does not want it any more.
      asked.current += 1;
    },
    [],
  );
  return { state, refresh };
}
