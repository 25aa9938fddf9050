import { COLOUR, type ColourName } from './colours';

interface Ink {
  readonly colour: ColourName;
  /** Every ground these words are set on. */
  readonly on: readonly ColourName[];
  /** The lowest contrast of them, noted so that a change of colour shows what it costs. A test keeps it true. */
  readonly contrast: number;
}

/** The only ways words are coloured: an ink names its grounds, so no pair goes unmeasured. */
export const INKS = {
  /** Running text at night. */
  night: { colour: 'ivory', on: ['midnight', 'wall', 'velvet'], contrast: 11.8 },
  /** Second-rank words at night. */
  nightSoft: { colour: 'moonlight', on: ['midnight', 'wall'], contrast: 11.3 },
  /** Titles and signs at night. */
  sign: { colour: 'brassLight', on: ['midnight', 'wall', 'velvet'], contrast: 9.5 },
  /** Words on the letter board and on programme pages. */
  page: { colour: 'ink', on: ['paper', 'paperShade'], contrast: 11.7 },
  pageSoft: { colour: 'inkSoft', on: ['paper', 'paperShade'], contrast: 6.2 },
  /** Titles on programme pages. */
  pageTitle: { colour: 'velvet', on: ['paper', 'paperShade'], contrast: 9.2 },
  /** Words on brass plates and buttons. */
  plate: { colour: 'ink', on: ['brass', 'brassLight'], contrast: 7.3 },
} as const satisfies Readonly<Record<string, Ink>>;

export type InkName = keyof typeof INKS;

export function inkColour(ink: InkName): string {
  return COLOUR[INKS[ink].colour];
}
