import type { GameTypes } from './game';

export type TranscriptLine = Readonly<Record<string, unknown>>;

/**
 * How a game's matches are written as lines of JSON for other programs. Made from events alone, so that a referee
 * that knows nothing of the code can follow a match.
 */
export interface TranscriptFormat<Types extends GameTypes = GameTypes> {
  /** The line of an event, or `undefined` for one that a reader can work out. */
  eventLine(event: Types['event']): TranscriptLine | undefined;
  endLine(outcome: Types['outcome']): TranscriptLine;
}
