import { typeAt } from '../../ui/text/type';
import type { TypeSize } from '../../ui/theme/sizes';

/** How wide a letter is, as a share of the type size: rather too wide than too narrow, so that what fits here fits. */
const LETTER = { strong: 0.56, text: 0.53 } as const;

/** From large to small: the title with its hint. */
const ROOMY = [
  ['heading', 'lead'],
  ['lead', 'body'],
] as const;
const USUAL = [
  ['body', 'caption'],
  ['caption', 'caption'],
  ['count', 'count'],
] as const;

/** A foot of this height has room for larger words and cards. */
export const TALL_FOOT = 160;

const STEP = 0.05;
/** Smaller than this nothing is set, on the smallest phone. */
const LEAST_SCALE = 0.85;

interface Room {
  readonly width: number;
  readonly height: number;
  /** How large words are set there. */
  readonly textScale: number;
}

export interface PromptFit {
  readonly title: TypeSize;
  /** Absent where there is no room for it: the board shows and the live region says the same. */
  readonly hint: TypeSize | undefined;
  /** How large words are set in the end: smaller than asked for only where they would not fit. */
  readonly textScale: number;
}

/** How high a text comes to stand when it is set so. */
export function heightOf(
  text: string,
  size: TypeSize,
  face: keyof typeof LETTER,
  { width, textScale }: Omit<Room, 'height'>,
): number {
  const { fontSize, lineHeight } = typeAt(textScale)[size];
  const letters = Math.max(1, Math.floor(width / (fontSize * LETTER[face])));
  let lines = 0;
  let line = letters + 1;
  for (const { length } of text.split(/\s+/).filter((word) => word !== '')) {
    if (line + 1 + length > letters) {
      lines += Math.max(1, Math.ceil(length / letters));
      line = length;
    } else line += 1 + length;
  }
  return lines * lineHeight;
}

/** From the size that is asked for down to the least, in small steps. */
function downTo(least: number, from: number): readonly number[] {
  const steps = Math.max(0, Math.ceil((from - least) / STEP - 1e-9));
  return Array.from({ length: steps + 1 }, (_, step) =>
    Math.max(Math.min(least, from), Math.round((from - step * STEP) * 100) / 100),
  );
}

/** The largest type in which a prompt can be read to its end. */
export function promptFit(title: string, hint: string, room: Room, isRoomy: boolean): PromptFit {
  const sizes = isRoomy ? [...ROOMY, ...USUAL] : USUAL;
  const fits = (textScale: number, large: TypeSize, small?: TypeSize): boolean =>
    heightOf(title, large, 'strong', { ...room, textScale }) +
      (small === undefined ? 0 : heightOf(hint, small, 'text', { ...room, textScale })) <=
    room.height;
  for (const textScale of downTo(1, room.textScale)) {
    const whole = sizes.find(([large, small]) => fits(textScale, large, small));
    if (whole !== undefined) return { title: whole[0], hint: whole[1], textScale };
  }
  const scales = downTo(LEAST_SCALE, room.textScale);
  const textScale = scales.find((scale) => sizes.some(([large]) => fits(scale, large)));
  const [alone = 'count'] = sizes.find(([large]) => fits(textScale ?? LEAST_SCALE, large)) ?? [];
  return { title: alone, hint: undefined, textScale: textScale ?? LEAST_SCALE };
}
