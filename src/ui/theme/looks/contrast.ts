import type { Tones } from '../tones';

const BLACK = '#000000';
const WHITE = '#FFFFFF';
const YELLOW = '#FFE14D';
const CYAN = '#5CE1FF';

/** For eyes that need it plain: strong inks on black, thick lines, nothing that shines through. */
export const CONTRAST: Tones = {
  name: 'contrast',
  isDark: true,

  page: BLACK,
  panel: '#0A0A0A',
  chosen: '#4A0A1E',
  curtain: BLACK,
  plate: YELLOW,
  paper: BLACK,
  paperShade: '#1F1F1F',
  paperGlow: BLACK,

  line: WHITE,
  hairline: WHITE,
  faint: '#8C8C8C',
  track: '#595959',
  plateEdge: WHITE,
  paperLine: WHITE,

  sign: YELLOW,
  onSign: BLACK,
  lit: CYAN,
  glow: CYAN,
  spot: WHITE,
  alarm: '#FF9C85',
  onAlarm: BLACK,

  words: WHITE,
  wordsSoft: '#EDEDED',
  ink: WHITE,
  inkSoft: '#EDEDED',
  inkTitle: YELLOW,
  plateInk: BLACK,

  halo: 'rgba(0,0,0,0)',
  veil: 'rgba(0,0,0,0.88)',
  touch: 'rgba(92,225,255,0.25)',
  shadow: () => 'rgba(0,0,0,0)',
  edge: (width) => width + 1,
  dim: () => 1,
  isHollowing: true,
  casing: 'light',

  sky: { top: BLACK, middle: BLACK, foot: BLACK, scene: 'plain' },
  facade: {
    top: BLACK,
    foot: BLACK,
    fans: WHITE,
    fansOpacity: 0,
    flutesOpacity: 0,
    street: BLACK,
    wash: [BLACK, BLACK],
    washOpacity: 0,
  },
  drapes: { valley: BLACK, ridge: BLACK, dusk: BLACK, duskOpacity: [0, 0] },
  cloth: [BLACK, BLACK, BLACK],
};
