import type { Colour } from '../../engine/players';

interface PlayerPaint {
  readonly main: string;
  readonly deep: string;
  readonly light: string;
}

/** A player's colours. They always come with the player's mark: see `ReelToken`. */
export const PLAYER_PAINT: Readonly<Record<Colour, PlayerPaint>> = {
  ruby: { main: '#C8324A', deep: '#5E0F1E', light: '#FFB9C2' },
  amber: { main: '#E3A324', deep: '#5F3F05', light: '#FFE7AE' },
  jade: { main: '#2F9E68', deep: '#0C4329', light: '#B9F2D2' },
  sapphire: { main: '#3B74D6', deep: '#10285C', light: '#C0D8FF' },
  amethyst: { main: '#8F5CC9', deep: '#371759', light: '#E3CBFF' },
  coral: { main: '#EF7F62', deep: '#692614', light: '#FFD9CE' },
  turquoise: { main: '#22A6B0', deep: '#064449', light: '#B5F3F5' },
  pearl: { main: '#D9D4C7', deep: '#4B463A', light: '#FFFFFF' },
  copper: { main: '#A8653A', deep: '#42210D', light: '#F2CDB2' },
};
