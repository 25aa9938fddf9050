import { positionIn } from '../../../../src/games/executive-producer/bots/position';
import { qualitiesOf } from '../../../../src/games/executive-producer/bots/qualities';
import type { Production } from '../../../../src/games/executive-producer/types';
import { bySeat, production, scene } from '../../../support/executive-producer';

const ONE_ROLE = production('the-snail-express');
const FOUR_ROLES = production('the-philharmonic-frogs');

interface Holding {
  readonly dollars: number;
  readonly movies: readonly Production[];
  readonly hasOwnDirector?: boolean;
}

function inReach({ dollars, movies, hasOwnDirector = false }: Holding): number {
  const state = scene({
    players: 2,
    money: [dollars, 10],
    productions: bySeat(2, movies),
    ownDirectors: bySeat(2, hasOwnDirector ? ['hubert-plumley'] : []),
  });
  return qualitiesOf(positionIn(state, 0), 0).inReach;
}

describe('what money reaches', () => {
  test('is enough for an actor and a director, or lacks what they cost', () => {
    const movies = [ONE_ROLE];
    expect(inReach({ dollars: 7, movies })).toBe(0);
    expect(inReach({ dollars: 2, movies })).toBe(0);
    expect(inReach({ dollars: 0, movies })).toBe(-2);
  });

  test('needs none for a director of one’s own', () => {
    expect(inReach({ dollars: 0, movies: [ONE_ROLE], hasOwnDirector: true })).toBe(-1);
  });

  test('goes by the movie that needs the least', () => {
    expect(inReach({ dollars: 0, movies: [FOUR_ROLES, ONE_ROLE] })).toBe(-2);
  });

  test('goes by a new one while there is space for it, and no longer', () => {
    expect(inReach({ dollars: 0, movies: [] })).toBe(-3);
    expect(inReach({ dollars: 0, movies: [FOUR_ROLES] })).toBe(-3);
    expect(inReach({ dollars: 0, movies: [FOUR_ROLES, production('honeymoon-for-eleven')] })).toBe(
      -3,
    );
    expect(
      inReach({ dollars: 0, movies: [FOUR_ROLES, production('the-slow-boat-to-andromeda')] }),
    ).toBe(-5);
  });
});
