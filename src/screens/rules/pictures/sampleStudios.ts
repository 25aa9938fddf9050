import { scoreOf } from '../../../games/hollywood/scoring';
import { newStudio, withFilm, withMovie } from '../../../games/hollywood/studio';
import type { CardId, Genre, Score, Studio } from '../../../games/hollywood/types';
import { updateStudio } from '../../../games/hollywood/update';

/* Studios for the pictures of the rules, put together and counted by the rules themselves. */

export const FILMS = {
  action: ['action-5', 'action-6', 'action-7'],
  horror: ['horror-5', 'horror-6', 'horror-7'],
  romcom: ['romcom-5', 'romcom-6'],
  /** The first has the award. */
  awarded: ['action-1', 'action-8'],
} as const satisfies Readonly<Record<string, readonly CardId[]>>;

/** A star of rating 2. */
export const STAR: CardId = 'star-6';

function withFilms(studio: Studio, genre: Genre, films: readonly CardId[]): Studio {
  return films.reduce((made, film) => withFilm(made, genre, film), studio);
}

function withBlockbusters(studio: Studio, ...cards: readonly CardId[]): Studio {
  return updateStudio(studio, { blockbusters: [...studio.blockbusters, ...cards] });
}

const EMPTY = newStudio(4);
const MADE = withMovie(withFilms(EMPTY, 'action', FILMS.action), 'action', STAR);
const SMALLER = withMovie(withFilms(EMPTY, 'action', FILMS.action.slice(0, 2)), 'action', 'star-7');

function scored(studio: Studio, aside?: readonly CardId[]): Score {
  const options = { advanced: aside !== undefined, claimOrder: 'top-first' } as const;
  return scoreOf({ options, aside: aside ?? [], studios: [studio] }, 0);
}

/** Two blockbusters, a movie, and a project of three films beside one of a single film. */
export const EVERYTHING = scored(
  withFilms(
    withFilms(withBlockbusters(MADE, 'blockbuster-2', 'blockbuster-3'), 'horror', FILMS.horror),
    'romcom',
    FILMS.romcom.slice(0, 1),
  ),
);

export const TWO_BLOCKBUSTERS = scored(withBlockbusters(EMPTY, 'blockbuster-2', 'blockbuster-3'));

export const AWARDED = scored(withFilms(EMPTY, 'action', FILMS.awarded));

/** One project is the largest; two are equally large. */
export const LARGEST = scored(
  withFilms(withFilms(EMPTY, 'horror', FILMS.horror), 'romcom', FILMS.romcom.slice(0, 1)),
);
export const TIED = scored(
  withFilms(withFilms(EMPTY, 'horror', FILMS.horror.slice(0, 2)), 'romcom', FILMS.romcom),
);

/** Level on points; the first has the more valuable movie. */
export const LEVEL = [scored(MADE), scored(withBlockbusters(SMALLER, 'blockbuster-4'))] as const;

/** Two films of the movie's genre were set aside. */
export const ASIDE: readonly CardId[] = ['action-9', 'action-10'];
export const MULTIPLIED = scored(MADE, ASIDE);
