import { abilityUses } from './abilities';
import type { Candidate } from './candidate';
import type { Position } from './position';
import { newsDraw, newsPlays } from './press';
import { purchases } from './purchases';
import { placements, releases } from './releases';
import { tableOf } from './table';

const END_TURN: Candidate = { action: { type: 'end-turn' }, gain: 0 };

/** [EPTURN-1] [EPTURN-2] What can be done in one's turn, and what it seems to bring. */
export function turnCandidates(position: Position): readonly Candidate[] {
  const table = tableOf(position);
  return [
    ...(position.state.turn.actionsLeft === 0 ? [] : purchases(table, table.own)),
    ...releases(table),
    ...placements(table),
    ...abilityUses(table),
    ...newsPlays(table),
    ...newsDraw(table),
    END_TURN,
  ];
}
