import {
  type AwardId,
  AWARDS,
  type BigAwardId,
  SEASON_AWARDS,
} from '../../../src/games/executive-producer/cards/awards';
import { newTurn } from '../../../src/games/executive-producer/flow';
import { QUIET_ROUNDS } from '../../../src/games/executive-producer/numbers';
import type { Movie, State } from '../../../src/games/executive-producer/types';
import {
  act,
  actAll,
  bid,
  bySeat,
  DECLINE,
  effectOf,
  END_TURN,
  eventsOf,
  EXTRAS,
  executiveProducer,
  movie,
  offered,
  pass,
  production,
  refusalOf,
  release,
  scene,
  settle,
} from '../../support/executive-producer';

const FINISHED = production('a-chair-by-the-window', {
  director: 'beatrix-longacre',
  actors: EXTRAS.slice(0, 1),
});

describe('the last round', () => {
  /** Seat 1 of three releases, and the last award of the season is given. */
  const before = scene({
    players: 3,
    current: 1,
    phase: { kind: 'turn', seat: 1 },
    releases: 9,
    awardDeck: ['golden-pine-cone'],
    productions: [[], [FINISHED], []],
  });
  const ceremony = act(before, 1, release('a-chair-by-the-window'));
  const { state } = act(ceremony.state, 1, { type: 'claim-award' });

  it('[EPEND-1] begins when Best Director is on top after a ceremony', () => {
    expect(ceremony.state.stage).toBe('season');
    expect(state.stage).toBe('last-round');
    expect(state.phase).toEqual({ kind: 'turn', seat: 1 });
  });

  it('[EPEND-1] is played to its end, so that all have had the same number of turns', () => {
    const one = pass(state, 1);
    expect(one.state).toMatchObject({ current: 2, stage: 'last-round' });
    const two = pass(one.state, 2);
    expect(two.state.stage).toBe('finale');
    expect(eventsOf(two, 'turn-begun')).toEqual([]);
  });

  it('[EPEND-1] the turn of the last player in the order stops at once, and the big awards follow', () => {
    const last = {
      ...before,
      first: 2,
      abilities: bySeat(3, [], ['balloons-in-every-town'] as const),
      productions: bySeat(3, [], [FINISHED, production('pip-the-candle')]),
    } as const;
    const asked = act(last, 1, release('a-chair-by-the-window'));
    expect(asked.state.turn.actionsLeft).toBe(1);
    const { events, state: after } = act(asked.state, 1, { type: 'claim-award' });
    expect(after.stage).toBe('finale');
    expect(events.map(({ type }) => type).slice(0, 3)).toEqual([
      'award-won',
      'season-over',
      'award-shown',
    ]);
    expect(eventsOf({ events }, 'award-shown')[0]?.award).toBe('best-director');
    expect(executiveProducer.legalActions(after, 1)).not.toContainEqual(END_TURN);
  });

  it('[EPEND-1] [EPSETUP-4] without any award of the season the third release brings the last round', () => {
    const none = (releases: number) => ({ ...before, awardDeck: [], releases });
    const second = act(none(1), 1, release('a-chair-by-the-window'));
    expect(second.state.stage).toBe('season');
    const third = act(none(2), 1, release('a-chair-by-the-window'));
    expect(eventsOf(third, 'award-shown')).toEqual([]);
    expect(third.state).toMatchObject({ stage: 'last-round', phase: { kind: 'turn', seat: 1 } });
  });
});

