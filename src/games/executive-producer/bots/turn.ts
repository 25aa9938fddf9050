import { entryAt } from '../../../engine/lists';
import { isTurnOver } from '../turn-over';
import { abilityUses } from './abilities';
import { bestOf, type Candidate, comesFirst } from './candidate';
import type { Position } from './position';
import { newsDraw, newsPlays } from './press';
import { purchases } from './purchases';
import { placements, releases } from './releases';
import { type Table, tableOf } from './table';

const END_TURN: Candidate = { action: { type: 'end-turn' }, gain: 0 };

/** What mostly takes no action. */
function besides(table: Table): readonly Candidate[] {
  if (isTurnOver(table.state)) return newsPlays(table);
  return [...placements(table), ...abilityUses(table), ...newsPlays(table)];
}

/** Whether there is an action left after the next one, to release what that has bought. */
function isWorthBuying({ state, rates }: Table): boolean {
  return state.turn.actionsLeft > (rates.turns > 0 ? 0 : 1);
}

/** [EPTURN-1] What an action can be used for. [EPBANKRUPT-2] The bankrupt use theirs, whatever it brings. */
function withActions(table: Table): readonly Candidate[] {
  const mustBuy = entryAt(table.state.isBankrupt, table.seat);
  const bought = mustBuy || isWorthBuying(table) ? purchases(table, table.own) : [];
  return [...bought, ...releases(table)];
}

/** [EPTURN-2] What leads on to the end of the turn. */
function towardsTheEnd(table: Table, useful: readonly Candidate[]): readonly Candidate[] {
  const { state, seat } = table;
  const gain = newsDraw(table);
  if (state.turn.actionsLeft > 0) {
    const mustAct = entryAt(state.isBankrupt, seat) && useful.length > 0;
    return mustAct ? [] : [{ action: { type: 'give-up' }, gain }];
  }
  return gain > 0 ? [{ action: { type: 'draw-news' }, gain }, END_TURN] : [END_TURN];
}

function allOf(table: Table, beside: readonly Candidate[]): readonly Candidate[] {
  const useful = table.state.turn.actionsLeft > 0 ? withActions(table) : [];
  return [...useful, ...beside, ...towardsTheEnd(table, useful)];
}

/** [EPTURN-1] [EPTURN-2] What can be done in one's turn, and what it seems to bring. */
export function turnCandidates(position: Position): readonly Candidate[] {
  const table = tableOf(position);
  return allOf(table, besides(table));
}

/** The best of them. Where something comes first in any case, the actions need not be looked at. */
export function likedMove(position: Position): Candidate | undefined {
  const table = tableOf(position);
  const beside = besides(table);
  return bestOf(beside.some(comesFirst) ? beside : allOf(table, beside));
}
