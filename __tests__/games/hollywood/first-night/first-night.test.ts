import { eventLog, play } from '../../../../src/engine/match';
import { reelAt } from '../../../../src/games/hollywood/board';
import { cardOf, sizeOf } from '../../../../src/games/hollywood/cards';
import {
  DECISIONS,
  EVENING,
  eveningAfter,
  YOU,
} from '../../../../src/games/hollywood/first-night/evening';
import {
  DOING_IDS,
  type Scene,
  type SceneId,
  sceneAt,
  numberOf,
  SCENES,
} from '../../../../src/games/hollywood/first-night/scenes';
import { judge, type Try } from '../../../../src/games/hollywood/first-night/tries';
import { hollywood } from '../../../../src/games/hollywood/game';
import { lastRound } from '../../../../src/games/hollywood/replay';
import { outcomeOf } from '../../../../src/games/hollywood/scoring';
import { COLUMNS, type Event, GENRES } from '../../../../src/games/hollywood/types';

const [VERA, GUS] = [1, 2] as const;

function scene(id: SceneId): Scene {
  return sceneAt(numberOf(id));
}

function matchAt(id: SceneId) {
  return eveningAfter(scene(id).at.decisions);
}

function eventsUntil(decisions: number): readonly Event[] {
  return eventLog(eveningAfter(decisions)).map(({ event }) => event);
}

/** The events that are seen when a scene begins, on the board and of the cards that went out. */
function seenAt(id: SceneId): readonly Event[] {
  const { decisions, claims } = scene(id).at;
  const round = lastRound(eventsUntil(decisions));
  return [...round.before, ...round.claims.slice(0, claims)];
}

/** What the newcomer sees happen between the beginning of a scene and that of the next. */
function happensIn(id: SceneId): readonly Event[] {
  const next = SCENES[numberOf(id) + 1];
  return next === undefined ? [] : seenAt(next.id).slice(seenAt(id).length);
}

describe('the script', () => {
  it('is a whole match by the rules, from the deal to the winner', () => {
    expect(EVENING.players).toHaveLength(3);
    expect(eveningAfter(DECISIONS.length).state.phase.kind).toBe('over');
  });

  it('goes forward from scene to scene, and skips the dull part only where time passes', () => {
    for (const [index, { at, isLater }] of SCENES.entries()) {
      const before = SCENES[index - 1]?.at ?? { decisions: 0, claims: 0 };
      expect(at.decisions).toBeGreaterThanOrEqual(before.decisions);
      if (at.decisions === before.decisions)
        expect(at.claims).toBeGreaterThanOrEqual(before.claims);
      expect(at.decisions - before.decisions > 3).toBe(isLater);
    }
    expect(SCENES.at(-1)?.at.decisions).toBe(DECISIONS.length);
  });

  it('shows no more cards going out than there are', () => {
    for (const { at } of SCENES) {
      const { claims } = lastRound(eventsUntil(at.decisions));
      expect(at.claims).toBeLessThanOrEqual(claims.length);
    }
  });

  it.each(SCENES.filter(({ wants }) => wants.kind === 'act').map((one) => [one.id, one] as const))(
    'asks in scene %s for what the rules allow, and goes on from there',
    (id, { wants, at }) => {
      const match = matchAt(id);
      const action = wants.kind === 'act' ? wants.action : undefined;
      expect(hollywood.toAct(match.state)).toEqual([YOU]);
      expect(hollywood.legalActions(match.state, YOU)).toContainEqual(action);
      const played = action && play(match, YOU, action);
      expect(played?.ok && played.value.state).toEqual(eveningAfter(at.decisions + 1).state);
    },
  );

  it('knows in which scenes something is to be done', () => {
    const doing = SCENES.filter(({ wants }) => wants.kind === 'act' || wants.kind === 'touch');
    expect(doing.map(({ id }) => id)).toEqual(DOING_IDS);
  });

  it('leaves between two scenes only what the others decide, but for the hours that pass', () => {
    for (const [index, { at, wants }] of SCENES.entries()) {
      const next = SCENES[index + 1];
      if (next === undefined || next.isLater) continue;
      const own = at.decisions + (wants.kind === 'act' ? 1 : 0);
      const others = DECISIONS.slice(own, next.at.decisions).map(({ seat }) => seat);
      expect(others).not.toContain(YOU);
    }
  });
});

