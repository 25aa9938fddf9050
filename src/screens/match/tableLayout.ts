import { CARD_ASPECT } from '../../ui/cards/size';

/**
 * `upright`: a phone, everything stacked. `lying`: a phone on its side, the board on the left. `roomy`: tablets and desks, the
 * players' panels beside the board. Nothing on the table ever scrolls: what is left over is shared out.
 */
export type TableForm = 'upright' | 'lying' | 'roomy';

/** The four columns alone. */
export interface BoardLayout {
  readonly gap: number;
  readonly card: { readonly width: number; readonly height: number };
  readonly board: { readonly width: number; readonly height: number };
}

/** Which way rows run: for a left hand they are mirrored, so that what is touched most lies under its thumb. */
export type Across = 'row' | 'row-reverse';

export interface TableLayout extends BoardLayout {
  readonly across: Across;
  readonly form: TableForm;
  readonly edge: number;
  readonly panel: { readonly width: number; readonly height: number; readonly columns: number };
  /** The hand of the player on turn, or what is said of a claim. */
  readonly foot: { readonly width: number; readonly height: number };
}

export const BAR_HEIGHT = 44;
const COLUMNS = 4;
const ROWS = 4;
const ROOMY = { width: 700, height: 600 } as const;

export function tableFormOf(width: number, height: number): TableForm {
  if (width >= ROOMY.width && height >= ROOMY.height) return 'roomy';
  return width > height ? 'lying' : 'upright';
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The largest cards whose board fits into this room. */
export function boardIn(width: number, height: number, gap: number): BoardLayout {
  const across = (width - (COLUMNS - 1) * gap) / COLUMNS;
  const down = ((height - (ROWS - 1) * gap) / ROWS) * CARD_ASPECT;
  const cardWidth = Math.floor(Math.min(across, down));
  const card = { width: cardWidth, height: Math.floor(cardWidth / CARD_ASPECT) };
  const board = {
    width: COLUMNS * card.width + (COLUMNS - 1) * gap,
    height: ROWS * card.height + (ROWS - 1) * gap,
  };
  return { gap, card, board };
}

const STRIP = { narrow: 600, high: 60, low: 46 } as const;

const UPRIGHT = { edge: 8, gap: 6, panel: 68, panelMost: 96 } as const;

function upright(
  width: number,
  height: number,
  seats: number,
  foot: number,
): Omit<TableLayout, 'across'> {
  const { edge, gap } = UPRIGHT;
  const inner = width - 2 * edge;
  const columns = seats > 3 ? 2 : 3;
  const rows = Math.ceil(seats / columns);
  /** Three narrow panels need one more line of signs than two wide ones. */
  const least = columns === 2 ? UPRIGHT.panel : UPRIGHT.panel + 42;
  const fixed = BAR_HEIGHT + (rows - 1) * gap + 3 * gap + edge;
  const { card, board } = boardIn(inner, height - fixed - rows * least - foot, gap);
  const spare = height - fixed - board.height - rows * least - foot;
  const panelHeight = clamp(Math.floor(least + spare / (rows + 1)), least, UPRIGHT.panelMost + 36);
  return {
    form: 'upright',
    edge,
    gap,
    card,
    board,
    panel: {
      width: Math.floor((inner - (columns - 1) * gap) / columns),
      height: panelHeight,
      columns,
    },
    foot: { width: inner, height: height - fixed - board.height - rows * panelHeight },
  };
}

const LYING = { edge: 8, gap: 6, boardShare: 0.55 } as const;

function lying(
  width: number,
  height: number,
  seats: number,
  foot: number,
): Omit<TableLayout, 'across'> {
  const { edge, gap } = LYING;
  const { card, board } = boardIn(width * LYING.boardShare, height - 2 * edge, gap);
  const side = width - 2 * edge - board.width - 2 * gap;
  const columns = 2;
  const rows = Math.ceil(seats / columns);
  const inner = height - 2 * edge - BAR_HEIGHT - (rows + 1) * gap;
  const panelHeight = Math.min(Math.floor((inner - foot) / rows), 104);
  return {
    form: 'lying',
    edge,
    gap,
    card,
    board,
    panel: { width: Math.floor((side - gap) / columns), height: panelHeight, columns },
    foot: { width: side, height: inner - rows * panelHeight },
  };
}

const ROOM = {
  edge: 20,
  gap: 10,
  foot: 124,
  footMost: 200,
  panelWidth: 230,
  panelMost: 520,
} as const;

function roomy(
  width: number,
  height: number,
  seats: number,
  least: number,
): Omit<TableLayout, 'across'> {
  const { edge, gap } = ROOM;
  const inner = width - 2 * edge;
  const room = height - 2 * edge - BAR_HEIGHT - 2 * gap;
  const footLeast = Math.max(ROOM.foot, least);
  const { card, board } = boardIn(inner - ROOM.panelWidth - 2 * gap, room - footLeast, gap);
  // Upright tablets have height to spare: the hand shows the whole studio of whoever is on turn.
  const foot = Math.floor(clamp(room - board.height - 40, footLeast, ROOM.footMost));
  const middle = room - foot;
  const panelWidth = Math.min(inner - board.width - 2 * gap, ROOM.panelMost);
  return {
    form: 'roomy',
    edge,
    gap,
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

/** How high a strip across the table is that holds a tip. */
export function stripHeight(width: number): number {
  return width < STRIP.narrow ? STRIP.high : STRIP.low;
}

/** What the foot needs for the hand of a player. */
const FOOT = 92;

interface Wishes {
  /** The least height of the foot. */
  readonly foot?: number | undefined;
  /** Height that is taken from the table for a strip. It does not change its form: all becomes a little smaller. */
  readonly taken?: number;
  readonly across?: Across;
}

/** How the table is laid out between the notches. */
export function tableLayout(
  width: number,
  height: number,
  seats: number,
  { foot = FOOT, taken = 0, across = 'row' }: Wishes = {},
): TableLayout {
  const form = tableFormOf(width, height);
  const { gap } = { upright: UPRIGHT, lying: LYING, roomy: ROOM }[form];
  const room = taken === 0 ? height : height - taken - gap;
  const layOut = { upright, lying, roomy }[form];
  return { ...layOut(width, room, seats, foot), across };
}

/** Where a card lies on the board: columns stand on one bottom line. */
export function cardPlace(
  { card, board, gap }: BoardLayout,
  column: number,
  fromBottom: number,
): { readonly x: number; readonly y: number } {
  return {
    x: column * (card.width + gap),
    y: board.height - (fromBottom + 1) * card.height - fromBottom * gap,
  };
}
