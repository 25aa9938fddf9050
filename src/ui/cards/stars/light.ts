import type { Rating } from '../../../games/hollywood/types';
import { COLOUR } from '../../theme/colours';
import { MOODS, type Palette } from '../scenes/moods';

/** What portraits are coloured with: ink for the profile, a few strong cloths around it. */
export const PORTRAIT_PALETTE: Palette = {
  ...MOODS.spectacle,
  black: COLOUR.ink,
  dark: COLOUR.ink,
  far: '#9C7B8C',
  mid: '#6B3A52',
  near: '#2E2350',
  hot: '#B8345C',
  accent: '#2F7F86',
  pale: '#FFF6E2',
  glow: COLOUR.brass,
};

interface StarLight {
  readonly ground: string;
  readonly middle: string;
  readonly ray: string;
  readonly rayOpacity: number;
  readonly frame: string;
  readonly trim: string;
}

/** The brighter the name, the brighter the light. */
export const STAR_LIGHT: Readonly<Record<Rating, StarLight>> = {
  1: {
    ground: '#D9C9A8',
    middle: '#F4E8CC',
    ray: '#FFF9E6',
    rayOpacity: 0.55,
    frame: '#A98F5C',
    trim: '#6E5726',
  },
  2: {
    ground: '#E2B65A',
    middle: '#FFF3D0',
    ray: '#FFFBEA',
    rayOpacity: 0.75,
    frame: COLOUR.brass,
    trim: COLOUR.velvet,
  },
  3: {
    ground: '#F09A1E',
    middle: '#FFF6CF',
    ray: '#FFFFFF',
    rayOpacity: 0.9,
    frame: '#FFD65A',
    trim: COLOUR.velvet,
  },
};
