import { sameJson } from './json';
import type { OptionSpecs } from './options';
import type { Random, RandomState } from './random';
import { err, ok, type Result } from './result';
import type { Seat, SeatRange, Viewer } from './seats';
import type { Seed } from './seed';

/** Standings that every game can give; a game adds its own breakdown beside them. */
export interface Outcome {
  /** Empty when the players lost against the game; only where it says that this can happen. */
  readonly winners: readonly Seat[];
  readonly standings: readonly Standing[];
}

export interface Standing {
  readonly seat: Seat;
  /** 1 for the winners; equal places are shared. */
  readonly place: number;
  readonly points: number;
}

/** The round that is being played, and of how many where that is known. */
export interface Progress {
  readonly round: number;
  readonly rounds?: number;
}

/** The types a game is made of. All of them are plain JSON. */
export interface GameTypes {
  readonly state: { readonly random: RandomState };
  readonly action: { readonly type: string };
  readonly view: object;
  readonly event: { readonly type: string };
  readonly options: object;
  readonly outcome: Outcome;
  /** Why an action is not possible now, as a code for which the screens have words. */
  readonly refusal: string;
}

/** Whether a seat decides in sight of everybody, or alone with the phone. */
export type Privacy = 'open' | 'private';

/**
 * Private news is a decision too: its seat is shown something and has this action alone. So the seats to act drive the
 * curtain, and saving and resuming need nothing of their own for it.
 */
export const SEEN = { type: 'seen' } as const;
export type Seen = typeof SEEN;

export function isSeen(action: { readonly type: string }): action is Seen {
  return action.type === SEEN.type;
}

export interface Step<Types extends GameTypes> {
  readonly state: Types['state'];
  readonly events: readonly Types['event'][];
}

/** Why `apply` refused. The state is untouched. */
export type RuleError<Refusal extends string = string> =
  | { readonly code: 'game-over' }
  | { readonly code: 'not-to-act'; readonly seat: number }
  | { readonly code: 'not-an-action' }
  | { readonly code: 'not-legal'; readonly seat: Seat; readonly refusal: Refusal };

/** Something a viewer may not know, and a way to change it: what the law of hidden information is tested with. */
export interface Secret<Types extends GameTypes> {
  readonly name: string;
  /** The same state with this secret replaced by another that is possible; the viewer must not notice. */
  scramble(state: Types['state'], viewer: Viewer, random: Random): Types['state'];
}

/**
 * What a game's author writes. Methods rather than function properties, so that a `Rules<Hollywood>` is also a
 * `Rules<GameTypes>` and all games fit into one list.
 */
export interface Rules<Types extends GameTypes> {
  readonly id: string;
  /** Goes up when the same seed and actions no longer give the same match. */
  readonly rulesVersion: number;
  readonly seats: SeatRange;
  readonly options: OptionSpecs<Types['options']>;
  readonly secrets: readonly Secret<Types>[];
  /** Whether a match can end without a winner: alone against the game, or when the side that wins has nobody. */
  readonly canBeLost?: boolean;
  setup(options: Types['options'], seats: number, seed: Seed): Step<Types>;
  /** The seats the match waits for: several for simultaneous secret choices, none when it is over. */
  toAct(state: Types['state']): readonly Seat[];
  /** Seats that may act out of turn although nobody waits for them; never one that is also in `toAct`. */
  mayInterrupt?(state: Types['state']): readonly Seat[];
  /** Plain data in a stable order; empty only for a seat that can do nothing now. Decided by the seat's view alone. */
  legalActions(state: Types['state'], seat: Seat): readonly Types['action'][];
  /**
   * Whether the seat's decision is made in the open; left out where all are. Decided by the table's view alone:
   * otherwise the curtain itself would tell a secret. A decision is wholly open or wholly private.
   */
  privacy?(tableView: Types['view'], seat: Seat): Privacy;
  /**
   * Whether offering this action in an open decision tells a secret (a card in hand): it is then offered to its seat
   * alone. Left out where no action does. Without the concealed ones, the list is the same in all states that look alike
   * to the table.
   */
  concealed?(action: Types['action']): boolean;
  /** Carries out an action that `legalActions` offered; the engine has checked it. */
  perform(state: Types['state'], seat: Seat, action: Types['action']): Step<Types>;
  /** Why an action that was not offered is not possible. */
  refuse(state: Types['state'], seat: Seat, action: Types['action']): Types['refusal'];
  /** The only thing that a seat's screen and bot ever receive. */
  view(state: Types['state'], viewer: Viewer): Types['view'];
  /** A full state that is possible given the view, for bots that search. */
  determinize(view: Types['view'], random: Random): Types['state'];
  outcome(state: Types['state']): Types['outcome'] | undefined;
  /** How far the match is, for lists of matches. */
  progress(state: Types['state']): Progress;
  /** Whether the event shows something nobody, or not everybody, knew before: undo never goes past it. */
  reveals(event: Types['event']): boolean;
  /** A match never takes more actions than this. */
  maxActions(seats: number): number;
}

/** What the rest of the app plays with. */
export interface Game<Types extends GameTypes = GameTypes> extends Omit<
  Rules<Types>,
  'perform' | 'refuse' | 'mayInterrupt'
> {
  mayInterrupt(state: Types['state']): readonly Seat[];
  /** Refuses what `legalActions` does not offer; what is offered and what is accepted cannot disagree. */
  apply(
    state: Types['state'],
    seat: Seat,
    action: Types['action'],
  ): Result<Step<Types>, RuleError<Types['refusal']>>;
}

/** Whether the seat decides alone with the phone now. */
export function decidesAlone<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  seat: Seat,
): boolean {
  return game.privacy?.(game.view(state, 'table'), seat) === 'private';
}

/** What a seat is offered in sight of everybody: nothing where it decides alone, and no concealed action. */
export function openActions<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  seat: Seat,
): readonly Types['action'][] {
  if (decidesAlone(game, state, seat)) return [];
  return game.legalActions(state, seat).filter((action) => game.concealed?.(action) !== true);
}

/** The offered action that equals `wanted`, which may come from anywhere, or `undefined`. */
export function findAction<Action>(
  offered: readonly Action[],
  wanted: unknown,
): Action | undefined {
  for (const action of offered) if (action === wanted) return action;
  return offered.find((action) => sameJson(action, wanted));
}

/** Types keep others out, but an action may have come from anywhere before it got its type. */
function isAction(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value;
}

export function defineGame<Types extends GameTypes>(rules: Rules<Types>): Game<Types> {
  return {
    ...rules,
    mayInterrupt: (state) => rules.mayInterrupt?.(state) ?? [],
    apply(state, seat, action) {
      const offered = rules.legalActions(state, seat);
      const legal = findAction(offered, action);
      if (legal !== undefined) return ok(rules.perform(state, seat, legal));
      if (rules.toAct(state).length === 0) return err({ code: 'game-over' });
      if (offered.length === 0) return err({ code: 'not-to-act', seat });
      if (!isAction(action)) return err({ code: 'not-an-action' });
      return err({ code: 'not-legal', seat, refusal: rules.refuse(state, seat, action) });
    },
  };
}
