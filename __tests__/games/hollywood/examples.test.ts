import { reelAt } from '../../../src/games/hollywood/board';
import { outcomeOf } from '../../../src/games/hollywood/scoring';
import type { State } from '../../../src/games/hollywood/types';
import {
  act,
  award,
  blockbusters,
  films,
  hollywood,
  offered,
  one,
  place,
  refusalOf,
  scene,
  stars,
  withProjects,
} from '../../support/hollywood';

describe('examples that must hold', () => {
  it('[EX-1] scoring at three players: 15, 20 and 13', () => {
    const horror = films('horror', 12);
    const action = films('action', 12);
    const romcom = films('romcom', 12);
    const [one1, another1] = stars(1, 2);
    const twos = stars(2, 4);
    const threes = stars(3, 2);
    const star = (id: (typeof twos)[number] | undefined) => id ?? one(stars(1, 1));
    const a = {
      blockbusters: blockbusters(2),
      movies: [
        { genre: 'horror', films: horror.slice(0, 2), star: star(threes[0]) },
        { genre: 'action', films: action.slice(0, 1), star: star(one1) },
        { genre: 'romcom', films: romcom.slice(0, 1), star: star(twos[0]) },
      ],
      ...withProjects({ horror: horror.slice(2, 4), action: action.slice(1, 2) }),
    } as const;
    const b = {
      blockbusters: blockbusters(1),
      movies: [
        { genre: 'horror', films: [award('horror'), ...horror.slice(4, 6)], star: star(threes[1]) },
        { genre: 'action', films: action.slice(2, 4), star: star(twos[1]) },
        { genre: 'romcom', films: romcom.slice(1, 2), star: star(twos[2]) },
      ],
      ...withProjects({
        horror: horror.slice(6, 7),
        action: action.slice(4, 5),
        romcom: romcom.slice(2, 3),
      }),
    } as const;
    const c = {
      movies: [
        { genre: 'action', films: action.slice(5, 9), star: star(twos[3]) },
        { genre: 'romcom', films: romcom.slice(3, 5), star: star(another1) },
      ],
      ...withProjects({ horror: horror.slice(7, 10), romcom: romcom.slice(5, 6) }),
    } as const;
    const state: State = { ...scene({ seats: 3, studios: [a, b, c] }), phase: { kind: 'over' } };
    const outcome = outcomeOf(state);
    expect(outcome.scores.map((score) => score.total)).toEqual([15, 20, 13]);
    expect(outcome.scores.map((score) => score.blockbusters.points)).toEqual([4, 2, 0]);
    expect(outcome.scores.map((score) => score.movies.map(({ points }) => points))).toEqual([
      [6, 1, 2],
      [12, 4, 2],
      [8, 2],
    ]);
    expect(outcome.scores.map((score) => score.projects.map(({ points }) => points))).toEqual([
      [2, 0],
      [0, 0, 0],
      [3, 0],
    ]);
    expect(outcome.winners).toEqual([1]);
  });

  it('[EX-2] a full column cannot be chosen; in the next both reels move up one card', () => {
    const blue = 0;
    const green = 1;
    const state = scene({
      reels: [
        [2, 3, 2, 3],
        [blue, green],
      ],
      toPlay: green,
    });
    expect(offered(state)).not.toContain('place 0');
    expect(refusalOf(state, place(0))).toBe('column-full');
    const { state: after, events } = act(state, place(1));
    const column = after.columns[1];
    if (column === undefined) throw new Error('There is a second column');
    expect(column.cards.map((_, row) => reelAt(column, row))).toEqual([
      undefined,
      blue,
      green,
      green,
    ]);
    expect(events).toMatchObject([
      {
        bumps: [
          { seat: blue, from: 2, to: 1 },
          { seat: green, from: 3, to: 2 },
        ],
      },
    ]);
  });

  it('[EX-3] a film joins its project; then a star must go to one of the two, and the other stays', () => {
    const horror = films('horror', 12);
    const action = films('action', 12);
    const cards = [...horror.slice(3, 7), ...action.slice(1, 8), ...films('romcom', 3)];
    cards[0] = horror[2] ?? one(horror);
    cards[1] = one(stars(2, 1));
    const state = scene({
      seats: 3,
      cards,
      reels: [[0, 0, 1, 2], [1, 2, 1, 2], [0, 1], [0]],
      studios: [withProjects({ horror: horror.slice(0, 2), action: action.slice(0, 1) })],
      toPlay: 2,
    });
    const waiting = act(state, place(2)).state;
    expect(waiting.studios[0]?.projects.horror).toEqual(horror.slice(0, 3));
    expect(hollywood.toAct(waiting)).toEqual([0]);
    expect(offered(waiting)).toEqual(['assign horror', 'assign action']);
    const shot = act(waiting, { type: 'assign', project: 'horror' }).state.studios[0];
    expect(shot?.movies).toMatchObject([{ genre: 'horror', films: horror.slice(0, 3) }]);
    expect(shot?.projects.action).toContain(one(action));
    const other = act(waiting, { type: 'assign', project: 'action' }).state.studios[0];
    expect(other?.movies).toMatchObject([{ genre: 'action', films: action.slice(0, 1) }]);
    expect(other?.projects.horror).toEqual(expect.arrayContaining([...horror.slice(0, 3)]));
  });
});
