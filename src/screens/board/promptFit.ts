import { TYPE, type TypeSize } from '../../ui/theme/sizes';

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

interface Room {
  readonly width: number;
  readonly height: number;
}

export interface PromptFit {
  readonly title: TypeSize;
  /** Absent where there is no room for it: the board shows and the live region says the same. */
  readonly hint: TypeSize | undefined;
}

/** How high a text comes to stand when it is set so. */
export function heightOf(
  text: string,
  size: TypeSize,
  face: keyof typeof LETTER,
  width: number,
): number {
  const { fontSize, lineHeight } = TYPE[size];
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

/** The largest type in which a prompt can be read to its end. */
export function promptFit(title: string, hint: string, room: Room, isRoomy: boolean): PromptFit {
  const sizes = isRoomy ? [...ROOMY, ...USUAL] : USUAL;
  const fits = (large: TypeSize, small?: TypeSize): boolean =>
    heightOf(title, large, 'strong', room.width) +
      (small === undefined ? 0 : heightOf(hint, small, 'text', room.width)) <=
    room.height;
  const whole = sizes.find(([large, small]) => fits(large, small));
  if (whole !== undefined) return { title: whole[0], hint: whole[1] };
  const [alone = 'count'] = sizes.find(([large]) => fits(large)) ?? [];
  return { title: alone, hint: undefined };
}
