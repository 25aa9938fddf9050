import { useEffect } from 'react';

import { useOnStage } from '../../navigation/onStage';
import type { LiveMatch } from '../../session/live-matches';

/** Bots play while their table is on the screen and nothing lies over it. */
export function useSessionFocus({ session }: LiveMatch, isCovered: boolean): void {
  const isFocused = useOnStage();
  const isWatched = isFocused && !isCovered;
  useEffect(() => {
    if (!isWatched) return undefined;
    session.resume();
    return () => {
      session.pause();
    };
  }, [isWatched, session]);
}
