import { NEWS, type NewsId } from '../../../src/games/executive-producer/cards/news';
import { bonusesOf, measure, meets } from '../../../src/games/executive-producer/facts';
import type { Production } from '../../../src/games/executive-producer/types';
import type { ProductionMeasure } from '../../../src/games/executive-producer/vocabulary';
import {
  act,
  bySeat,
  movie,
  offered,
  production,
  refusalOf,
  scene,
} from '../../support/executive-producer';

describe('playing News', () => {
  const state = scene({
    players: 3,
    news: bySeat(3, ['mysterious-benefactor', 'zipper-in-the-monster', 'tantrum-makes-headlines']),
    productions: [
      [production('eleven-winters')],
      [production('it-lives-in-the-laundry'), production('pip-the-candle')],
      [production('no-parking-on-neptune', { actors: ['lola-fontanel'] })],
    ],
  });
  const placesOf = (news: NewsId) =>
    offered(state, 0, 'play-news')
      .filter((action) => action.news === news)
      .map(({ seat, on }) => [seat, on]);

  it('[EPNEWS-1] on any movie in production, one’s own or another’s, that meets the conditions', () => {
    expect(placesOf('mysterious-benefactor')).toEqual([
      [0, 'eleven-winters'],
      [1, 'it-lives-in-the-laundry'],
      [1, 'pip-the-candle'],
      [2, 'no-parking-on-neptune'],
    ]);
    expect(placesOf('zipper-in-the-monster')).toEqual([
      [1, 'it-lives-in-the-laundry'],
      [2, 'no-parking-on-neptune'],
    ]);
    expect(placesOf('tantrum-makes-headlines')).toEqual([[2, 'no-parking-on-neptune']]);
  });

  it('[EPNEWS-1] it lies on the movie with who played it, and costs no action', () => {
    const { state: after } = act(state, 0, {
      type: 'play-news',
      news: 'zipper-in-the-monster',
      seat: 1,
      on: 'it-lives-in-the-laundry',
    });
    expect(after.productions[1]?.[0]?.news).toEqual([{ news: 'zipper-in-the-monster', seat: 0 }]);
    expect(after.news[0]).toEqual(['mysterious-benefactor', 'tantrum-makes-headlines']);
    expect(after.turn).toEqual(state.turn);
  });

  it('[EPNEWS-1] not on another movie, not on a released one, not from another hand', () => {
    const play = { type: 'play-news', news: 'zipper-in-the-monster', seat: 0 } as const;
    expect(refusalOf(state, 0, { ...play, on: 'eleven-winters' })).toBe('condition-not-met');
    const out = { ...state, movies: bySeat(3, [movie('the-house-that-coughed', 3)]) };
    expect(refusalOf(out, 0, { ...play, on: 'the-house-that-coughed' })).toBe('no-such-movie');
    expect(refusalOf(state, 0, { ...play, news: 'hummable-theme', on: 'eleven-winters' })).toBe(
      'not-in-hand',
    );
    // Seat 1 makes it.
    expect(refusalOf(state, 0, { ...play, on: 'it-lives-in-the-laundry' })).toBe('no-such-movie');
  });

  it('[EPNEWS-1] its genres give no bonus', () => {
    const bare = production('it-lives-in-the-laundry');
    const talked = { ...bare, news: [{ news: 'fainting-in-row-three', seat: 0 }] as const };
    expect(NEWS['fainting-in-row-three'].conditions).toEqual([{ kind: 'genre', of: ['horror'] }]);
    expect(bonusesOf(talked)).toBe(bonusesOf(bare));
  });
});

describe('what conditions count', () => {
  const FULL: Production = production('the-piano-tuner-of-ash-street', {
    director: 'ottoline-graves',
    actors: ['ambrose-keel', 'hank-overbury'],
    news: [{ news: 'mysterious-benefactor', seat: 1 }],
  });
  const counts: readonly (readonly [ProductionMeasure, number])[] = [
    ['roles', 2],
    ['cast', 2],
    ['difficult', 0],
    ['professional', 2],
    ['perfectionist', 1],
    ['writer', 0],
    ['own-director', 1],
    ['bonuses', 2],
    ['actor-bonuses', 1],
    ['director-bonuses', 1],
    ['news', 1],
    // 4 of the script, 3 of the director, 2 and 1 of the actors; 1, 1, 1 and 2.
    ['printed-review', 9],
    ['printed-box-office', 6],
    ['script-review', 4],
    ['script-box-office', 1],
  ];

  it.each(counts)('%s of a drama by its own director with two actors is %i', (of, count) => {
    expect(measure(FULL, 'brass-lantern', of)).toBe(count);
    expect(meets(FULL, 'brass-lantern', [{ kind: 'at-least', count, of }])).toBe(true);
    expect(meets(FULL, 'brass-lantern', [{ kind: 'at-most', count, of }])).toBe(true);
    expect(meets(FULL, 'brass-lantern', [{ kind: 'at-least', count: count + 1, of }])).toBe(false);
    expect(meets(FULL, 'brass-lantern', [{ kind: 'at-most', count: count - 1, of }])).toBe(false);
  });

  it('a director is nobody else’s own', () => {
    expect(measure(FULL, 'comet', 'own-director')).toBe(0);
  });

  it('stars and takings are those of the release, whatever was spent since', () => {
    const spent = movie('pip-the-candle', 6, { stars: 1, rolled: { review: 6, boxOffice: 4 } });
    expect(measure(spent, 'comet', 'stars')).toBe(6);
    expect(measure(spent, 'comet', 'takings')).toBe(4);
    expect(measure(FULL, 'comet', 'stars')).toBe(0);
  });
});
