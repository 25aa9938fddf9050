import { useEffect, useRef } from 'react';

import type { Event } from '../../games/hollywood/types';

/** Tells of the newest event that came onto the screen. What is taken back, or was there before, is not told. */
export function useNewestEvent(
  events: readonly Event[],
  onEvent: (event: Event) => void,
  /** Whether the newest is told although it was there before the screen. */
  isNewAtFirst?: (event: Event) => boolean,
): void {
  const last = events.at(-1);
  const isNew = last !== undefined && isNewAtFirst?.(last) === true;
  const told = useRef(events.length - (isNew ? 1 : 0));
  useEffect(() => {
    const newest = events.at(-1);
    if (events.length > told.current && newest !== undefined) onEvent(newest);
    told.current = events.length;
  }, [events, onEvent]);
}
