/** Every colour of the app by name. Which of them may carry text on which is said, and tested, in `inks.ts`. */
export const COLOUR = {
  /** The sky, the splash screen and the page behind everything. */
  midnight: '#0B1026',
  /** Deepest shadow. */
  pitch: '#060814',
  /** The sky near the roofs. */
  dusk: '#1D2458',
  /** The glow of the city. */
  ember: '#5B2A4E',
  /** The wall of the theatre, and panels on it. */
  wall: '#171233',
  /** Curtain and enamel. */
  velvet: '#5A1027',
  velvetDeep: '#36091B',
  neon: '#FF7A59',
  brassDark: '#7A5A1E',
  brass: '#C9A24B',
  brassLight: '#F2D58B',
  bulb: '#FFE9B0',
  bulbCore: '#FFF9E6',
  ivory: '#F8EED8',
  /** Softer words on dark ground. */
  moonlight: '#C9CCE6',
  /** Programme pages and letter boards. */
  paper: '#F4E8CC',
  paperShade: '#E4D2A8',
  ink: '#1B1533',
  inkSoft: '#4D4262',
  white: '#FFFFFF',
} as const;

export type ColourName = keyof typeof COLOUR;
