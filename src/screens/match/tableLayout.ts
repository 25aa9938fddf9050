import { panelFit } from './panels/panelFit';
import { stripHeight } from './strip';
import { growth, type Laid, lying, LYING, roomy, ROOM, upright, UPRIGHT } from './tableForms';

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
  /** What is left free above the bar. */
  readonly top: number;
  /** How large words are set on the table: as large as the person asks, or as there is room for. */
  readonly textScale: number;
  readonly panel: { readonly width: number; readonly height: number; readonly columns: number };
  /** The hand of the player on turn, or what is said of a claim. */
  readonly foot: { readonly width: number; readonly height: number };
}

const ROOMY = { width: 700, height: 600 } as const;

export function tableFormOf(width: number, height: number): TableForm {
  if (width >= ROOMY.width && height >= ROOMY.height) return 'roomy';
  return width > height ? 'lying' : 'upright';
}

/** What the foot needs for the hand of a player, and what it does with while a strip lies across a small table. */
const FOOT = {
  upright: { usual: 92, squeezed: 80 },
  lying: { usual: 92, squeezed: 52 },
  roomy: { usual: 124, squeezed: 84 },
} as const;

interface Wishes {
  /** The least height of the foot on a usual phone, for text of the usual size. */
  readonly foot?: number | undefined;
  /** Whether a strip takes height from the table. It does not change its form: all becomes a little smaller. */
  readonly hasStrip?: boolean;
  readonly across?: Across;
  /** How much larger than usual the person wants to read. */
  readonly textScale?: number;
}

/** The least width of a card that text may leave: with a strip, which is soon away, no more than a finger needs. */
const LEAST_CARD = { usual: 52, squeezed: 44 } as const;
/** How much taller the foot has to be for larger words: then they are set in the smaller of its types. */
const TALLER = 1.15;
const MOST_SCALE = 1.5;
const STEP = 0.05;
/** On a phone of this height the bar need not stick to the edge. */
const TALL_PHONE = { from: 720, top: 6 } as const;

/** How the table is laid out between the notches. */
export function tableLayout(
  width: number,
  wholeHeight: number,
  seats: number,
  { foot = 0, hasStrip = false, across = 'row', textScale: wanted = 1 }: Wishes = {},
): TableLayout {
  const form = tableFormOf(width, wholeHeight);
  const { gap, edge } = { upright: UPRIGHT, lying: LYING, roomy: ROOM }[form];
  const spared = form === 'upright' && wholeHeight >= TALL_PHONE.from ? TALL_PHONE.top : 0;
  const height = wholeHeight - spared;
  const layOut = { upright, lying, roomy }[form];
  const least = Math.max(foot, FOOT[form].usual);
  // A foot that is all words grows as what stands beside them takes its share from a narrower one.
  const wide = least * growth(form, { width, height }) ** (foot > 0 ? 2 : 1);
  const usual = (textScale: number): Laid =>
    layOut({ width, height, seats, foot: Math.round(wide * Math.max(1, textScale)), textScale });
  const squeezed = (textScale: number): Laid => {
    const room = height - stripHeight(width, textScale) - gap;
    return layOut({ width, height: room, seats, foot: FOOT[form].squeezed, textScale });
  };
  const holds = (laid: Laid, leastCard: number, leastFoot: number): boolean =>
    laid.card.width >= leastCard &&
    laid.foot.height >= leastFoot &&
    laid.panel.height >= panelFit(laid.panel.width, laid.textScale, laid.panel.height).height;
  // The words keep their size when a strip comes and goes.
  let textScale = Math.min(wanted, MOST_SCALE);
  while (
    textScale > 1 &&
    !(
      holds(usual(textScale), LEAST_CARD.usual, least * Math.min(textScale, TALLER)) &&
      holds(squeezed(textScale), LEAST_CARD.squeezed, FOOT[form].squeezed)
    )
  )
    textScale = Math.max(1, Math.round((textScale - STEP) * 100) / 100);
  const top = form === 'upright' ? spared : edge;
  return { ...(hasStrip ? squeezed : usual)(textScale), top, across };
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
