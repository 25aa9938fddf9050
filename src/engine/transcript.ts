import type { GameTypes } from './game';
import type { Seat } from './seats';

export type TranscriptLine = Readonly<Record<string, unknown>>;

/** What is written down: who decided what, what came of it, and the states around it. The setup has no decision. */
export interface TranscribedStep<Types extends GameTypes = GameTypes> {
  readonly events: readonly Types['event'][];
  readonly state: Types['state'];
  readonly taken?: {
    readonly before: Types['state'];
    readonly seat: Seat;
    readonly action: Types['action'];
  };
}

/**
 * How a game's matches are written as lines of JSON for other programs. Everything is in the open, what players hide
 * included, so that a referee that knows nothing of the code can follow a match.
 */
export interface TranscriptFormat<Types extends GameTypes = GameTypes> {
  /** The lines of a step; what a reader can work out needs none. */
  lines(step: TranscribedStep<Types>): readonly TranscriptLine[];
  endLine(outcome: Types['outcome']): TranscriptLine;
}
