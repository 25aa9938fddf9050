import { findAction } from '../../../engine/game';
import type { Decision, Match } from '../../../engine/match';
import { randomFromSeed } from '../../../engine/random';
import { type Seat, seatsOf } from '../../../engine/seats';
import { outcomeOf } from '../scoring';
import type { Action, Hollywood, State } from '../types';
import { type Ending, type Insight, lookInto, type Option } from './insight';

/** Goes up whenever the same match would be judged otherwise: what was kept of it before is then worked out anew. */
export const COMMENTARY_VERSION = 2;

/** Playouts a position gets where nobody asks for more or less. */
export const COMMENTARY_PLAYOUTS = 800;

/** From here on it is worth saying that another decision was better: below it, two searches differ by chance alone. */
export const NOTABLE_LOSS = 0.03;

/** What is to be said of a decision. Chances are those of whoever decided, from 0 to 1. */
export interface Remark {
  /** Which decision of the match, counted from 0. */
  readonly turn: number;
  readonly chance: number;
  /** What the best decision would have been worth; never less than `chance`. */
  readonly best: number;
  /** How much better the best decision is than any at random. */
  readonly stakes: number;
  /** What would have been better, where that is notable. */
  readonly better?: Action;
  /** For a reel: where it would probably have ended. */
  readonly ending?: Ending;
}

/** What the search makes of a match that is over. */
export interface Analysis {
  /** Each player's chance to win by seat, at the start and after every decision. They add up to one. */
  readonly chances: readonly (readonly number[])[];
  /** In the order of the match: the people's decisions that were a choice, or everybody's at a table of bots. */
  readonly remarks: readonly Remark[];
}

export function lossOf({ best, chance }: Remark): number {
  return best - chance;
}

/** Whose decisions are talked about: the people's, or everybody's where nobody else is at the table. */
export function seatsTalkedAbout({ setup: { players } }: Match<Hollywood>): readonly Seat[] {
  const seats = seatsOf(players.length);
  const people = seats.filter((seat) => players[seat]?.kind === 'person');
  return people.length === 0 ? seats : people;
}

/** Four digits are more than the search can tell, and keep what is stored short. */
function rounded(chance: number): number {
  return Math.round(chance * 10_000) / 10_000;
}

function shares(chances: readonly number[]): readonly number[] {
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return chances.map((chance) => rounded(chance / sum));
}

function chancesIn(state: State, { chances }: Insight): readonly number[] {
  if (state.phase.kind !== 'over') return shares(chances);
  const { winners } = outcomeOf(state);
  return shares(chances.map((_, seat) => (winners.some((one) => one === seat) ? 1 : 0)));
}

/** A seat's chance. Where it moves again itself it will not try everything the search tries: its best move counts. */
function chanceOf(seat: Seat, state: State, insight: Insight): number {
  const { phase } = state;
  const [best] = insight.options;
  if (phase.kind === 'placing' && phase.seat === seat && best !== undefined)
    return rounded(best.chance);
  return chancesIn(state, insight)[seat] ?? 0;
}

function stakesOf(options: readonly Option[]): number {
  const mean = options.reduce((sum, { chance }) => sum + chance, 0) / options.length;
  return rounded(Math.max(0, (options[0]?.chance ?? 0) - mean));
}

interface Position {
  readonly state: State;
  readonly insight: Insight;
}

/** Looks into the positions of one match, each always in the same way. */
class Desk {
  constructor(
    private readonly match: Match<Hollywood>,
    private readonly playouts: number,
  ) {}

  /** `moment`: how many decisions came before. Positions of the same moment are seen with the same luck. */
  *look(state: State, moment: number): Generator<undefined, Position> {
    const { game, setup } = this.match;
    const [seat = 'table' as const] = game.toAct(state);
    const random = randomFromSeed(setup.seed, `commentary ${moment}`);
    const insight = yield* lookInto(game.view(state, seat), this.playouts, random);
    return { state, insight };
  }

  after(state: State, { seat, action }: Decision<Action>): State {
    const applied = this.match.game.apply(state, seat, action);
    if (!applied.ok) throw new Error('A match that was played does not replay');
    return applied.value.state;
  }

  /**
   * What a decision gave away. How the search came to its favourite says little about a move that it hardly tried, so
   * both are looked into from where they lead to, equally hard.
   */
  *remarkOn(
    { state, insight }: Position,
    turn: number,
    { seat, action }: Decision<Action>,
    next: Position,
  ): Generator<undefined, Remark> {
    const { options } = insight;
    const [favourite] = options;
    const chance = chanceOf(seat, next.state, next.insight);
    const stakes = stakesOf(options);
    if (favourite === undefined || findAction([favourite.action], action) !== undefined)
      return { turn, chance, best: chance, stakes };
    const other = this.after(state, { seat, action: favourite.action });
    const instead = yield* this.look(other, turn + 1);
    const best = Math.max(chance, chanceOf(seat, other, instead.insight));
    if (best - chance < NOTABLE_LOSS) return { turn, chance, best, stakes };
    const { action: better, ending } = favourite;
    return { turn, chance, best, stakes, better, ...(ending !== undefined && { ending }) };
  }
}

/**
 * Goes through a match that is over in small steps; each gives how much is done, from 0 to 1. The same match is always
 * told the same.
 */
export function* analyse(
  match: Match<Hollywood>,
  playouts: number = COMMENTARY_PLAYOUTS,
): Generator<number, Analysis> {
  const { game, setup, turns } = match;
  const desk = new Desk(match, playouts);
  const talkedAbout = seatsTalkedAbout(match);
  const chances: (readonly number[])[] = [];
  const remarks: Remark[] = [];
  let done = 0;

  function* working<Value>(steps: Generator<undefined, Value>): Generator<number, Value> {
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      yield done;
    }
  }

  const { state } = game.setup(setup.options, setup.players.length, setup.seed);
  let now = yield* working(desk.look(state, 0));
  chances.push(chancesIn(now.state, now.insight));
  for (const [turn, decision] of turns.entries()) {
    const state = desk.after(now.state, decision);
    const next = yield* working(desk.look(state, turn + 1));
    chances.push(chancesIn(next.state, next.insight));
    const isChoice = game.legalActions(now.state, decision.seat).length > 1;
    if (isChoice && talkedAbout.includes(decision.seat))
      remarks.push(yield* working(desk.remarkOn(now, turn, decision, next)));
    now = next;
    done = (turn + 1) / turns.length;
    yield done;
  }
  return { chances, remarks };
}
