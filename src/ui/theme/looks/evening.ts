import { COLOUR } from '../colours';
import type { Tones } from '../tones';

/** The theatre at night: velvet, brass and lamplight. */
export const EVENING: Tones = {
  name: 'evening',
  isDark: true,

  page: COLOUR.midnight,
  panel: COLOUR.wall,
  chosen: COLOUR.velvet,
  curtain: COLOUR.velvet,
  plate: COLOUR.brassLight,
  paper: COLOUR.paper,
  paperShade: COLOUR.paperShade,
  paperGlow: '#FFF6DC',

  line: COLOUR.brass,
  hairline: COLOUR.brassDark,
  faint: COLOUR.dusk,
  track: COLOUR.brassDark,
  plateEdge: COLOUR.brass,
  paperLine: COLOUR.paperShade,

  sign: COLOUR.brassLight,
  onSign: COLOUR.ink,
  lit: COLOUR.bulb,
  glow: COLOUR.brass,
  spot: COLOUR.bulbCore,
  alarm: COLOUR.neon,
  onAlarm: COLOUR.ink,

  words: COLOUR.ivory,
  wordsSoft: COLOUR.moonlight,
  ink: COLOUR.ink,
  inkSoft: COLOUR.inkSoft,
  inkTitle: COLOUR.velvet,
  plateInk: COLOUR.ink,

  halo: 'rgba(255,206,120,0.42)',
  veil: 'rgba(6,8,20,0.72)',
  touch: 'rgba(255,233,176,0.12)',
  shadow: (strength) => `rgba(0,0,0,${strength})`,
  edge: (width) => width,
  dim: (opacity) => opacity,
  isHollowing: false,
  casing: undefined,

  sky: { top: COLOUR.midnight, middle: COLOUR.dusk, foot: COLOUR.ember, scene: 'stars' },
  facade: {
    top: '#3A2357',
    foot: COLOUR.midnight,
    fans: COLOUR.brass,
    fansOpacity: 0.17,
    flutesOpacity: 0.5,
    street: COLOUR.pitch,
    wash: ['#FFC870', '#FF9A4A'],
    washOpacity: 0.34,
  },
  drapes: {
    valley: '#21040F',
    ridge: COLOUR.velvet,
    dusk: COLOUR.pitch,
    duskOpacity: [0.1, 0.65],
  },
  cloth: ['#2A2C66', COLOUR.dusk, COLOUR.midnight],
};
