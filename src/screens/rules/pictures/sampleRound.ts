import type { Player } from '../../../engine/players';
import { seedOf } from '../../../engine/seed';
import { claimsOf, layOut } from '../../../games/hollywood/board';
import { hollywood } from '../../../games/hollywood/game';
import { emptyTable, type Table, tableAfter } from '../../../games/hollywood/replay';
import type {
  Action,
  CardId,
  ClaimOrder,
  ColumnIndex,
  Event,
  Options,
  State,
} from '../../../games/hollywood/types';
import { SAMPLE_PLAYERS } from '../../programme/pictures/sample';

/*
 * A round of four players, dealt by hand and played by the rules themselves: every picture of a table in the rules is a
 * moment of it, or of the same cards played otherwise.
 */

export const PLAYERS: readonly Player[] = SAMPLE_PLAYERS.map((look, seat) => ({
  kind: 'person',
  name: String(seat + 1),
  ...look,
}));

const OPTIONS: Options = { advanced: false, claimOrder: 'top-first', firstSeat: 0 };

/** From the top of the leftmost column down. */
const CARDS: readonly CardId[] = [
  ...(['horror-2', 'star-5', 'romcom-2', 'action-2'] as const),
  ...(['romcom-3', 'horror-1', 'blockbuster-1', 'star-9'] as const),
  ...(['action-3', 'horror-3', 'romcom-4'] as const),
  ...(['star-1', 'action-4', 'horror-4'] as const),
];

const DEALT: State = {
  ...hollywood.setup(OPTIONS, PLAYERS.length, seedOf('rules')).state,
  columns: layOut(CARDS),
};

const DEAL: Event = {
  type: 'round-dealt',
  round: 1,
  first: 0,
  columns: DEALT.columns.map(({ cards }) => cards),
};

/** What happens when the players do this one after the other, beginning with the deal. */
function eventsOf(actions: readonly Action[]): readonly Event[] {
  const events: Event[] = [DEAL];
  let state = DEALT;
  for (const action of actions) {
    const [seat] = hollywood.toAct(state);
    const applied = seat === undefined ? undefined : hollywood.apply(state, seat, action);
    if (applied?.ok !== true) throw new Error('The rules refuse a move of the pictures');
    events.push(...applied.value.events);
    ({ state } = applied.value);
  }
  return events;
}

function place(column: ColumnIndex): Action {
  return { type: 'place', column };
}

/** The table after these moves, before any card goes out. */
export function tableWith(actions: readonly Action[]): Table {
  const events = eventsOf(actions);
  const ended = events.findIndex(({ type }) => type === 'round-ended');
  return events
    .slice(0, ended < 0 ? events.length : ended)
    .reduce(tableAfter, emptyTable(OPTIONS, PLAYERS.length));
}

/** Reels in these columns, one player after the other. */
export function reelsIn(...columns: readonly ColumnIndex[]): readonly Action[] {
  return columns.map(place);
}

/** All twelve reels. In the end the third player’s star comes before that player’s first film. */
export const WHOLE_ROUND = reelsIn(1, 1, 1, 1, 2, 0, 0, 2, 0, 3, 3, 0);

/** The cards with a reel in the order in which they go out. */
export function claimedIn(table: Table, order: ClaimOrder): readonly CardId[] {
  return claimsOf(table.columns, order).claims.map(({ card }) => card);
}

/** What is still undealt of each kind, after a first deal. */
export const UNDEALT = hollywood.view(DEALT, 'table').undealt;
