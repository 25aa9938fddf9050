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
  return [...placements(table), ...abilityUses(table), ...newsPlays(table)];
}

/** Whether there is an action left after the next one, to release what that has bought. */
function isWorthBuying({ state, rates }: Table): boolean {
  return state.turn.actionsLeft > (rates.turns > 0 ? 0 : 1);
}

function allOf(table: Table, beside: readonly Candidate[]): readonly Candidate[] {
  return [
    ...(isWorthBuying(table) ? purchases(table, table.own) : []),
    ...releases(table),
    ...beside,
    ...newsDraw(table),
    END_TURN,
  ];
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