describe('final turns', () => {
  const unfinished = production('eleven-winters', { actors: EXTRAS.slice(0, 1) });
  const state = scene({
    players: 2,
    first: 1,
    stage: 'last-round',
    releases: 9,
    awardDeck: [],
    openAwards: ['small-cast-prize'],
    productions: bySeat(2, [unfinished, FINISHED]),
    spaces: [3, 2],
    tracks: { actors: EXTRAS.slice(1), scripts: ['pip-the-candle'] },
  });

  const hiring = {
    type: 'hire-actor',
    actor: 'harriet-bonnevie',
    on: 'eleven-winters',
  } as const;

  it('[EPEND-2] an unfinished movie can be released as the second action', () => {
    const hired = act(state, 0, hiring);
    expect(offered(hired.state, 0, 'release')).toHaveLength(2);
    const done = act(hired.state, 0, release('eleven-winters'));
    expect(done.state.turn).toMatchObject({ actionsLeft: 0, actionsTaken: 2 });
    expect(done.state.movies[0]).toHaveLength(1);
  });

  it('[EPEND-2] forgoing the first action counts as using it', () => {
    const done = act(state, 0, release('eleven-winters'));
    expect(done.state.turn).toMatchObject({ actionsLeft: 0, actionsTaken: 2 });
    expect(done.state.movies[0]).toHaveLength(1);
  });

  it('[EPEND-2] extra actions remain, and are no second action', () => {
    const more = { ...state, turn: { ...state.turn, actionsLeft: 4 } };
    const done = act(more, 0, release('eleven-winters'));
    expect(done.state.turn).toMatchObject({ actionsLeft: 2, actionsTaken: 2 });
    expect(offered(done.state, 0, 'release')).toEqual([release('a-chair-by-the-window')]);
    const third = actAll(more, [0, hiring], [0, { type: 'buy-script', script: 'pip-the-candle' }]);
    expect(third.state.turn).toMatchObject({ actionsLeft: 2, actionsTaken: 2 });
    expect(refusalOf(third.state, 0, release('eleven-winters'))).toBe('no-director');
    expect(offered(third.state, 0, 'release')).toEqual([release('a-chair-by-the-window')]);
  });

  it('[EPEND-2] a bankrupt player’s only action may do it', () => {
    const broke = { ...state, money: [0, 10], isBankrupt: [true, false], turn: newTurn(1) };
    const done = act(broke, 0, release('eleven-winters'));
    expect(done.state.movies[0]).toHaveLength(1);
    expect(done.state.turn.actionsLeft).toBe(0);
  });

  it('[EPEND-2] not by who has released a movie in this turn, and not before', () => {
    const done = act(state, 0, release('a-chair-by-the-window'));
    expect(done.state.turn.actionsLeft).toBe(1);
    expect(refusalOf(done.state, 0, release('eleven-winters'))).toBe('no-director');
    const early: State = { ...state, stage: 'season', awardDeck: ['golden-pine-cone'] };
    expect(refusalOf(early, 0, release('eleven-winters'))).toBe('no-director');
  });

  it('[EPEND-2] no awards are given for it, open ones neither', () => {
    const done = act(state, 0, release('a-chair-by-the-window'));
    expect(done.state.phase).toEqual({ kind: 'turn', seat: 0 });
    expect(eventsOf(done, 'award-shown')).toEqual([]);
    expect(done.state.openAwards).toEqual(['small-cast-prize']);
    expect(eventsOf(done, 'tracks-advanced')).toHaveLength(1);
  });

  it('[EPEND-2] nor to a movie that acclaim lets qualify now', () => {
    const late = {
      ...state,
      abilities: bySeat(2, ['late-discovery'] as const),
      movies: bySeat(2, [movie('pip-the-candle', 0)]),
    };
    const aim = { at: 'movie', seat: 0, script: 'pip-the-candle' } as const;
    const done = act(late, 0, { type: 'use-ability', ability: 'late-discovery', aim });
    expect(done.state.movies[0]?.[0]?.stars).toBe(effectOf('late-discovery', 'acclaim').stars);
    expect(done.state.phase).toEqual({ kind: 'turn', seat: 0 });
  });
});

/** Seat 1 of three ends the last round; seat 2 would have been next. */
function finale(movies: readonly (readonly Movie[])[], changes: Partial<State> = {}) {
  const state = scene({
    players: 3,
    first: 2,
    current: 1,
    phase: { kind: 'turn', seat: 1 },
    stage: 'last-round',
    releases: 9,
    awardDeck: [],
    movies,
    ...changes,
  });
  return pass(state, 1);
}

/** Qualifies for all three: bonuses of director and actor, and an award of the season. */
function masterpiece(script: 'eleven-winters' | 'the-piano-tuner-of-ash-street', stars: number) {
  return movie(script, stars, {
    director: 'sigrid-halvard',
    actors: ['desmond-pall'],
    awards: script === 'eleven-winters' ? ['best-ensemble'] : ['night-owl-prize'],
  });
}

