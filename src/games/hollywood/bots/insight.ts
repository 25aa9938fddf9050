import type { Random } from '../../../engine/random';
import { COLUMN_SIZES } from '../board';
import type { Action, CardId, View } from '../types';
import { grow, judgeFor, noiseFrom } from './bots';
import { type Choice, choicesOf } from './choice';
import { CHOOSING, type Core, PLACING } from './core';
import { actionOf, coreOf } from './encode';
import { LEVEL_TABLE, playoutsFor } from './levels';
import { type Prospect, Search } from './search';

/** Where a reel placed now probably ends. */
export interface Ending {
  readonly card: CardId;
  /** How many cards it is still pushed up. */
  readonly bumps: number;
  /** How sure that is, from 0 to 1. */
  readonly likelihood: number;
}

/** A move that can be made, and the mover's chance to win after it. */
export interface Option {
  readonly action: Action;
  readonly chance: number;
  /** For a reel in a column. */
  readonly ending?: Ending;
}

/** What the search makes of a position. */
export interface Insight {
  /** Each player's chance to win, by seat. */
  readonly chances: readonly number[];
  /** What the player whose turn it is can do, the best first. Empty between rounds and at the end. */
  readonly options: readonly Option[];
  /** How the round is expected to go on from the best move, which comes first. */
  readonly line: readonly Action[];
}

/** A line goes on while the search has looked into it at least so often. */
const LEAST_VISITS = 8;
const ADVISOR = LEVEL_TABLE.mogul;

function endingOf(view: View, { move, holes, visits }: Prospect): Ending | undefined {
  const column = view.columns[move];
  const size = COLUMN_SIZES[move];
  if (column === undefined || size === undefined || visits === 0) return undefined;
  const most = holes.indexOf(Math.max(...holes));
  const row = column.reels.length + most;
  const card = column.cards[row];
  if (card === undefined) return undefined;
  return { card, bumps: size - 1 - row, likelihood: (holes[most] ?? 0) / visits };
}

function optionOf(view: View, prospect: Prospect): Option {
  const ending = endingOf(view, prospect);
  const { chance } = prospect;
  return { action: actionOf(prospect.move), chance, ...(ending !== undefined && { ending }) };
}

function insightIntoChoice({ seat }: Core, choices: readonly Choice[]): Insight {
  const sorted = choices
    .slice()
    .sort((one, other) => (other.chances[seat] ?? 0) - (one.chances[seat] ?? 0));
  const options = sorted.map(({ move, chances }) => ({
    action: actionOf(move),
    chance: chances[seat] ?? 0,
  }));
  return {
    chances: sorted[0]?.chances ?? [],
    options,
    line: options.slice(0, 1).map(({ action }) => action),
  };
}

/** The move that was looked into most comes first; the others follow by their chances. */
function insightIntoTurn(view: View, search: Search): Insight {
  const best = search.best();
  const prospects = search
    .prospects()
    .slice()
    .sort((one, other) =>
      one.move === best ? -1 : other.move === best ? 1 : other.chance - one.chance,
    );
  const most = prospects[0]?.chance ?? 0;
  return {
    chances: search.outlook(),
    // A move that was hardly looked into may seem better than the favourite; it is not known to be.
    options: prospects.map((prospect) =>
      optionOf(view, { ...prospect, chance: Math.min(most, prospect.chance) }),
    ),
    line: search.line(LEAST_VISITS).map(actionOf),
  };
}

/**
 * Looks into a position in small steps, as hard as asked. The same view, effort and stream give the same insight; what
 * a view does not show does not come into it.
 */
export function* lookInto(
  view: View,
  playouts: number,
  random: Random,
): Generator<undefined, Insight> {
  const core = coreOf(view);
  const judge = judgeFor(core, view, ADVISOR);
  if (core.stage === CHOOSING) return insightIntoChoice(core, choicesOf(core, judge));
  if (core.stage !== PLACING) return { chances: judge.verdict(core), options: [], line: [] };
  const search = new Search(core, judge, noiseFrom(random), ADVISOR);
  yield* grow(search, playoutsFor({ playouts }, core.left));
  return insightIntoTurn(view, search);
}
