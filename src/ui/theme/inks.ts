import type { ToneName, Tones } from './tones';

interface Ink {
  readonly colour: ToneName;
  /** Every ground these words are set on, in every look. */
  readonly on: readonly ToneName[];
}

/** The only ways words are coloured: an ink names its grounds, so no pair goes unmeasured. */
export const INKS = {
  /** Running text. */
  night: { colour: 'words', on: ['page', 'panel', 'chosen', 'curtain'] },
  /** Second-rank words. */
  nightSoft: { colour: 'wordsSoft', on: ['page', 'panel'] },
  /** Titles and signs. */
  sign: { colour: 'sign', on: ['page', 'panel', 'chosen', 'curtain'] },
  /** Words on the letter board, on tickets and on programme pages. */
  page: { colour: 'ink', on: ['paper', 'paperShade'] },
  pageSoft: { colour: 'inkSoft', on: ['paper', 'paperShade'] },
  /** Titles on programme pages. */
  pageTitle: { colour: 'inkTitle', on: ['paper', 'paperShade'] },
  /** Words on brass plates and buttons. */
  plate: { colour: 'plateInk', on: ['plate'] },
} as const satisfies Readonly<Record<string, Ink>>;

export type InkName = keyof typeof INKS;

export function inkColour(ink: InkName, tones: Tones): string {
  return tones[INKS[ink].colour];
}
