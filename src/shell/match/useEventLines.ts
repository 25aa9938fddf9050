import { useMemo } from 'react';

import { eventLog, type Match } from '../../engine/match';
import type { GameWords } from '../../games/contract';

/** What the table has been told, in words, oldest first; and the latest of it for whoever listens. */
export function useEventLines(match: Match, words: GameWords | undefined) {
  return useMemo(() => {
    if (words === undefined) return { lines: [], latest: '' };
    const told = eventLog(match).flatMap(({ turn, event }) => {
      const line = words.event(event);
      return line === undefined ? [] : [{ turn, line }];
    });
    const newest = told.at(-1)?.turn;
    const latest = told.filter(({ turn }) => turn === newest).map(({ line }) => line);
    return { lines: told.map(({ line }) => line), latest: latest.join(' ') };
  }, [match, words]);
}
