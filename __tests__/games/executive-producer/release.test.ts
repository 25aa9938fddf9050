import type { NewsId } from '../../../src/games/executive-producer/cards/news';
import type { PlayedNews, Production, State } from '../../../src/games/executive-producer/types';
import {
  act,
  actAll,
  bySeat,
  type Done,
  eventsOf,
  executiveProducer,
  EXTRAS,
  movie,
  offered,
  production,
  refusalOf,
  release,
  scene,
} from '../../support/executive-producer';

const [ONE = 'viola-pepperdine', TWO = 'harriet-bonnevie'] = EXTRAS;

/** Script, director and actors come to 9/7, without a bonus. */
const PLAIN = production('eleven-winters', {
  director: 'giancarlo-pestavento',
  actors: [ONE, TWO],
});

function by(seat: PlayedNews['seat'], ...news: readonly NewsId[]): readonly PlayedNews[] {
  return news.map((id) => ({ news: id, seat }));
}

function stage(own: Production, changes: Partial<State> = {}): State {
  return scene({ players: 3, productions: bySeat(3, [own]), ...changes });
}

function total(dice: readonly number[] | undefined): number {
  return (dice ?? []).reduce((sum, die) => sum + die, 0);
}

/** The one release among the events. */
function releaseIn(done: Pick<Done, 'events'>) {
  const [released] = eventsOf(done, 'released');
  if (released === undefined) throw new Error('Nothing was released');
  return released;
}

describe('what can be released', () => {
  it('[EPRELEASE-1] a movie with a director and all roles filled', () => {
    expect(offered(stage(PLAIN), 0, 'release')).toEqual([release('eleven-winters')]);
    const { director: _director, ...undirected } = PLAIN;
    expect(refusalOf(stage(undirected), 0, release('eleven-winters'))).toBe('no-director');
    const short = production('eleven-winters', { director: 'giancarlo-pestavento', actors: [ONE] });
    expect(refusalOf(stage(short), 0, release('eleven-winters'))).toBe('roles-empty');
    expect(refusalOf(stage(PLAIN), 0, release('pip-the-candle'))).toBe('no-such-movie');
  });
});

describe('adding up', () => {
  it('[EPRELEASE-2] script, director and actors', () => {
    const done = act(stage(PLAIN), 0, release('eleven-winters'));
    expect(releaseIn(done).totals).toEqual({ review: 9, boxOffice: 7 });
  });

  it('[EPRELEASE-2] and the News and campaigns on it', () => {
    const talkedAbout = {
      ...PLAIN,
      news: [...by(1, 'ending-given-away', 'historian-objects'), ...by(0, 'not-a-dry-eye')],
      campaign: { review: 0, boxOffice: 3 },
    };
    const done = act(stage(talkedAbout), 0, release('eleven-winters'));
    expect(releaseIn(done).totals).toEqual({ review: 9 - 2 + 2, boxOffice: 7 - 2 + 3 });
  });

  it('[EPRELEASE-3] a sum below zero is zero dice', () => {
    const hated = { ...PLAIN, campaign: { review: -20, boxOffice: -12 } };
    const done = act(stage(hated), 0, release('eleven-winters'));
    expect(releaseIn(done)).toMatchObject({
      totals: { review: 9 - 20, boxOffice: 7 - 12 },
      rolls: { review: [[]], boxOffice: [[]] },
      stars: 0,
      takings: 0,
    });
  });

  it.each([
    [-20, 0],
    [-12, 0],
    [-11, 0],
    [-10, 1],
    [-9, 2],
  ])('[EPRELEASE-3] bonuses are added before a sum below zero is cut: %i', (review, dice) => {
    // 10 printed, and one bonus of the director.
    const hated = {
      ...PLAIN,
      director: 'sigrid-halvard' as const,
      campaign: { review, boxOffice: 0 },
    };
    const asked = act(stage(hated), 0, release('eleven-winters'));
    const done = act(asked.state, 0, { type: 'put-bonuses', review: 1 });
    expect(releaseIn(done).totals.review).toBe(10 + review);
    expect(releaseIn(done).rolls.review.map(({ length }) => length)).toEqual([dice]);
  });

  it('[EPRELEASE-2] whoever played a News with two changes chooses, one after the other', () => {
    const split = {
      ...PLAIN,
      news: [...by(2, 'accountant-walks-the-set'), ...by(0, 'poster-on-every-bus')],
    };
    const asked = act(stage(split), 0, release('eleven-winters'));
    expect(asked.state.phase).toMatchObject({ kind: 'choosing', seat: 2 });
    expect(refusalOf(asked.state, 0, { type: 'choose-change', change: 0 })).toBe('not-to-act');
    const again = act(asked.state, 2, { type: 'choose-change', change: 1 });
    expect(again.state.phase).toMatchObject({ kind: 'choosing', seat: 0 });
    const done = act(again.state, 0, { type: 'choose-change', change: 0 });
    expect(releaseIn(done).totals).toEqual({ review: 9 + 1, boxOffice: 7 - 2 });
    expect(eventsOf(again, 'change-chosen')).toEqual([
      { type: 'change-chosen', seat: 2, news: 'accountant-walks-the-set', change: 1 },
    ]);
  });
});

