import { useDeferredValue } from 'react';

/**
 * Whether what may come a moment later is there: not in the first picture of a component, which answers a touch at once,
 * and then as soon as it has been made ready between the frames.
 */
export function useUnhurried(): boolean {
  return useDeferredValue(true, false);
}
