import type { Step } from '../../engine/game';
import { nextSeat, type Seat } from '../../engine/seats';
import { isFull, placeReel } from './board';
import { endRound } from './claims';
import { studioOf, withStudio } from './studio';
import {
  type Action,
  type ColumnIndex,
  COLUMNS,
  type Event,
  type Hollywood,
  type Phase,
  type Refusal,
  type State,
  type Studio,
} from './types';
import { updateState, updateStudio } from './update';

/** All turns there are, in the order in which they are offered. */
const TURNS: readonly Action[] = [
  ...COLUMNS.map((column): Action => ({ type: 'place', column })),
  { type: 'clap' },
  { type: 'double' },
];
const CLAP_BIT = 1 << COLUMNS.length;
const DOUBLE_BIT = CLAP_BIT << 1;

/** Every list of turns there can be, by the bits of the turns in it: lists are asked for in every move. */
const LISTS: readonly (readonly Action[])[] = Array.from({ length: DOUBLE_BIT << 1 }, (_, bits) =>
  TURNS.filter((_turn, index) => (bits & (1 << index)) !== 0),
);

type Placing = Extract<Phase, { kind: 'placing' }>;

/** [TURN-2] [CLAP-2] The next seat clockwise that has reels, which may be the same one again. */
function nextWithReels(studios: readonly Studio[], seat: Seat): Seat {
  let next = nextSeat(seat, studios.length);
  while (next !== seat && studioOf(studios, next).reels === 0)
    next = nextSeat(next, studios.length);
  return next;
}

/** [TURN-1] [TURN-4] What the player whose turn it is can do: place a reel, or play a studio card. */
export function legalTurns(state: State, { seat, owed }: Placing): readonly Action[] {
  let bits = 0;
  state.columns.forEach((column, index) => {
    if (!isFull(column)) bits |= 1 << index;
  });
  // [DOUBLE-3] Nothing comes between the two reels of a Double Reel.
  if (owed === 0) {
    const { clapBoard, doubleReel, reels } = studioOf(state.studios, seat);
    if (clapBoard) bits |= CLAP_BIT;
    // [DOUBLE-2]
    if (doubleReel && reels >= 2) bits |= DOUBLE_BIT;
  }
  return LISTS[bits] ?? [];
}

/** Places a reel. [TURN-3] The twelfth ends the round. */
export function place(state: State, { seat, owed }: Placing, index: ColumnIndex): Step<Hollywood> {
  const column = state.columns[index];
  if (column === undefined) throw new RangeError(`There is no column ${String(index)}`);
  const placed = placeReel(column, seat);
  const studio = studioOf(state.studios, seat);
  const columns = state.columns.slice();
  columns[index] = placed.column;
  const left = updateStudio(studio, { reels: studio.reels - 1 });
  const studios = withStudio(state.studios, seat, left);
  const event: Event = {
    type: 'reel-placed',
    seat,
    column: index,
    row: placed.row,
    bumps: placed.bumps,
  };
  if (studios.every(({ reels }) => reels === 0)) {
    return endRound(updateState(state, { columns, studios }), [event]);
  }
  const phase: Phase =
    owed === 2
      ? { kind: 'placing', seat, owed: 1 }
      : { kind: 'placing', seat: nextWithReels(studios, seat), owed: 0 };
  return { state: updateState(state, { columns, studios, phase }), events: [event] };
}

/** [STUDIO-1] [CLAP-1] The turn is skipped; the card is gone for good. */
export function clap(state: State, { seat }: Placing): Step<Hollywood> {
  const studio = updateStudio(studioOf(state.studios, seat), { clapBoard: false });
  const studios = withStudio(state.studios, seat, studio);
  const phase: Phase = { kind: 'placing', seat: nextWithReels(studios, seat), owed: 0 };
  return {
    state: updateState(state, { studios, phase }),
    events: [{ type: 'clap-board-played', seat }],
  };
}

/** [STUDIO-1] [DOUBLE-1] Two reels are owed, one after the other. */
export function double(state: State, { seat }: Placing): Step<Hollywood> {
  const studio = updateStudio(studioOf(state.studios, seat), { doubleReel: false });
  const studios = withStudio(state.studios, seat, studio);
  const phase: Phase = { kind: 'placing', seat, owed: 2 };
  return {
    state: updateState(state, { studios, phase }),
    events: [{ type: 'double-reel-played', seat }],
  };
}

/** Why a turn that was not offered is not possible. */
export function refuseTurn(state: State, { seat, owed }: Placing, action: Action): Refusal {
  const { clapBoard, doubleReel } = studioOf(state.studios, seat);
  switch (action.type) {
    case 'place':
      return state.columns[action.column] === undefined ? 'no-such-column' : 'column-full';
    case 'clap':
      if (owed > 0) return 'reel-owed';
      return clapBoard ? 'no-such-action' : 'clap-board-used';
    case 'double':
      if (owed > 0) return 'reel-owed';
      return doubleReel ? 'needs-two-reels' : 'double-reel-used';
    case 'assign':
      return 'no-star-to-assign';
    case 'deal':
      return 'round-not-over';
    default:
      return 'no-such-action';
  }
}