describe('what is learnt really happens', () => {
  it('placing: the first reel comes to stand on a bottom card, under a blockbuster', () => {
    expect(happensIn('place')[0]).toMatchObject({
      type: 'reel-placed',
      seat: YOU,
      column: 2,
      row: 2,
      bumps: [],
    });
    const top = matchAt('place').state.columns[2]?.cards[0];
    expect(top && cardOf(top).kind).toBe('blockbuster');
  });

  it('bumping: Vera bumps the newcomer up, then the newcomer bumps both', () => {
    expect(happensIn('place')).toContainEqual(
      expect.objectContaining({
        type: 'reel-placed',
        seat: VERA,
        bumps: [{ seat: YOU, from: 2, to: 1 }],
      }),
    );
    expect(happensIn('bump')[0]).toMatchObject({
      seat: YOU,
      bumps: [
        { seat: YOU, from: 1, to: 0 },
        { seat: VERA, from: 2, to: 1 },
      ],
    });
  });

  it('full column: the rules refuse the column that is to be touched', () => {
    const { state } = matchAt('full');
    const tried = hollywood.apply(state, YOU, { type: 'place', column: 2 });
    expect(tried).toMatchObject({ ok: false, error: { refusal: 'column-full' } });
    const column = state.columns[2];
    expect(column && [0, 1, 2].map((row) => reelAt(column, row))).toEqual([YOU, VERA, YOU]);
  });

  it('Clap Board and Double Reel: two films at the bottom of column 2 are waited for, and both come', () => {
    expect(happensIn('clap').map(({ type }) => type)).toEqual([
      'clap-board-played',
      'reel-placed',
      'reel-placed',
    ]);
    expect(happensIn('double')).toEqual([{ type: 'double-reel-played', seat: YOU }]);
    // As soon as both reels are down.
    const column = eveningAfter(scene('secondReel').at.decisions + 1).state.columns[1];
    expect(column?.reels).toEqual([VERA, GUS, YOU, YOU]);
    expect(column?.cards.slice(2).map(cardOf)).toMatchObject([
      { genre: 'horror' },
      { genre: 'horror', award: true },
    ]);
  });

  it('claiming in order: the leftmost column goes first, from the top down, and a star is lost', () => {
    expect(seenAt('claim').at(-1)).toMatchObject({ type: 'round-ended', round: 1 });
    expect(happensIn('claim')).toMatchObject([
      { type: 'card-claimed', seat: GUS, column: 0, row: 0, result: { kind: 'star-lost' } },
    ]);
    expect(cardOf('star-12')).toMatchObject({ rating: 3 });
  });

  it.each([
    ['project', { result: { kind: 'project-begun', genre: 'horror' } }],
    ['award', { card: 'horror-1', result: { kind: 'project-grown', films: 2 } }],
    ['blockbuster', { result: { kind: 'blockbuster' } }],
    ['movie', { result: { kind: 'movie-made', movie: { star: 'star-8', genre: 'horror' } } }],
  ] as const)('the scene of the %s begins with the card it is about', (id, event) => {
    expect(seenAt(id).at(-1)).toMatchObject({ type: 'card-claimed', seat: YOU, ...event });
  });

  it('the award counts twice, and the star had to be used: nobody was asked', () => {
    const movie = outcomeOf(matchAt('movie').state).scores[YOU]?.movies[0];
    expect(movie).toMatchObject({ size: 3, rating: 2, points: 6 });
    expect(sizeOf(['horror-1'])).toBe(2);
    expect(seenAt('movie').some(({ type }) => type === 'star-waiting')).toBe(false);
  });

  it('the last reel of the last round, and a star with a choice between two projects', () => {
    const { state } = matchAt('lastReel');
    expect(state).toMatchObject({ round: 3, phase: { kind: 'placing', seat: YOU } });
    expect(state.studios[YOU]).toMatchObject({ reels: 1, clapBoard: false, doubleReel: false });
    expect(state.studios[YOU]?.projects.action).toHaveLength(3);
    expect(seenAt('choice').at(-1)).toMatchObject({
      type: 'star-waiting',
      seat: YOU,
      column: 1,
      projects: ['action', 'romcom'],
    });
  });

  it('no other column would have brought the star', () => {
    const { state } = matchAt('lastReel');
    const others = COLUMNS.filter((column) => column !== 1);
    const stars = others.flatMap((column) => {
      const placed = hollywood.apply(state, YOU, { type: 'place', column });
      const answered = placed.ok
        ? hollywood.apply(placed.value.state, VERA, { type: 'place', column: 1 })
        : placed;
      return answered.ok ? answered.value.events : [];
    });
    expect(stars).toContainEqual(expect.objectContaining({ type: 'round-ended' }));
    expect(stars).not.toContainEqual(expect.objectContaining({ type: 'star-waiting', seat: YOU }));
  });

  it('largest project and winning: the right choice wins by it, the other draws level and loses the tie', () => {
    const won = outcomeOf(matchAt('winning').state);
    expect(won).toMatchObject({ winners: [YOU], decidedBy: { kind: 'points' } });
    expect(won.standings.map(({ points }) => points)).toEqual([16, 14, 11]);
    expect(won.scores[YOU]?.projects).toMatchObject([
      { genre: 'action', size: 5, points: 5, standing: 'largest' },
    ]);
    expect(seenAt('winning').at(-1)).toEqual({ type: 'match-ended', winners: [YOU] });

    const other = play(matchAt('choice'), YOU, { type: 'assign', project: 'action' });
    expect(other.ok && outcomeOf(other.value.state)).toMatchObject({
      winners: [VERA],
      standings: [{ points: 14 }, { points: 14 }, { points: 11 }],
      decidedBy: { kind: 'best-movie', bestMovies: [6, 8] },
    });
  });
});