describe('bonuses', () => {
  const matched = production('the-piano-tuner-of-ash-street', {
    director: 'augusta-winterhalt',
    actors: ['ambrose-keel', 'dorothea-quill'],
  });

  it('[EPRELEASE-3] one for each genre bonus that matches, and one for a Perfectionist with a Professional', () => {
    const { state } = act(stage(matched), 0, release(matched.script));
    // The director, two actors, and a Professional under a Perfectionist.
    expect(state.phase).toMatchObject({ kind: 'bonuses', seat: 0, bonuses: 4 });
    const other = { ...matched, actors: ['nadia-okonski', 'buck-tallow'] as const };
    expect(act(stage(other), 0, release(matched.script)).state.phase).toMatchObject({ bonuses: 2 });
    const easy = { ...other, director: 'sigrid-halvard' as const };
    expect(act(stage(easy), 0, release(matched.script)).state.phase).toMatchObject({ bonuses: 1 });
  });

  it('[EPRELEASE-3] several Professionals are one bonus, and News give none', () => {
    const pros = {
      ...matched,
      actors: ['nadia-okonski', 'fenton-ashgrove'] as const,
      news: by(0, 'not-a-dry-eye'),
    };
    expect(act(stage(pros), 0, release(matched.script)).state.phase).toMatchObject({ bonuses: 2 });
  });

  it.each([0, 1, 2, 3, 4])(
    '[EPRELEASE-3] %i of four on the reviews, the rest on the box office',
    (review) => {
      const { state } = act(stage(matched), 0, release(matched.script));
      const done = act(state, 0, { type: 'put-bonuses', review });
      const { totals, bonuses, rolls } = releaseIn(done);
      expect(bonuses).toEqual({ review, boxOffice: 4 - review });
      expect(rolls.review[0]).toHaveLength(totals.review + review);
      expect(rolls.boxOffice[0]).toHaveLength(totals.boxOffice + 4 - review);
    },
  );

  it('[EPRELEASE-3] no more than there are', () => {
    const { state } = act(stage(matched), 0, release(matched.script));
    expect(refusalOf(state, 0, { type: 'put-bonuses', review: 5 })).toBe('no-such-action');
  });
});

