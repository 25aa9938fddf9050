import { typeAt } from '../../../ui/text/type';
import { SPACE } from '../../../ui/theme/sizes';
import { COUNT_SIZES, type CountSize, DIGIT, EDGES, MOVIES_DIGITS } from './panelFit';

/** How a studio with its film strips fills its panel. */
export interface TallFit {
  /** How many times their usual size the signs are. */
  readonly grow: number;
  /** How large words are set. */
  readonly textScale: number;
  /** Lines of signs below the name: two where one would break, or where that lets them be larger. */
  readonly lines: 1 | 2;
  /** The movies stand beside the projects instead of below. */
  readonly isWide: boolean;
  /** What is left for projects and movies. */
  readonly room: number;
}

/** The token at the head. */
export const TALL_TOKEN = 32;
/** From this width on the movies stand beside the projects. */
const WIDE = 400;
/** What the projects take of the height where the movies stand below. */
const STRIPS_SHARE = 0.6;
/** A strip of this height shows what is on its films: larger words must leave it so much. */
const STRIP = 37;
const STRIPS = 3;
/** Lower than this there is no room for strips and posters, nor with strips lower than that. */
const LEAST = { height: 168, strip: 18 } as const;
const MOST = 1.8;
const STEP = 0.1;

/** What the longer line of signs takes across. */
export function countsWidth(grow: number, textScale: number, lines: 1 | 2): number {
  const { sign, gap } = COUNT_SIZES.large;
  const digit = typeAt(textScale).body.fontSize * DIGIT;
  const [side, count] = [sign * grow, sign * grow + gap + digit];
  const hand = count + 2 * (SPACE.s + side);
  const made = count + SPACE.s + side + gap + MOVIES_DIGITS * digit;
  return lines === 1 ? hand + SPACE.s + made : Math.max(hand, made);
}

function headHeight(grow: number, textScale: number, lines: 1 | 2): number {
  const { body, heading } = typeAt(textScale);
  const head = Math.max(TALL_TOKEN * grow, heading.lineHeight);
  return head + lines * Math.max(COUNT_SIZES.large.sign * grow, body.lineHeight);
}

/** The largest signs and words, from those asked for upwards, that leave the films large enough to be seen. */
export function tallFit(width: number, height: number, textScale: number): TallFit {
  const isWide = width >= WIDE;
  const films = (STRIPS * STRIP) / (isWide ? 1 : STRIPS_SHARE);
  const inside = { width: width - EDGES.across, height: height - EDGES.down - 2 * SPACE.xs };
  const fitted = (grow: number, lines: 1 | 2): TallFit => {
    const scale = Math.round(textScale * grow * 100) / 100;
    const room = inside.height - headHeight(grow, scale, lines);
    return { grow, textScale: scale, lines, isWide, room };
  };
  for (let grow = MOST; grow > 1 + STEP / 2; grow -= STEP) {
    const rounded = Math.round(grow * 10) / 10;
    for (const lines of [1, 2] as const) {
      const fit = fitted(rounded, lines);
      if (fit.room >= films && countsWidth(rounded, fit.textScale, lines) <= inside.width)
        return fit;
    }
  }
  // A line that broke by itself would push the posters over the projects.
  return fitted(1, countsWidth(1, textScale, 1) <= inside.width ? 1 : 2);
}

/** How high the strip of a project may be. */
export function stripHeight({ room, isWide }: TallFit): number {
  return (isWide ? room : room * STRIPS_SHARE) / STRIPS;
}

/** From the size of the other signs downwards. */
const NUMBERS = ['large', 'medium', 'normal'] as const satisfies readonly CountSize[];

/** The size of a project's sign and number: numbers of low strips would stand over each other. */
export function numberSize(fit: TallFit): CountSize | undefined {
  const type = typeAt(fit.textScale);
  const strip = stripHeight(fit);
  return NUMBERS.find((size) => {
    const { sign, type: words } = COUNT_SIZES[size];
    return Math.max(sign * fit.grow, type[words].lineHeight) <= strip;
  });
}

/** Whether a panel has room for the projects as strips and the movies as posters. */
export function isTall(width: number, height: number, textScale: number): boolean {
  const fit = tallFit(width, height, textScale);
  const hasRoom = height >= LEAST.height && stripHeight(fit) >= LEAST.strip;
  return hasRoom && numberSize(fit) !== undefined;
}