describe('a try', () => {
  const columns: readonly Try[] = COLUMNS.map((column) => ({ kind: 'column', column }));
  const studio: readonly Try[] = [
    { kind: 'studio', card: 'clap' },
    { kind: 'studio', card: 'double' },
  ];
  const projects: readonly Try[] = GENRES.map((project) => ({ kind: 'project', project }));

  const answers = (id: SceneId, tries: readonly Try[]) =>
    tries.map((tried) => judge(scene(id), matchAt(id).state, tried) ?? 'right');

  it.each([
    ['place', ['elsewhere', 'elsewhere', 'right', 'elsewhere']],
    ['full', ['elsewhere', 'elsewhere', 'right', 'elsewhere']],
    ['clap', ['elsewhere', 'elsewhere', 'full', 'elsewhere']],
    ['firstReel', ['elsewhere', 'right', 'full', 'elsewhere']],
    ['claim', ['right', 'elsewhere', 'elsewhere', 'elsewhere']],
    ['lastReel', ['full', 'right', 'elsewhere', 'full']],
  ] as const)('in scene %s is judged column by column', (id, wanted) => {
    expect(answers(id, columns)).toEqual(wanted);
  });

  it.each([
    ['place', ['tooEarly', 'tooEarly']],
    ['clap', ['right', 'tooEarly']],
    ['double', ['spent', 'right']],
    ['firstReel', ['owed', 'owed']],
    ['secondReel', ['owed', 'owed']],
    ['lastReel', ['spent', 'spent']],
  ] as const)('with a studio card in scene %s is answered', (id, wanted) => {
    expect(answers(id, studio)).toEqual(wanted);
  });

  it('with a project is right for one of them only', () => {
    expect(answers('choice', projects)).toEqual(['elsewhere', 'elsewhere', 'right']);
  });
});

test('a number beyond the scenes is the first or the last', () => {
  expect(sceneAt(-3).id).toBe('place');
  expect(sceneAt(99).id).toBe('winning');
});
