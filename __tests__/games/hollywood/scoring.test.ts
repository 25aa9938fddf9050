import { outcomeOf, scoreOf, scoresOf } from '../../../src/games/hollywood/scoring';
import type {
  CardId,
  Genre,
  Movie,
  Rating,
  State,
  Studio,
} from '../../../src/games/hollywood/types';
import {
  award,
  blockbusters,
  films,
  one,
  scene,
  stars,
  withProjects,
} from '../../support/hollywood';

function movie(genre: Genre, cards: readonly CardId[], rating: Rating): Movie {
  return { genre, films: cards, star: one(stars(rating, 1)) };
}

function table(studios: readonly Partial<Studio>[], rest: Partial<State> = {}): State {
  return { ...scene({ seats: 3, studios }), ...rest, phase: { kind: 'over' } };
}

function totals(state: State): readonly number[] {
  return scoresOf(state).map(({ total }) => total);
}

const best = (rating: Rating, count: number) => ({
  movies: [movie('horror', films('horror', count), rating)],
});

describe('scoring', () => {
  it('[SCORE-1] two points for each blockbuster', () => {
    const state = table([{ blockbusters: blockbusters(3) }, { blockbusters: blockbusters(1) }]);
    expect(totals(state)).toEqual([6, 2, 0]);
    expect(scoreOf(state, 0).blockbusters).toEqual({ cards: blockbusters(3), points: 6 });
  });

  it('[SCORE-2] a movie scores its films times its star’s rating', () => {
    for (const rating of [1, 2, 3] as const) {
      for (const count of [1, 2, 5, 12]) {
        const [score] = scoresOf(
          table([{ movies: [movie('action', films('action', count), rating)] }]),
        );
        expect(score?.movies).toMatchObject([
          { size: count, rating, multiplier: 1, points: count * rating },
        ]);
        expect(score?.total).toBe(count * rating);
      }
    }
  });

  it('[SCORE-2] the award film counts as two', () => {
    const cards = [...films('romcom', 2), award('romcom')];
    const [score] = scoresOf(table([{ movies: [movie('romcom', cards, 3)] }]));
    expect(score?.movies).toMatchObject([{ size: 4, points: 12 }]);
  });

  it('[SCORE-3] one point for each film of the largest project', () => {
    const state = table([withProjects({ horror: films('horror', 4), action: films('action', 3) })]);
    expect(scoreOf(state, 0).projects).toMatchObject([
      { genre: 'horror', size: 4, points: 4, standing: 'largest' },
      { genre: 'action', size: 3, points: 0, standing: 'smaller' },
    ]);
    expect(totals(state)).toEqual([4, 0, 0]);
  });

  it('[SCORE-3] the award film counts as two, also when sizes are compared', () => {
    const withAward = [...films('horror', 1), award('horror')];
    const larger = table([withProjects({ horror: withAward, action: films('action', 2) })]);
    expect(totals(larger)).toEqual([3, 0, 0]);
    const equal = table([withProjects({ horror: withAward, action: films('action', 3) })]);
    expect(totals(equal)).toEqual([0, 0, 0]);
  });

  it('[SCORE-3] where two or three are equally the largest, none scores', () => {
    const two = table([
      withProjects({
        horror: films('horror', 2),
        action: films('action', 2),
        romcom: films('romcom', 1),
      }),
    ]);
    expect(scoreOf(two, 0).projects.map(({ standing }) => standing)).toEqual([
      'tied-for-largest',
      'tied-for-largest',
      'smaller',
    ]);
    const three = table([
      withProjects({
        horror: films('horror', 2),
        action: films('action', 2),
        romcom: films('romcom', 2),
      }),
    ]);
    expect(totals(two)).toEqual([0, 0, 0]);
    expect(totals(three)).toEqual([0, 0, 0]);
  });

  it('[SCORE-4] the most points win', () => {
    const outcome = outcomeOf(table([best(1, 3), best(2, 3), best(1, 2)]));
    expect(outcome).toMatchObject({ winners: [1], decidedBy: { kind: 'points' } });
    expect(outcome.standings).toEqual([
      { seat: 0, place: 2, points: 3 },
      { seat: 1, place: 1, points: 6 },
      { seat: 2, place: 3, points: 2 },
    ]);
  });

  it('[SCORE-5] of those tied for first, the most valuable single movie wins', () => {
    const small = {
      movies: [movie('action', films('action', 4), 1)],
      blockbusters: blockbusters(1),
    };
    const outcome = outcomeOf(table([small, best(2, 3), { blockbusters: blockbusters(2) }]));
    expect(outcome).toMatchObject({
      winners: [1],
      decidedBy: { kind: 'best-movie', tied: [0, 1], bestMovies: [4, 6] },
    });
    expect(outcome.standings.map(({ place }) => place)).toEqual([2, 1, 3]);
  });

  it('[SCORE-5] a better movie of somebody with fewer points decides nothing', () => {
    const points = { blockbusters: blockbusters(5) };
    const outcome = outcomeOf(
      table([points, { ...best(2, 4), blockbusters: blockbusters(1) }, best(3, 3)]),
    );
    expect(outcome).toMatchObject({
      winners: [1],
      decidedBy: { kind: 'best-movie', bestMovies: [0, 8] },
    });
  });

  it('[SCORE-6] still tied, they share the win', () => {
    const outcome = outcomeOf(table([best(2, 3), best(3, 2), best(1, 1)]));
    expect(outcome).toMatchObject({
      winners: [0, 1],
      decidedBy: { kind: 'shared', tied: [0, 1], bestMovie: 6 },
    });
    expect(outcome.standings.map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  it('[SCORE-6] of three tied, the two with the best movie share', () => {
    const third = { blockbusters: blockbusters(3) };
    expect(outcomeOf(table([third, best(2, 3), best(3, 2)]))).toMatchObject({
      winners: [1, 2],
      decidedBy: { kind: 'shared', tied: [0, 1, 2], bestMovie: 6 },
    });
    expect(outcomeOf(table([{}, {}, {}]))).toMatchObject({
      winners: [0, 1, 2],
      decidedBy: { kind: 'shared', bestMovie: 0 },
    });
  });
});

describe('the advanced game', () => {
  const advanced = { options: { advanced: true, claimOrder: 'top-first' } } as const;

  it('[ADV-1] a movie’s points are multiplied by the films of its genre set aside over all rounds', () => {
    const aside = [...films('horror', 12).slice(9), ...films('action', 1), one(stars(2, 1))];
    const studios = [
      { movies: [movie('horror', films('horror', 2), 3), movie('action', films('action', 2), 1)] },
    ];
    const state = table(studios, { ...advanced, aside });
    expect(scoreOf(state, 0).movies).toMatchObject([
      { multiplier: 3, points: 18 },
      { multiplier: 1, points: 2 },
    ]);
    expect(totals(state)).toEqual([20, 0, 0]);
    expect(totals({ ...state, options: { advanced: false, claimOrder: 'top-first' } })).toEqual([
      8, 0, 0,
    ]);
  });

  it('[ADV-2] where none was set aside the movie is worth nothing; an award film aside is one card', () => {
    const studios = [best(3, 4), { movies: [movie('romcom', films('romcom', 2), 2)] }];
    const state = table(studios, { ...advanced, aside: [award('romcom'), one(blockbusters(1))] });
    expect(totals(state)).toEqual([0, 4, 0]);
    expect(scoreOf(state, 0).movies).toMatchObject([{ multiplier: 0, points: 0 }]);
  });

  it('[ADV-3] blockbusters and projects score as before, and ties compare the multiplied movies', () => {
    const aside = films('action', 12).slice(10);
    const other = {
      movies: [movie('horror', films('horror', 6), 3)],
      blockbusters: blockbusters(2),
      ...withProjects({ romcom: films('romcom', 4) }),
    };
    const action = { movies: [movie('action', films('action', 4), 1)] };
    const outcome = outcomeOf(table([other, action], { ...advanced, aside }));
    expect(outcome.scores.map(({ total }) => total)).toEqual([8, 8, 0]);
    expect(outcome).toMatchObject({
      winners: [1],
      decidedBy: { kind: 'best-movie', tied: [0, 1], bestMovies: [0, 8] },
    });
  });
});
