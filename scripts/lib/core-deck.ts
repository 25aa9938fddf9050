import type { Noise } from '../../src/games/hollywood/bots/noise';

/* The decks as the compact core knows their cards: for scripts that play whole matches on it. */

/** 36 films and 3 award films by genre, 5 blockbusters. */
export const MOVIES: readonly number[] = Array.from({ length: 44 }, (_, index) =>
  index < 36 ? index % 3 : index < 39 ? index - 33 : 6,
);
/** Four of each rating. */
export const STARS: readonly number[] = Array.from({ length: 12 }, (_, index) => 7 + (index % 3));

export const MOVIES_PER_ROUND = 11;
export const STARS_PER_ROUND = 3;

export function shuffle(cards: number[], noise: Noise): void {
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = noise.below(last + 1);
    const moved = cards[last] ?? 0;
    cards[last] = cards[other] ?? 0;
    cards[other] = moved;
  }
}
