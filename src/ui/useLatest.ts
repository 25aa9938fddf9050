import { useCallback, useInsertionEffect, useRef } from 'react';

/** Always the same function, doing what the newest one does: whoever holds it need not be drawn again for a new one. */
export function useLatest<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act);
  useInsertionEffect(() => {
    latest.current = act;
  }, [act]);
  return useCallback((...args: Args) => {
    latest.current(...args);
  }, []);
}
