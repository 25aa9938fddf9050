import { useMemo } from 'react';

import { eventLog, type Match } from '../../engine/match';
import type { GameWords } from '../../games/contract';

/** What the table has been told, in words. */
export interface Told {
  /** All of it, oldest first. */
  readonly lines: readonly string[];
  /** What came of the latest decision, for whoever listens. */
  readonly latest: string;
  /** What happened since a person last decided; at most the last few lines of it. */
  readonly recap: readonly string[];
}

const NOTHING: Told = { lines: [], latest: '', recap: [] };
const RECAP_LINES = 5;

/** The number of the last decision of a person, counted from 1; 0 before there was one. */
function lastOfPeople({ turns, setup: { players } }: Match): number {
  let last = turns.length;
  while (last > 0 && players[turns[last - 1]?.seat ?? -1]?.kind !== 'person') last -= 1;
  return last;
}

export function useEventLines(match: Match, words: GameWords | undefined): Told {
  return useMemo(() => {
    if (words === undefined) return NOTHING;
    const told = eventLog(match).flatMap(({ turn, event }) => {
      const line = words.event(event);
      return line === undefined ? [] : [{ turn, line }];
    });
    const linesFrom = (first: number): readonly string[] =>
      told.filter(({ turn }) => turn >= first).map(({ line }) => line);
    const latest = linesFrom(told.at(-1)?.turn ?? 0);
    const since = linesFrom(lastOfPeople(match) + 1);
    return {
      lines: linesFrom(0),
      latest: latest.join(' '),
      recap: (since.length > 0 ? since : latest).slice(-RECAP_LINES),
    };
  }, [match, words]);
}
