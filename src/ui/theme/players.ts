import type { Colour } from '../../engine/players';

interface PlayerPaint {
  readonly main: string;
  readonly deep: string;
  readonly light: string;
}

/**
 * A player's colours. They always come with the player's mark: see `ReelToken`. No two of the main ones fall together
 * for eyes that do not tell red, green or blue; a test measures it.
 */
export const PLAYER_PAINT: Readonly<Record<Colour, PlayerPaint>> = {
  ruby: { main: '#BE2743', deep: '#5E0F1E', light: '#FFB9C2' },
  amber: { main: '#E3A324', deep: '#5F3F05', light: '#FFE7AE' },
  jade: { main: '#23895A', deep: '#0C4329', light: '#B9F2D2' },
  sapphire: { main: '#2F66CC', deep: '#10285C', light: '#C0D8FF' },
  amethyst: { main: '#A577DA', deep: '#371759', light: '#E3CBFF' },
  coral: { main: '#F58F72', deep: '#692614', light: '#FFD9CE' },
  turquoise: { main: '#33B4BD', deep: '#064449', light: '#B5F3F5' },
  pearl: { main: '#D9D4C7', deep: '#4B463A', light: '#FFFFFF' },
  copper: { main: '#AC6F3C', deep: '#42210D', light: '#F2CDB2' },
};
