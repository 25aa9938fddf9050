import type { Bot } from '../bot';
import type { Game, GameTypes } from '../game';
import type { Random } from '../random';
import { type Seat, seatsOf, type Viewer } from '../seats';
import type { Law } from './laws';

export type State = GameTypes['state'];
export type Action = GameTypes['action'];

/** What the suite has seen change, over all positions of a game. */
export interface Coverage {
  /** Secrets whose scrambling made a difference. */
  readonly varied: Set<string>;
  /** Fields of the state that the table does not see as they are. */
  readonly hidden: Set<string>;
  /** Fields of the state that scrambling changed. */
  readonly scrambled: Set<string>;
  /** Fields of the state that made-up states had otherwise. */
  readonly madeUp: Set<string>;
}

/** A position to be checked, and where to tell what is wrong with it. */
export interface Position {
  readonly game: Game;
  readonly bots: readonly Bot[];
  readonly seats: number;
  readonly seedText: string;
  readonly state: State;
  /** For scrambling and made-up states; never the stream of the match. */
  readonly random: Random;
  readonly coverage: Coverage;
  readonly report: (law: Law, detail: string) => void;
}

export function actors({ game, state }: Position): readonly Seat[] {
  return [...game.toAct(state), ...game.mayInterrupt(state)];
}

export function viewers(seats: number): readonly Viewer[] {
  return [...seatsOf(seats), 'table'];
}
