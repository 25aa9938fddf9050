import {
  decidesAlone,
  findAction,
  type Game,
  type GameTypes,
  isSeen,
  type RuleError,
} from './game';
import { type OptionError, parseOptions } from './options';
import { checkPlayers, type Player, type PlayersError } from './players';
import { err, ok, type Result } from './result';
import { type Seat, isSeat } from './seats';
import type { Seed } from './seed';

/** What a match is made from. With the decisions taken it determines everything else, bit for bit. */
export interface MatchSetup<Options = unknown> {
  readonly options: Options;
  readonly seed: Seed;
  readonly players: readonly Player[];
}

/** What somebody decided. Everything saved of a match beside its setup. */
export interface Decision<Action = unknown> {
  readonly seat: Seat;
  readonly action: Action;
}

/** A decision with what came of it. */
export interface Turn<Types extends GameTypes> extends Decision<Types['action']> {
  /** Where the match stood: states share what did not change, so keeping them costs little and undo nothing. */
  readonly before: Types['state'];
  readonly events: readonly Types['event'][];
  /** It showed something new (a deal, a die, a secret): it can't be taken back. */
  readonly sealed: boolean;
  /** It was decided alone with the phone: nobody else may take it back, or do it again. */
  readonly isPrivate: boolean;
}

/** Somebody was given a hint when so many decisions had been taken. */
export interface HintUse {
  readonly turn: number;
  readonly seat: Seat;
}

/** A match in progress or over. Immutable: playing gives a new one. */
export interface Match<Types extends GameTypes = GameTypes> {
  readonly game: Game<Types>;
  readonly setup: MatchSetup<Types['options']>;
  /** What happened before the first decision. */
  readonly opening: readonly Types['event'][];
  readonly turns: readonly Turn<Types>[];
  readonly state: Types['state'];
  /** What was taken back and can be redone, the last taken back first. */
  readonly undone: readonly (readonly Decision<Types['action']>[])[];
  /** The hints that were given. Taking a turn back does not take its hint back. */
  readonly hints: readonly HintUse[];
}

export type SetupError =
  | { readonly code: 'seat-count'; readonly min: number; readonly max: number }
  | { readonly code: 'players'; readonly errors: readonly PlayersError[] }
  | OptionError;

export type UndoError =
  | { readonly code: 'nothing-to-undo' }
  /** The match is finished and stays so: whoever wants to go back plays on in a copy. */
  | { readonly code: 'finished' }
  | { readonly code: 'sealed' }
  /** It is somebody else's private decision. */
  | { readonly code: 'not-yours' };

/** Who has the phone in hand, as far as that is known: private decisions are taken back by their own seat alone. */
export type PhoneHolder = Seat | undefined;

export interface ReplayError {
  /** Which decision, counted from 0, could not be replayed. */
  readonly index: number;
  readonly error: RuleError | { readonly code: 'no-such-seat' } | { readonly code: 'not-offered' };
}

export function startMatch<Types extends GameTypes>(
  game: Game<Types>,
  setup: MatchSetup,
): Result<Match<Types>, SetupError> {
  const { min, max } = game.seats;
  const seats = setup.players.length;
  if (seats < min || seats > max) return err({ code: 'seat-count', min, max });
  const players = checkPlayers(setup.players);
  if (!players.ok) return err({ code: 'players', errors: players.error });
  const options = parseOptions(game.options, setup.options, seats);
  if (!options.ok) return options;
  const { state, events } = game.setup(options.value, seats, setup.seed);
  return ok({
    game,
    setup: { options: options.value, seed: setup.seed, players: players.value },
    opening: events,
    turns: [],
    state,
    undone: [],
    hints: [],
  });
}

interface Taken<Types extends GameTypes> {
  readonly turn: Turn<Types>;
  readonly state: Types['state'];
}

function take<Types extends GameTypes>(
  game: Game<Types>,
  before: Types['state'],
  { seat, action }: Decision<Types['action']>,
): Result<Taken<Types>, RuleError<Types['refusal']>> {
  const applied = game.apply(before, seat, action);
  if (!applied.ok) return applied;
  const { state, events } = applied.value;
  const sealed = isSeen(action) || events.some((event) => game.reveals(event));
  const isPrivate = decidesAlone(game, before, seat);
  return ok({ turn: { seat, action, events, sealed, isPrivate, before }, state });
}

function advance<Types extends GameTypes>(
  match: Match<Types>,
  decision: Decision<Types['action']>,
): Result<Match<Types>, RuleError<Types['refusal']>> {
  const taken = take(match.game, match.state, decision);
  if (!taken.ok) return taken;
  const { turn, state } = taken.value;
  return ok({ ...match, state, turns: [...match.turns, turn] });
}

/** Plays one action. What had been taken back before can no longer be redone. */
export function play<Types extends GameTypes>(
  match: Match<Types>,
  seat: Seat,
  action: Types['action'],
): Result<Match<Types>, RuleError<Types['refusal']>> {
  return advance({ ...match, undone: [] }, { seat, action });
}

