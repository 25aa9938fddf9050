import { findAction } from '../../../../src/engine/game';
import { randomFromSeed } from '../../../../src/engine/random';
import { finish } from '../../../../src/engine/steps';
import {
  actionOfHint,
  type Hint,
  hintFrom,
  lookForHint,
} from '../../../../src/games/hollywood/bots/hint';
import type { Insight } from '../../../../src/games/hollywood/bots/insight';
import type { Action, Event, State, View } from '../../../../src/games/hollywood/types';
import {
  act,
  award,
  blockbusters,
  CLAP,
  DOUBLE,
  films,
  hollywood,
  one,
  place,
  playRandomly,
  scene,
  seed,
  stars,
  withProjects,
} from '../../../support/hollywood';

interface Position {
  readonly view: View;
  readonly legal: readonly Action[];
}

function positionOf(state: State): Position {
  const seat = one(hollywood.toAct(state));
  return { view: hollywood.view(state, seat), legal: hollywood.legalActions(state, seat) };
}

function hintFor(state: State, text = 'hint'): Hint | undefined {
  const { view, legal } = positionOf(state);
  return finish(lookForHint(view, legal, randomFromSeed(seed(text), 'hint')));
}

/** What becomes of an insight in which these were the options, the best first. */
function hintOf(state: State, insight: Partial<Insight>): Hint | undefined {
  const { view, legal } = positionOf(state);
  return hintFrom(view, legal, { chances: [], options: [], line: [], ...insight });
}

const [star1, star2, star3] = [one(stars(1, 1)), one(stars(2, 1)), one(stars(3, 1))];
const horror = films('horror', 6);
const action = films('action', 6);
const romcom = films('romcom', 3);

/** From the top of the leftmost column down; the second column ends with a star of rating 3 at its top. */
const CARDS = [
  ...[horror[0], action[0], one(blockbusters(1)), horror[1]],
  ...[star3, action[1], horror[2], romcom[0]],
  ...[star1, romcom[1], award('horror')],
  ...[star2, action[2], horror[3]],
].map((card) => card ?? star1);

const ending = (card = star3, bumps = 0, likelihood = 0.8) => ({ card, bumps, likelihood });

describe('a hint to place a reel', () => {
  const projects = [withProjects({ horror: horror.slice(4, 6), action: action.slice(4, 5) })];

  it('says on which card it ends, after how many bumps, and which project that finishes', () => {
    const state = scene({ cards: CARDS, studios: projects });
    expect(
      hintOf(state, { options: [{ action: place(1), chance: 0.4, ending: ending(star3, 3) }] }),
    ).toEqual({
      kind: 'place',
      column: 1,
      ending: {
        ...ending(star3, 3),
        gain: { kind: 'movie-made', genre: 'horror', worth: { size: 2, rating: 3, points: 6 } },
      },
    });
  });

  it('counts what the player’s other reels bring before it', () => {
    // A horror film for the player in the first column: the project has three films when the star comes.
    const state = scene({ cards: CARDS, studios: projects, reels: [[0]] });
    expect(
      hintOf(state, { options: [{ action: place(1), chance: 0.4, ending: ending(star3, 3) }] }),
    ).toMatchObject({ ending: { gain: { genre: 'horror', worth: { size: 3, points: 9 } } } });
  });

  it('counts films set aside in the advanced game', () => {
    const state = scene({
      cards: CARDS,
      studios: projects,
      options: { advanced: true },
      aside: [one(action.slice(3))],
    });
    expect(
      hintOf(state, { options: [{ action: place(1), chance: 0.4, ending: ending(star3, 3) }] }),
    ).toMatchObject({
      ending: { gain: { genre: 'action', worth: { size: 1, rating: 3, points: 3 } } },
    });
  });

  it.each([
    ['begins a project', 1, 3, { kind: 'project-begun', genre: 'romcom' }],
    ['grows one', 1, 2, { kind: 'project-grown', genre: 'horror', films: 3 }],
    ['is a blockbuster', 0, 2, { kind: 'blockbuster' }],
  ] as const)('says when the card %s', (_what, column, row, gain) => {
    const state = scene({ cards: CARDS, studios: projects });
    const card = state.columns[column]?.cards[row];
    const options = [{ action: place(column), chance: 0.4, ending: ending(card, 3 - row) }];
    expect(hintOf(state, { options })).toMatchObject({ ending: { gain } });
  });

  it('says when a star would be lost', () => {
    const state = scene({ cards: CARDS });
    const options = [{ action: place(1), chance: 0.4, ending: ending(star3, 3) }];
    expect(hintOf(state, { options })).toMatchObject({ ending: { gain: { kind: 'star-lost' } } });
  });

  it('names the column alone where the search cannot tell more', () => {
    const options = [{ action: place(2), chance: 0.4 }];
    expect(hintOf(scene({}), { options })).toEqual({ kind: 'place', column: 2 });
  });

  it('tells what really comes of the last reel of a round', () => {
    const kinds = new Set<string>();
    for (let match = 0; match < 25; match += 1) {
      const { states } = playRandomly(
        3 + (match % 2),
        { advanced: match % 3 === 0 },
        `end ${match}`,
      );
      for (const state of states.filter(isLastReel)) {
        const hint = hintFor(state);
        if (hint?.kind !== 'place' || hint.ending === undefined) continue;
        const { gain, bumps, card, likelihood } = hint.ending;
        expect({ bumps, likelihood }).toEqual({ bumps: 0, likelihood: 1 });
        const { events } = act(state, place(hint.column));
        const claimed = events.find((event) => isClaimOf(event, card));
        // Behind a choice that waits, or one itself: what comes of it is not decided yet.
        if (claimed?.type !== 'card-claimed') continue;
        const { result } = claimed;
        kinds.add(result.kind);
        expect(gain).toMatchObject(
          result.kind === 'movie-made' ? { kind: 'movie-made', genre: result.movie.genre } : result,
        );
      }
    }
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(['blockbuster', 'movie-made', 'project-begun', 'project-grown']),
    );
  });
});

