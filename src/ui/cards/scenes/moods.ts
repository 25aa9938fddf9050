import { COLOUR } from '../../theme/colours';

/** Inks that are the same in every light. */
const FIXED = {
  black: '#0B0714',
  gold: '#E2B24C',
  goldDark: '#8A6420',
  red: '#C8324A',
  white: COLOUR.bulbCore,
} as const;

interface Light {
  readonly skyTop: string;
  readonly skyLow: string;
  /** From the horizon to the front. */
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly dark: string;
  /** Lamps, windows, fire. */
  readonly glow: string;
  /** Moons, faces, sails. */
  readonly pale: string;
  /** The one loud colour, and its counterpart. */
  readonly accent: string;
  readonly hot: string;
}

export type Ink = Exclude<keyof Light, 'skyTop' | 'skyLow'> | keyof typeof FIXED;

export type Palette = Readonly<Record<Ink | 'skyTop' | 'skyLow', string>>;

function light(colours: string): Palette {
  const [
    skyTop = '',
    skyLow = '',
    far = '',
    mid = '',
    near = '',
    dark = '',
    glow = '',
    pale = '',
    accent = '',
    hot = '',
  ] = colours.split(' ').map((hex) => `#${hex}`);
  return { ...FIXED, skyTop, skyLow, far, mid, near, dark, glow, pale, accent, hot };
}

/** Times of day and weathers, each: sky above, sky below, far, mid, near, dark, glow, pale, accent, hot. */
export const MOODS = {
  moonlight: light('150E33 7A5CC0 54408F 36256B 1E1345 0C0722 FFD56B F3EBD3 8FE3B0 B8345C'),
  fog: light('2B3550 AEBDC2 8496A6 5A6A83 323E5A 161C30 FFE08A EEF3EA B7F0D0 9C4660'),
  crimson: light('2A0A2B C2485E 86304F 5A1E42 351130 170518 FFC35A F6E3CE 9CE0C0 D63A4C'),
  witching: light('0B1D2C 58AE92 357C74 21555A 133640 081A22 F5DD74 EDF3D8 C6F27C B03A6E'),
  cellar: light('1E1512 7C5636 5E4029 432C1E 2A1A14 120A09 FFC65C F2E2C0 9BD8C2 B84A3A'),

  noon: light('2C8FC0 FFEBB0 EBB777 D07C3A 8A3D18 3A1408 FFE27A FFF6DF 1F7A8C D8432B'),
  sunset: light('4A1B4F FFA043 C65434 8A3029 521822 240A12 FFE08A FFEFD0 F2C14E E0432F'),
  dawn: light('274472 FFCB92 C98A78 8A5A6A 4E3450 221530 FFE9A8 FFF4E0 5FB3B3 E4572E'),
  storm: light('141C2E 7F93A8 5C6F86 3F4F66 26324A 0E1424 FFF0A0 E8EEF2 F2B34C E0532F'),
  alpine: light('17518A D6EFF7 9CC7DE 5E93B8 2F5D8A 12294A FFE9A8 FFFFFF F2A03D D8432B'),

  blush: light('7A2C74 FFB3AC D9789A A84C80 6B2860 2F1036 FFE08A FFF1E4 5FC2C0 E2375F'),
  matinee: light('6EC3D6 FFF2DA F2C2B0 DE8C92 A04A6C 4A1A42 FFD968 FFFBF0 2F8F9D E2375F'),
  starlit: light('191B52 B85C9C 7C4490 503078 30205C 150E36 FFDF80 FFEFE0 7FD6D0 F0557C'),
  champagne: light('B8506E FFE6BC EDB48C CC7C70 8E3F55 40152E FFF0A8 FFF8E6 3E8E8A D42C55'),
  rain: light('31456E A9C3CF 7F9DB4 587594 33486C 151F3C FFDC7A F6F3EA 63C7C0 E8446C'),

  spectacle: light('3A0B22 F2A23C B4552E 7E2F26 4E1520 22070F FFE9A0 FFF3D6 3FA7A0 E2452F'),
  cosmic: light('0A0F33 5A55B8 3C3A86 2A2766 191846 0A0A24 FFE08A F4EFDC 8AD6E0 E2556E'),
} as const satisfies Readonly<Record<string, Palette>>;

export type Mood = keyof typeof MOODS;