/** Replays decisions that may come from anywhere: each must be one that the rules offer at that point. */
export function replay<Types extends GameTypes>(
  game: Game<Types>,
  setup: MatchSetup,
  decisions: readonly Decision[],
): Result<Match<Types>, SetupError | ReplayError> {
  const started = startMatch(game, setup);
  if (!started.ok) return started;
  const turns: Turn<Types>[] = [];
  let { state } = started.value;
  for (const [index, { seat, action }] of decisions.entries()) {
    if (!isSeat(seat, setup.players.length)) return err({ index, error: { code: 'no-such-seat' } });
    const offered = findAction(game.legalActions(state, seat), action);
    // Untrusted data never reaches the rules: only an action that they offered themselves does.
    if (offered === undefined) return err({ index, error: { code: 'not-offered' } });
    const taken = take(game, state, { seat, action: offered });
    if (!taken.ok) return err({ index, error: taken.error });
    turns.push(taken.value.turn);
    ({ state } = taken.value);
  }
  return ok({ ...started.value, turns, state });
}

/** The match as it stood after its first `length` decisions. */
export function matchAt<Types extends GameTypes>(
  match: Match<Types>,
  length: number,
): Match<Types> {
  const next = match.turns[length];
  if (next === undefined) return { ...match, undone: [] };
  return { ...match, turns: match.turns.slice(0, length), state: next.before, undone: [] };
}

/** Where there is an outcome, nobody is to act any more. */
export function isFinished<Types extends GameTypes>({ game, state }: Match<Types>): boolean {
  return game.outcome(state) !== undefined;
}

/** Where undo would go back to: before the last decision of a person, through the bots' answers to it. */
function undoPoint<Types extends GameTypes>(
  match: Match<Types>,
  holder: PhoneHolder,
): Result<number, UndoError> {
  if (isFinished(match)) return err({ code: 'finished' });
  for (let index = match.turns.length - 1; index >= 0; index -= 1) {
    const turn = match.turns[index];
    if (turn === undefined) break;
    const { seat, action, sealed, isPrivate } = turn;
    const isPerson = match.setup.players[seat]?.kind === 'person';
    // What a bot was shown it forgets again: it has no memory but its view.
    if (sealed && (isPerson || !isSeen(action))) return err({ code: 'sealed' });
    if (isPerson) return isPrivate && seat !== holder ? err({ code: 'not-yours' }) : ok(index);
  }
  return err({ code: 'nothing-to-undo' });
}

function takeBackTo<Types extends GameTypes>(match: Match<Types>, point: number): Match<Types> {
  const taken = match.turns.slice(point).map(({ seat, action }) => ({ seat, action }));
  return { ...matchAt(match, point), undone: [taken, ...match.undone] };
}

/**
 * Takes back to before the last decision of a person. Never past a deal, a die or a secret that was seen, and never in a
 * finished match.
 */
export function undo<Types extends GameTypes>(
  match: Match<Types>,
  holder?: PhoneHolder,
): Result<Match<Types>, UndoError> {
  const point = undoPoint(match, holder);
  return point.ok ? ok(takeBackTo(match, point.value)) : point;
}

export function canUndo(match: Match, holder?: PhoneHolder): boolean {
  return undoPoint(match, holder).ok;
}

/**
 * A finished match as it was before the last choice of a person, to be kept and played on as another one; `undefined`
 * where no person chose anything. Unlike undo, it goes past what was shown and belongs to nobody: the end is known, and
 * nothing of the finished match is taken back.
 */
export function backFromEnd<Types extends GameTypes>(
  match: Match<Types>,
): Match<Types> | undefined {
  const isChoice = ({ seat, action }: Turn<Types>): boolean =>
    match.setup.players[seat]?.kind === 'person' && !isSeen(action);
  for (let index = match.turns.length - 1; index >= 0; index -= 1) {
    const turn = match.turns[index];
    if (turn !== undefined && isChoice(turn)) return takeBackTo(match, index);
  }
  return undefined;
}

/** Whether there is something to do again, and this holder may. */
export function canRedo(match: Match, holder?: PhoneHolder): boolean {
  const [first] = match.undone[0] ?? [];
  if (first === undefined) return false;
  return first.seat === holder || !decidesAlone(match.game, match.state, first.seat);
}

/** Plays again what the last undo took back, or gives the match unchanged when there is nothing for this holder. */
export function redo<Types extends GameTypes>(
  match: Match<Types>,
  holder?: PhoneHolder,
): Match<Types> {
  const [taken, ...undone] = match.undone;
  if (taken === undefined || !canRedo(match, holder)) return match;
  let again = match;
  for (const decision of taken) {
    const done = advance(again, decision);
    if (!done.ok) throw new Error('What was taken back cannot be redone: the rules are not pure');
    again = done.value;
  }
  return { ...again, undone };
}

/** Everything that happened, oldest first, with the decision it came from (0 = before the first). */
export function eventLog<Types extends GameTypes>(
  match: Match<Types>,
): readonly { readonly turn: number; readonly event: Types['event'] }[] {
  const log = match.opening.map((event) => ({ turn: 0, event }));
  return log.concat(
    match.turns.flatMap(({ events }, index) => events.map((event) => ({ turn: index + 1, event }))),
  );
}
