import { COLOUR } from '../colours';
import type { Tones } from '../tones';

const OXBLOOD = '#7A1630';
const VERMILION = '#B8390E';
const BRASS = '#8F6A1C';

/** An afternoon performance: sun on cream plaster, brass and dark ink. */
export const MATINEE: Tones = {
  name: 'matinee',
  isDark: false,

  page: '#F5E9CF',
  panel: '#FFF9EC',
  chosen: '#F8D8C2',
  curtain: '#E2C796',
  plate: '#EDC667',
  paper: '#FFFDF6',
  paperShade: '#F1E3C3',
  paperGlow: '#FFFFFF',

  line: BRASS,
  hairline: '#BC9A52',
  faint: '#E3D2AB',
  track: '#D6B873',
  plateEdge: BRASS,
  paperLine: '#DCC796',

  sign: OXBLOOD,
  onSign: '#FFF9EC',
  lit: VERMILION,
  glow: '#F0A73C',
  spot: OXBLOOD,
  alarm: '#B3261E',
  onAlarm: '#FFFFFF',

  words: '#2A1A2E',
  wordsSoft: '#5A4657',
  ink: COLOUR.ink,
  inkSoft: COLOUR.inkSoft,
  inkTitle: OXBLOOD,
  plateInk: COLOUR.ink,

  halo: 'rgba(150,98,20,0.35)',
  veil: 'rgba(66,42,20,0.55)',
  touch: 'rgba(122,22,48,0.1)',
  shadow: (strength) => `rgba(84,52,12,${strength * 0.45})`,
  edge: (width) => width,
  dim: (opacity) => opacity,
  isHollowing: false,
  casing: 'deep',

  sky: { top: '#8CC7D8', middle: '#CFE6DC', foot: '#FBE3B4', scene: 'rays' },
  facade: {
    top: '#F7E3B6',
    foot: '#EAD09A',
    fans: '#A97B22',
    fansOpacity: 0.28,
    flutesOpacity: 0.5,
    street: '#BFA67C',
    wash: ['#FFFFFF', '#FFF6DC'],
    washOpacity: 0.7,
  },
  drapes: {
    valley: '#E2C796',
    ridge: '#F9EBCB',
    dusk: '#E2C796',
    duskOpacity: [0, 0.45],
  },
  cloth: ['#FDF5E0', '#F3E3BF', '#E4CC98'],
};
