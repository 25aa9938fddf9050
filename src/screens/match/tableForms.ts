import { boardIn } from './boardIn';
import { panelFit } from './panels/panelFit';
import type { TableForm, TableLayout } from './tableLayout';

export const BAR_HEIGHT = 44;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** What there is to lay out: the room, the seats, the least height of the foot, and how large words are set. */
interface Order {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  readonly foot: number;
  readonly textScale: number;
}

export type Laid = Omit<TableLayout, 'across' | 'top'>;

export const UPRIGHT = { edge: 8, gap: 6, panelMost: 132, usual: 360 } as const;

export function upright({ width, height, seats, foot, textScale }: Order): Laid {
  const { edge, gap } = UPRIGHT;
  const inner = width - 2 * edge;
  const columns = seats > 3 ? 2 : 3;
  const rows = Math.ceil(seats / columns);
  const panelWidth = Math.floor((inner - (columns - 1) * gap) / columns);
  const least = panelFit(panelWidth, textScale).height;
  const fixed = BAR_HEIGHT + (rows - 1) * gap + 3 * gap + edge;
  const { card, board } = boardIn(inner, height - fixed - rows * least - foot, gap);
  const spare = height - fixed - board.height - rows * least - foot;
  const most = Math.max(least, UPRIGHT.panelMost);
  const panelHeight = clamp(Math.floor(least + spare / (rows + 1)), least, most);
  return {
    form: 'upright',
    edge,
    gap,
    textScale,
    card,
    board,
    panel: { width: panelWidth, height: panelHeight, columns },
    foot: { width: inner, height: height - fixed - board.height - rows * panelHeight },
  };
}

export const LYING = { edge: 8, gap: 6, boardShare: 0.55, panelMost: 104, usual: 285 } as const;

export function lying({ width, height, seats, foot, textScale }: Order): Laid {
  const { edge, gap } = LYING;
  const { card, board } = boardIn(width * LYING.boardShare, height - 2 * edge, gap);
  const side = width - 2 * edge - board.width - 2 * gap;
  const columns = 2;
  const rows = Math.ceil(seats / columns);
  const inner = height - 2 * edge - BAR_HEIGHT - (rows + 1) * gap;
  const panelWidth = Math.floor((side - gap) / columns);
  const room = Math.floor((inner - foot) / rows);
  const least = panelFit(panelWidth, textScale, room).height;
  // What the panels do not need they share with the foot, which a strip leaves little.
  const spare = Math.max(0, inner - foot - rows * least);
  const most = Math.max(least, Math.min(room, LYING.panelMost));
  const panelHeight = clamp(Math.floor(least + spare / (rows + 1)), least, most);
  return {
    form: 'lying',
    edge,
    gap,
    textScale,
    card,
    board,
    panel: { width: panelWidth, height: panelHeight, columns },
    foot: { width: side, height: inner - rows * panelHeight },
  };
}

export const ROOM = {
  edge: 20,
  gap: 10,
  footMost: 200,
  panelWidth: 230,
  panelMost: 520,
} as const;

export function roomy({ width, height, seats, foot: least, textScale }: Order): Laid {
  const { edge, gap } = ROOM;
  const inner = width - 2 * edge;
  const room = height - 2 * edge - BAR_HEIGHT - 2 * gap;
  const { card, board } = boardIn(inner - ROOM.panelWidth - 2 * gap, room - least, gap);
  // Upright tablets have height to spare: the hand shows the whole studio of whoever is on turn.
  const most = Math.max(least, ROOM.footMost);
  const foot = Math.floor(clamp(room - board.height - 40, least, most));
  const middle = room - foot;
  const panelWidth = Math.min(inner - board.width - 2 * gap, ROOM.panelMost);
  return {
    form: 'roomy',
    edge,
    gap,
    textScale,
    card,
    board,
    panel: {
      width: Math.floor(panelWidth),
      height: Math.floor((middle - (seats - 1) * gap) / seats),
      columns: 1,
    },
    foot: { width: inner, height: foot },
  };
}

/** How much taller a foot has to be where it is narrower than on usual phones: its words take more lines. */
export function growth(
  form: TableForm,
  { width, height }: Pick<Order, 'width' | 'height'>,
): number {
  if (form === 'roomy') return 1;
  if (form === 'upright') return Math.max(1, UPRIGHT.usual / width);
  const { board } = boardIn(width * LYING.boardShare, height - 2 * LYING.edge, LYING.gap);
  const side = width - 2 * LYING.edge - board.width - 2 * LYING.gap;
  return Math.max(1, LYING.usual / side);
}
