import type { ByGenre } from '../../games/hollywood/types';

export interface GenrePaint {
  readonly main: string;
  readonly deep: string;
  readonly light: string;
}

/** A genre's colours. They always come with its symbol: see `GenreIcon`. */
export const GENRE_PAINT: ByGenre<GenrePaint> = {
  horror: { main: '#7B5FB8', deep: '#2E1F57', light: '#D9CBF5' },
  action: { main: '#E5822F', deep: '#5C2408', light: '#FFD9A8' },
  romcom: { main: '#D95C88', deep: '#5B1535', light: '#FFD6E2' },
};
