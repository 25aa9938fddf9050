import { eventLog } from '../../engine/match';
import { emptyTable, lastRound, type Table, tableOf } from '../../games/hollywood/replay';
import { scoresOf } from '../../games/hollywood/scoring';
import type { ColumnIndex, Event } from '../../games/hollywood/types';
import type { HollywoodMatch } from '../match/hollywoodMatch';
import { describeAll, type Describe, type LogLine } from '../match/useDescribe';

/** A match as it stood after so many of its decisions. */
export interface Moment {
  readonly round: number;
  /** The board with its reels, before any card of the round goes out. */
  readonly board: Table;
  readonly points: readonly number[];
  /** The column of the reel that was just placed. */
  readonly lastColumn: ColumnIndex | undefined;
}

function columnOf(event: Event | undefined): ColumnIndex | undefined {
  return event?.type === 'reel-placed' ? event.column : undefined;
}

export function momentOf(match: HollywoodMatch, decisions: number): Moment {
  const { players, options } = match.setup;
  const log = eventLog(match).filter(({ turn }) => turn <= decisions);
  const events = log.map(({ event }) => event);
  const board = tableOf(options, players.length, lastRound(events).before);
  return {
    round: board.round,
    board,
    points: scoresOf(tableOf(options, players.length, events)).map(({ total }) => total),
    lastColumn: columnOf(log.find(({ turn }) => turn === decisions)?.event),
  };
}

/** What came of each decision in words, after what came before the first. */
export function linesOf(
  match: HollywoodMatch,
  describe: Describe,
): readonly (readonly LogLine[])[] {
  const { players, options } = match.setup;
  const log = eventLog(match);
  const lines = describeAll(
    emptyTable(options, players.length),
    log.map(({ event }) => event),
    describe,
  );
  return Array.from({ length: match.turns.length + 1 }, (_, moment) =>
    lines.filter((_line, index) => log[index]?.turn === moment),
  );
}

/** After how many decisions each round was over, the last one with the match. */
export function roundEnds({ turns }: HollywoodMatch): readonly number[] {
  const deals = turns.flatMap(({ action }, turn) => (action.type === 'deal' ? [turn] : []));
  return [...deals, turns.length];
}
