import { useCallback } from 'react';

import type { Event } from '../../games/hollywood/types';
import type { Haptics } from './haptics';
import { useHaptics } from './useHaptics';
import { useNewestEvent } from './useNewestEvent';

function feel(event: Event, haptics: Haptics): void {
  switch (event.type) {
    case 'reel-placed':
      if (event.bumps.length > 0) haptics.bump();
      else haptics.place();
      break;
    case 'clap-board-played':
    case 'double-reel-played':
    case 'card-set-aside':
      haptics.place();
      break;
    case 'card-claimed':
      if (event.result.kind === 'movie-made') haptics.triumph();
      else if (event.result.kind === 'star-lost') haptics.loss();
      else haptics.claim();
      break;
    case 'round-dealt':
    case 'round-ended':
    case 'star-waiting':
    case 'match-ended':
  }
}

/** Lets the hand feel the newest event that came onto the screen. */
export function useFeltEvents(events: readonly Event[]): void {
  const haptics = useHaptics();
  const onEvent = useCallback(
    (event: Event) => {
      feel(event, haptics);
    },
    [haptics],
  );
  useNewestEvent(events, onEvent);
}
