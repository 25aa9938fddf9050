import { useCallback } from 'react';

import { cardOf } from '../../games/hollywood/cards';
import type { Event } from '../../games/hollywood/types';
import type { SoundName } from '../../ui/sound/names';
import { useSound } from '../../ui/sound/useSound';
import { useNewestEvent } from './useNewestEvent';

function claimSound({
  card,
  result,
}: Extract<Event, { readonly type: 'card-claimed' }>): SoundName {
  if (result.kind === 'movie-made') return 'star';
  if (result.kind === 'star-lost') return 'lost';
  const claimed = cardOf(card);
  return claimed.kind === 'film' && claimed.award ? 'award' : 'reel';
}

/** What an event sounds like, if it can be heard. */
export function soundOf(event: Event): SoundName | undefined {
  switch (event.type) {
    case 'reel-placed':
      return event.bumps.length > 0 ? 'bump' : 'reel';
    case 'clap-board-played':
      return 'clap';
    case 'double-reel-played':
      return 'reel';
    case 'card-claimed':
      return claimSound(event);
    case 'round-dealt':
      return 'curtain';
    case 'match-ended':
      return 'applause';
    case 'card-set-aside':
    case 'round-ended':
    case 'star-waiting':
      return undefined;
  }
}

/** The board appears with the deal: whoever comes to it hears the curtain open. */
function isDeal({ type }: Event): boolean {
  return type === 'round-dealt';
}

/** Lets the table hear the newest event that came onto the screen. */
export function useHeardEvents(events: readonly Event[]): void {
  const play = useSound();
  const hear = useCallback(
    (event: Event) => {
      const sound = soundOf(event);
      if (sound !== undefined) play(sound);
    },
    [play],
  );
  useNewestEvent(events, hear, isDeal);
}
