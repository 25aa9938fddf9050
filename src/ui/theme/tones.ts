import type { LookName } from './lookNames';

/** From the top of the sky to the roofs, and what stands in it. */
interface SkyTones {
  readonly top: string;
  readonly middle: string;
  readonly foot: string;
  /** `stars` and searchlights at night, `rays` of the sun by day, `plain` where nothing should draw the eye. */
  readonly scene: 'stars' | 'rays' | 'plain';
}

interface FacadeTones {
  readonly top: string;
  readonly foot: string;
  /** The fans in the tiles, and how plainly they are seen. */
  readonly fans: string;
  readonly fansOpacity: number;
  /** How plainly the flutes of the pilasters are seen. */
  readonly flutesOpacity: number;
  readonly street: string;
  /** The light under the canopy, from the middle outwards. */
  readonly wash: readonly [string, string];
  readonly washOpacity: number;
}

interface CurtainTones {
  readonly valley: string;
  readonly ridge: string;
  /** Falls over the curtain towards its hem. */
  readonly dusk: string;
  readonly duskOpacity: readonly [number, number];
}

/**
 * What surfaces, lines and words are coloured with, by what they are for: every look has its own. Paintings (cards,
 * posters, signs, reels) keep the paints of `COLOUR` in all of them.
 */
export interface Tones {
  readonly name: LookName;
  readonly isDark: boolean;

  /** Behind everything, and the ground of fields and choices in a panel. */
  readonly page: string;
  /** What controls stand on. */
  readonly panel: string;
  /** A chosen or pressed thing, and notices. */
  readonly chosen: string;
  /** Where the curtain is least kind to words. */
  readonly curtain: string;
  /** Brass buttons. */
  readonly plate: string;
  /** Programme pages, tickets and text fields. */
  readonly paper: string;
  readonly paperShade: string;
  /** Paper where the light falls on it. */
  readonly paperGlow: string;

  readonly line: string;
  readonly hairline: string;
  /** Between the lines of a long list. */
  readonly faint: string;
  /** The groove of a switch that is on, and of a slider. */
  readonly track: string;
  readonly plateEdge: string;
  readonly paperLine: string;

  /** Icons and titles. */
  readonly sign: string;
  /** What is cut out of a sign. */
  readonly onSign: string;
  /** What is lit: the keyboard's place, the one on turn, where a reel would go. */
  readonly lit: string;
  /** The light around what is lit. */
  readonly glow: string;
  /** What a hint points at. */
  readonly spot: string;
  readonly alarm: string;
  readonly onAlarm: string;

  readonly words: string;
  readonly wordsSoft: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly inkTitle: string;
  readonly plateInk: string;

  /** The light that a ticket gives off. */
  readonly halo: string;
  /** Lies between a sheet and the screen beneath. */
  readonly veil: string;
  /** Lies on a column while it is pressed. */
  readonly touch: string;
  /** The colour of a shadow of this strength, from 0 to 1. */
  readonly shadow: (strength: number) => string;
  /** How thick a line of so many points is drawn. */
  readonly edge: (width: number) => number;
  /** How far something may fade that there is none of. */
  readonly dim: (opacity: number) => number;
  /** What cannot be pressed is drawn hollow, where it must not fade. */
  readonly isHollowing: boolean;
  /** Round a player's colour where it would be lost on the ground. */
  readonly casing: 'deep' | 'light' | undefined;

  readonly sky: SkyTones;
  readonly facade: FacadeTones;
  readonly drapes: CurtainTones;
  /** The table's cloth, from the pool of light outwards. */
  readonly cloth: readonly [string, string, string];
}

/** The tones that are a colour. */
export type ToneName = {
  [Name in keyof Tones]: Tones[Name] extends string ? (Name extends 'name' ? never : Name) : never;
}[keyof Tones];