describe('the big awards', () => {
  const movies = [
    [masterpiece('eleven-winters', 10)],
    [],
    [masterpiece('the-piano-tuner-of-ash-street', 12)],
  ];

  it('[EPEND-3] Best Director, Best Actor, Best Picture, from the player who would have been next', () => {
    const begun = finale(movies);
    expect(begun.state.phase).toMatchObject({
      kind: 'bidding',
      award: 'best-director',
      nominees: [{ seat: 2 }, { seat: 0 }],
    });
    const done = settle(begun.state, 'bid');
    const shown = [...begun.events, ...done.events];
    expect(eventsOf({ events: shown }, 'award-shown').map(({ award }) => award)).toEqual([
      'best-director',
      'best-actor',
      'best-picture',
    ]);
    expect(done.state.phase.kind).toBe('over');
  });

  it('[EPEND-3] one that nobody can be nominated for is discarded', () => {
    const awarded = movie('eleven-winters', 9, { awards: ['golden-pine-cone'] });
    const done = finale([[awarded], [movie('pip-the-candle', 12)], []]);
    expect(eventsOf(done, 'award-discarded').map(({ award }) => award)).toEqual([
      'best-director',
      'best-actor',
    ]);
    expect(done.state.phase).toMatchObject({
      kind: 'sole-nominee',
      award: 'best-picture',
      seat: 0,
    });
  });

  it('[EPCARDS-6] Best Picture is for movies that have won before, be it a moment ago', () => {
    const director = { director: 'sigrid-halvard' } as const;
    const begun = finale([[movie('eleven-winters', 9, director)], [], []]);
    expect(begun.state.phase).toMatchObject({ kind: 'sole-nominee', award: 'best-director' });
    const declined = act(begun.state, 0, DECLINE);
    expect(eventsOf(declined, 'award-discarded').map(({ award }) => award)).toEqual([
      'best-director',
      'best-actor',
      'best-picture',
    ]);
    const won = act(begun.state, 0, { type: 'claim-award' });
    expect(won.state.phase).toMatchObject({ kind: 'sole-nominee', award: 'best-picture', seat: 0 });
  });
});

describe('the score', () => {
  it('[EPEND-4] awards, objectives, Acclaimed, Rich, and a point for every full $5', () => {
    const movies = [
      [movie('eleven-winters', 3, { awards: ['best-ensemble', 'golden-pine-cone'] })],
      [movie('pip-the-candle', 7, { stars: 5 })],
      [],
    ];
    const done = finale(movies, {
      money: [14, 9, 15],
      revealed: [['home-grown'], ['lion-tamer', 'last-laugh'], []],
    });
    const ended = settle(done.state, 'decline');
    const awards = AWARDS['best-ensemble'].points + AWARDS['golden-pine-cone'].points;
    const total = awards + 4;
    expect(executiveProducer.outcome(ended.state)?.scores).toEqual([
      { awards, objectives: 2, acclaimed: 0, rich: 0, money: 2, total },
      { awards: 0, objectives: 4, acclaimed: 2, rich: 0, money: 1, total: 7 },
      { awards: 0, objectives: 0, acclaimed: 0, rich: 2, money: 3, total: 5 },
    ]);
    expect(executiveProducer.outcome(ended.state)).toMatchObject({
      winners: [0],
      standings: [
        { seat: 0, place: 1, points: total },
        { seat: 1, place: 2, points: 7 },
        { seat: 2, place: 3, points: 5 },
      ],
    });
  });

  it('[EPEND-4] all who are tied for stars or money have the points', () => {
    const done = finale([[movie('eleven-winters', 2)], [movie('pip-the-candle', 2)], []], {
      money: [4, 3, 4],
    });
    const [scored] = eventsOf(done, 'scored');
    expect(scored?.scores.map(({ acclaimed, rich }) => [acclaimed, rich])).toEqual([
      [2, 2],
      [2, 0],
      [0, 2],
    ]);
  });
});