describe('the opening', () => {
  const state = stage(
    { ...PLAIN, news: by(1, 'ending-given-away', 'historian-objects') },
    { money: [3, 10, 10] },
  );
  const done = act(state, 0, release('eleven-winters'));
  const { stars, takings, rolls } = releaseIn(done);

  it('[EPRELEASE-4] as many dice as each total: stars for the movie, dollars for the studio', () => {
    expect(rolls.review).toHaveLength(1);
    expect(rolls.review[0]).toHaveLength(9 - 2);
    expect(rolls.boxOffice[0]).toHaveLength(7 - 2);
    for (const die of [...rolls.review.flat(), ...rolls.boxOffice.flat()])
      expect([0, 1, 2]).toContain(die);
    expect(stars).toBe(total(rolls.review[0]));
    expect(takings).toBe(total(rolls.boxOffice[0]));
    expect(done.state.money).toEqual([3 + takings, 10, 10]);
  });

  it('[EPRELEASE-5] its News are discarded, the movie moves aside with its stars, the space is open', () => {
    expect(done.state.discards.news).toEqual(['ending-given-away', 'historian-objects']);
    expect(done.state.productions[0]).toEqual([]);
    expect(done.state.movies[0]).toEqual([
      {
        script: 'eleven-winters',
        director: 'giancarlo-pestavento',
        actors: [ONE, TWO],
        news: 2,
        rolled: { review: stars, boxOffice: takings },
        stars,
        awards: [],
      },
    ]);
  });

  it('[EPRELEASE-6] the leftmost card of each track goes, and the tracks are filled', () => {
    const { tracks, decks } = state;
    for (const track of ['scripts', 'actors', 'directors'] as const) {
      expect(done.state.tracks[track]).toEqual([...tracks[track].slice(1), decks[track][0]]);
      expect(done.state.discards[track]).toEqual(tracks[track].slice(0, 1));
    }
  });

  it('[EPRELEASE-6] face down: how many there are is all that is shown of the discards', () => {
    for (const viewer of [0, 1, 'table'] as const) {
      const view = executiveProducer.view(done.state, viewer);
      expect(view).not.toHaveProperty('discards');
      expect(view.discardSizes).toEqual({ scripts: 1, actors: 1, directors: 1, news: 2 });
    }
  });
});

describe('ceremonies', () => {
  const before = [movie('pip-the-candle', 4)];

  it.each([
    [0, false],
    [1, false],
    [2, true],
    [7, true],
  ])('[EPRELEASE-7] after %i releases the next one brings a ceremony: %s', (releases, isHeld) => {
    const state = stage(PLAIN, { releases, movies: bySeat(3, [], before) });
    const done = act(state, 0, release('eleven-winters'));
    expect(eventsOf(done, 'award-shown')).toHaveLength(isHeld ? 1 : 0);
    expect(done.state.awardDeck).toHaveLength(isHeld ? 7 : 8);
    expect(done.state.releases).toBe(releases + 1);
  });

  it('[EPRELEASE-7] and the turn goes on after it', () => {
    const state = stage(PLAIN, {
      releases: 2,
      movies: bySeat(3, [], before),
      awardDeck: ['golden-pine-cone', 'best-ensemble'],
    });
    const asked = act(state, 0, release('eleven-winters'));
    const done = actAll(
      asked.state,
      [1, { type: 'bid', stars: 1 }],
      [0, { type: 'bid', stars: 0 }],
    );
    expect(done.state.phase).toEqual({ kind: 'turn', seat: 0 });
    expect(done.state.turn.actionsLeft).toBe(1);
    expect(eventsOf(done, 'award-won')).toHaveLength(1);
  });
});

describe('two takes', () => {
  const other = production('pip-the-candle', {
    director: 'giancarlo-pestavento',
    actors: ['clementine-orchard', 'mickey-drumgold'],
  });

  function twoTakes(ability: 'opening-weekend' | 'final-cut', text: number) {
    const state = scene({
      players: 3,
      productions: bySeat(3, [PLAIN, other]),
      abilities: bySeat(3, [ability]),
    });
    const random = { ...state.random, words: [text, 5, 9, 17] };
    const done = actAll(
      { ...state, random },
      [0, { type: 'use-ability', ability, aim: { at: 'nothing' } }],
      [0, release('eleven-winters')],
      [0, release('pip-the-candle')],
    );
    return eventsOf(done, 'released');
  }

  it.each([
    ['opening-weekend', 'boxOffice', 'review', 'takings'],
    ['final-cut', 'review', 'boxOffice', 'stars'],
  ] as const)(
    '[EPRELEASE-4] %s: of the %s the better roll counts, whichever it is, once',
    (ability, twice, once, brought) => {
      const better = new Set<number>();
      for (let text = 0; text < 12; text += 1) {
        const [first, second] = twoTakes(ability, text);
        const sums = (first?.rolls[twice] ?? []).map(total);
        expect(sums).toHaveLength(2);
        expect(first?.[brought]).toBe(Math.max(...sums));
        expect(first?.rolls[once]).toHaveLength(1);
        expect(second?.rolls[twice]).toHaveLength(1);
        better.add(sums.indexOf(Math.max(...sums)));
      }
      expect(better).toEqual(new Set([0, 1]));
    },
  );
});