function isLastReel({ phase, columns }: State): boolean {
  return phase.kind === 'placing' && columns.flatMap(({ reels }) => reels).length === 11;
}

function isClaimOf(event: Event, card: string): boolean {
  return event.type === 'card-claimed' && event.card === card;
}

describe('a hint to play a studio card', () => {
  it('says what a reel now would cost, in the best column for it', () => {
    const options = [
      { action: CLAP, chance: 0.41 },
      { action: DOUBLE, chance: 0.4 },
      { action: place(3), chance: 0.37 },
      { action: place(0), chance: 0.3 },
    ];
    expect(hintOf(scene({}), { options })).toEqual({
      kind: 'clap',
      column: 3,
      chance: 0.41,
      chanceNow: 0.37,
    });
  });

  it('says where the two reels of a Double Reel go, as far as the line goes', () => {
    const options = [{ action: DOUBLE, chance: 0.41 }];
    const hinted = (...line: Action[]) => hintOf(scene({}), { options, line });
    expect(hinted(DOUBLE, place(1), place(3), place(0))).toEqual({
      kind: 'double',
      columns: [1, 3],
    });
    expect(hinted(DOUBLE, place(1))).toEqual({ kind: 'double', columns: [1] });
    expect(hinted(DOUBLE)).toEqual({ kind: 'double', columns: [] });
  });
});

describe('a hint for a star that waits', () => {
  it('says what the movie is worth and what stays', () => {
    const projects = withProjects({ horror: horror.slice(4, 6), romcom: romcom.slice(2, 3) });
    const state: State = {
      ...scene({ cards: CARDS, studios: [projects] }),
      phase: { kind: 'choosing', seat: 0, queue: [{ seat: 0, column: 1, row: 0, card: star3 }] },
    };
    expect(
      hintOf(state, { options: [{ action: { type: 'assign', project: 'horror' }, chance: 1 }] }),
    ).toEqual({
      kind: 'assign',
      project: 'horror',
      worth: { size: 2, rating: 3, points: 6 },
      kept: ['romcom'],
    });
  });
});

describe('where there is nothing to choose', () => {
  it('the one column left is named without a search', () => {
    const spent = { clapBoard: false, doubleReel: false };
    const state = scene({
      cards: CARDS,
      studios: [spent, spent, spent, spent],
      reels: [[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2], []],
      toPlay: 3,
    });
    const { view, legal } = positionOf(state);
    expect(lookForHint(view, legal, randomFromSeed(seed('x'), 'hint')).next()).toEqual({
      done: true,
      value: { kind: 'only', column: 3 },
    });
  });

  it('there is no hint', () => {
    const { states } = playRandomly(3, {}, 'between');
    const between = one(states.filter(({ phase }) => phase.kind === 'dealing'));
    expect(hintFor(between)).toBeUndefined();
  });

  it('and none from an insight that is not about this position', () => {
    const full = scene({ cards: CARDS, reels: [[0, 1, 2, 3]] });
    expect(hintOf(full, { options: [{ action: place(0), chance: 1 }] })).toBeUndefined();
  });
});

test('hints are legal, of every kind, and the same whenever the same is asked', () => {
  const kinds = new Set<string>();
  for (let match = 0; match < 8; match += 1) {
    const { states } = playRandomly(
      3 + (match % 2),
      { advanced: match % 4 > 1, claimOrder: match % 3 === 0 ? 'bottom-first' : 'top-first' },
      `kinds ${match}`,
      // Studio cards are kept: they are what hints are to be about.
      (random, legal) =>
        random.pick(legal.filter(({ type }) => type !== 'clap' && type !== 'double')),
    );
    for (const [index, state] of states.entries()) {
      const { kind } = state.phase;
      if (kind !== 'choosing' && (kind !== 'placing' || index % 5 !== 0)) continue;
      const hint = hintFor(state);
      if (hint === undefined) throw new Error('There is something to choose');
      kinds.add(hint.kind);
      expect(findAction(positionOf(state).legal, actionOfHint(hint))).toBeDefined();
      if (hint.kind === 'place' && hint.ending !== undefined)
        expect(state.columns[hint.column]?.cards).toContain(hint.ending.card);
      if (index % 20 === 0) expect(hintFor(state)).toEqual(hint);
    }
  }
  expect([...kinds].sort()).toEqual(['assign', 'clap', 'double', 'place']);
});