describe('ties', () => {
  const movies = (one: Partial<Movie>, other: Partial<Movie>) => [
    [movie('eleven-winters', 2, { ...one, stars: 0 })],
    [movie('pip-the-candle', 2, { ...other, stars: 0 })],
    [],
  ];
  const even = { money: [4, 4, 0] } as const;
  /** One of the season beside a big one, and two others that are worth as much together. */
  const BESIDE = 'orbit-trophy';
  const asMuchAs = (big: BigAwardId): readonly AwardId[] => {
    const points = AWARDS[big].points + AWARDS[BESIDE].points;
    const others = SEASON_AWARDS.filter((award) => award !== BESIDE);
    const pairs = others.flatMap((one, index) =>
      others.slice(index + 1).map((other) => [one, other] as const),
    );
    const found = pairs.find(
      ([one, other]) => AWARDS[one].points + AWARDS[other].points === points,
    );
    if (found === undefined) throw new Error(`No two awards are worth ${points} together`);
    return found;
  };

  it.each(['best-director', 'best-actor', 'best-picture'] as const)(
    '[EPEND-5] of two tied, who holds %s wins',
    (award) => {
      const done = finale(movies({ awards: asMuchAs(award) }, { awards: [award, BESIDE] }), even);
      expect(done.state.phase).toEqual({ kind: 'over', winners: [1] });
      expect(executiveProducer.outcome(done.state)?.standings.map(({ place }) => place)).toEqual([
        2, 1, 3,
      ]);
    },
  );

  it('[EPEND-5] Best Picture counts before Best Actor, and that before Best Director', () => {
    const over = (one: BigAwardId, other: BigAwardId) => {
      const mine = { awards: [one, ...asMuchAs(other)] };
      return finale(movies(mine, { awards: [other, ...asMuchAs(one)] }), even).state.phase;
    };
    expect(over('best-actor', 'best-picture')).toEqual({ kind: 'over', winners: [1] });
    expect(over('best-actor', 'best-director')).toEqual({ kind: 'over', winners: [0] });
  });

  it('[EPEND-5] still tied, the first to shout wins alone', () => {
    const done = finale(movies({}, {}), even);
    expect(executiveProducer.toAct(done.state)).toEqual([0, 1]);
    expect(executiveProducer.outcome(done.state)).toBeUndefined();
    const { state } = act(done.state, 1, { type: 'shout' });
    expect(executiveProducer.outcome(state)).toMatchObject({ winners: [1] });
    expect(refusalOf(done.state, 2, { type: 'shout' })).toBe('not-to-act');
  });

  it('[EPEND-5] or one of them shares, and all who are tied win', () => {
    const done = finale(movies({}, {}), even);
    const { state } = act(done.state, 0, { type: 'share' });
    expect(executiveProducer.outcome(state)).toMatchObject({
      winners: [0, 1],
      standings: [{ place: 1 }, { place: 1 }, { place: 3 }],
    });
  });
});

describe('rounds without a release', () => {
  /** Everybody passes until the round is over. */
  function passRound(state: State) {
    return pass(state, 0, 1);
  }

  it('[EPEND-6] after five in a row the top award is withdrawn, and the count begins anew', () => {
    let state = scene({ players: 2 });
    const [top] = state.awardDeck;
    for (let round = 1; round < QUIET_ROUNDS; round += 1) {
      const done = passRound(state);
      expect(eventsOf(done, 'award-withdrawn')).toEqual([]);
      expect(done.state.quietRounds).toBe(round);
      ({ state } = done);
    }
    const done = passRound(state);
    const withdrawn = eventsOf(done, 'award-withdrawn');
    expect(withdrawn).toEqual([{ type: 'award-withdrawn', award: top }]);
    // It lay face down: whoever has seen it cannot take that back.
    expect(withdrawn.every(executiveProducer.reveals)).toBe(true);
    expect(done.state).toMatchObject({ quietRounds: 0, discardedAwards: [top], stage: 'season' });
    expect(done.state.awardDeck).toHaveLength(7);
  });

  it('[EPEND-6] a release begins the count anew', () => {
    const state = scene({ players: 2, quietRounds: 4, productions: bySeat(2, [FINISHED]) });
    const { state: released } = act(state, 0, release('a-chair-by-the-window'));
    const { state: after } = passRound(released);
    expect(after.quietRounds).toBe(0);
    expect(after.awardDeck).toHaveLength(8);
  });

  it('[EPEND-6] with Best Director on top already, the last round has been played', () => {
    let state = scene({ players: 2, options: { length: '0' } });
    for (let round = 1; round < QUIET_ROUNDS; round += 1) ({ state } = passRound(state));
    expect(state.stage).toBe('season');
    const done = passRound(state);
    expect(eventsOf(done, 'award-withdrawn')).toEqual([]);
    expect(eventsOf(done, 'season-over')).toHaveLength(1);
    expect(done.state.phase.kind).toBe('shouting');
  });

  it('[EPEND-6] the last one withdrawn ends the match, and so a match ends even if nobody does anything', () => {
    let state = scene({ players: 2, options: { length: 'intro' } });
    let rounds = 0;
    for (; state.stage === 'season'; rounds += 1) ({ state } = passRound(state));
    expect(rounds).toBe(5 * QUIET_ROUNDS);
    expect(state.stage).toBe('finale');
    expect(settle(state, 'decline', 'share').state.phase.kind).toBe('over');
  });
});

it('[EPEND-3] bids for the big awards are made like any other', () => {
  const begun = finale([
    [masterpiece('eleven-winters', 10)],
    [],
    [masterpiece('the-piano-tuner-of-ash-street', 12)],
  ]);
  const { state } = actAll(begun.state, [2, bid(1)], [0, bid(4)]);
  expect(state.movies[0]?.[0]).toMatchObject({
    stars: 6,
    awards: ['best-ensemble', 'best-director'],
  });
  expect(state.phase).toMatchObject({ kind: 'bidding', award: 'best-actor' });
});
