import { entryAt } from '../../../engine/lists';
import { begun } from '../making';
import { actorObjects, emptyRoles } from '../productions';
import type { Track } from '../vocabulary';
import type { Use } from './abilities';
import { gifts } from './ability-cards';
import { bestOf } from './candidate';
import { forecastAsIs } from './forecast';
import { diceWorth } from './payoff';
import { purchases, startGain } from './purchases';
import { releases } from './releases';
import { isNearlyReady, type Table } from './table';

/*
 * Abilities that change what the turn can be used for.
 */

const NOTHING = { at: 'nothing' } as const;
/** What new cards bring beyond those that were there, if those were poor. */
const USUAL_GIFT = 1.6;
/** What one more movie wants: dollars beyond what the others may still cost, and turns. */
const MONEY_TO_SPARE = 8;
const TURNS_FOR_A_MOVIE = 2;

/** What one more action would be used for. */
export function extraActions(table: Table): readonly Use[] {
  const { state, own } = table;
  if (state.turn.hasDrawn || state.turn.actionsLeft > 0) return [];
  if (entryAt(state.isBankrupt, table.seat)) return [];
  const withOne = { ...table, state: { ...state, turn: { ...state.turn, actionsLeft: 1 } } };
  const best = bestOf([...purchases(withOne, own), ...releases(withOne)]);
  return best === undefined ? [] : [{ aim: NOTHING, gain: best.gain }];
}

function bestGift(table: Table, track: Track): number | undefined {
  const uses = gifts(table, track);
  return uses.length === 0 ? undefined : Math.max(...uses.map(({ gain }) => gain));
}

/** New cards where those on the track are of little use. */
export function refreshes(table: Table, track: Track): readonly Use[] {
  if (table.state.turn.actionsLeft === 0) return [];
  const best = bestGift(table, track);
  return best === undefined ? [] : [{ aim: NOTHING, gain: USUAL_GIFT - best }];
}

/** Somebody who would not come otherwise, and is better than all who would. */
export function persuasions(table: Table): readonly Use[] {
  const { state, own } = table;
  if (state.turn.actionsLeft === 0 || state.turn.isPersuaded) return [];
  const isRefused = own.some(
    ({ production }) =>
      emptyRoles(production) > 0 &&
      state.tracks.actors.some((actor) => actorObjects(production, actor) !== undefined),
  );
  if (!isRefused) return [];
  const persuaded = { ...table, state: { ...state, turn: { ...state.turn, isPersuaded: true } } };
  const after = bestGift(persuaded, 'actors') ?? 0;
  return [{ aim: NOTHING, gain: after - (bestGift(table, 'actors') ?? 0) }];
}

/** Three movies at once are a trap for whoever cannot pay for them: only with the others nearly done, and money to spare. */
export function spaces(table: Table): readonly Use[] {
  const { state, seat, own, rates } = table;
  const areNearlyDone = own.every(isNearlyReady);
  const isRich = entryAt(state.money, seat) >= MONEY_TO_SPARE;
  if (!areNearlyDone || !isRich || rates.turns <= TURNS_FOR_A_MOVIE) return [];
  return state.tracks.scripts.map((script) => ({
    aim: { at: 'script', script },
    gain: startGain(table, begun(script)),
  }));
}

/** A release now with an empty role, for what it brings less than one with everybody later. */
export function rushes(table: Table, roles: number): readonly Use[] {
  const { state, seat, own, rates } = table;
  if (state.turn.actionsLeft === 0 || state.stage !== 'season') return [];
  const gains = own.flatMap(({ production, payoff }) => {
    const missing = emptyRoles(production);
    if (production.director === undefined || missing === 0) return [];
    if (missing > roles + state.turn.emptyRoles) return [];
    return diceWorth(table, seat, forecastAsIs(production, seat)) - rates.action - payoff;
  });
  return gains.length === 0 ? [] : [{ aim: NOTHING, gain: Math.max(...gains) + 0.5 }];
}
