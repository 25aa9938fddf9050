import { ALL_CARDS, MOVIE_CARDS, STAR_DECK_CARDS } from '../../../src/games/hollywood/cards';
import { GENRES, RATINGS } from '../../../src/games/hollywood/types';
import { start } from '../../support/hollywood';

describe('the cards', () => {
  it('[CARDS-1] the movie deck has 13 films of each genre and 5 blockbusters', () => {
    expect(MOVIE_CARDS).toHaveLength(44);
    for (const genre of GENRES) {
      expect(
        MOVIE_CARDS.filter((card) => card.kind === 'film' && card.genre === genre),
      ).toHaveLength(13);
    }
    expect(MOVIE_CARDS.filter(({ kind }) => kind === 'blockbuster')).toHaveLength(5);
  });

  it('[CARDS-2] exactly one film of each genre carries the award', () => {
    const awards = MOVIE_CARDS.flatMap((card) =>
      card.kind === 'film' && card.award ? card.genre : [],
    );
    expect(awards).toEqual([...GENRES]);
  });

  it('[CARDS-3] the star deck has twelve cards, four of each rating, actors and directors', () => {
    expect(STAR_DECK_CARDS).toHaveLength(12);
    for (const rating of RATINGS) {
      expect(STAR_DECK_CARDS.filter((star) => star.rating === rating)).toHaveLength(4);
    }
    expect(new Set(STAR_DECK_CARDS.map(({ profession }) => profession))).toEqual(
      new Set(['actor', 'director']),
    );
  });

  it.each([3, 4])(
    '[CARDS-4] each of %i players has a Clap Board, a Double Reel and reels',
    (seats) => {
      const { studios } = start(seats);
      expect(studios).toHaveLength(seats);
      for (const studio of studios) {
        expect(studio).toMatchObject({ clapBoard: true, doubleReel: true, reels: 12 / seats });
      }
    },
  );

  it('[CARDS-5] every card has its own id and its own name', () => {
    expect(ALL_CARDS).toHaveLength(56);
    expect(new Set(ALL_CARDS.map(({ id }) => id)).size).toBe(56);
    expect(new Set(ALL_CARDS.map(({ name }) => name.toLowerCase())).size).toBe(56);
    // Saves and translations know the cards by these ids: they never change.
    expect(ALL_CARDS[0]).toMatchObject({ id: 'horror-1', name: 'The Portrait Blinked' });
    expect(MOVIE_CARDS.at(-1)?.id).toBe('blockbuster-5');
    expect(STAR_DECK_CARDS.map(({ id }) => id)).toContain('star-12');
    for (const { name } of ALL_CARDS) expect(name).toMatch(/^\S.{3,38}\S$/);
  });
});
