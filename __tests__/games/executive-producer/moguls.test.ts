import {
  ABILITIES,
  type AbilityId,
  ABILITY_IDS,
} from '../../../src/games/executive-producer/cards/abilities';
import { NEWS_IDS } from '../../../src/games/executive-producer/cards/news';
import { randomFromSeed } from '../../../src/engine/random';
import { seedOf } from '../../../src/engine/seed';
import { newTurn } from '../../../src/games/executive-producer/flow';
import type { Action, Aim, Production, State } from '../../../src/games/executive-producer/types';
import { privacy } from '../../../src/games/executive-producer/privacy';
import {
  act,
  actAll,
  bySeat,
  DECLINE,
  DRAW,
  effectOf,
  eventsOf,
  executiveProducer,
  EXTRAS,
  GIVE_UP,
  movie,
  NOTHING,
  offered,
  pass,
  production,
  refusalOf,
  release,
  scene,
  settle,
} from '../../support/executive-producer';

function using(ability: AbilityId, aim: Aim = NOTHING): Action {
  return { type: 'use-ability', ability, aim };
}

/** Seat 0 has just that ability; everybody has a drama with two roles in production. */
function stage(ability: AbilityId, changes: Partial<Parameters<typeof scene>[0]> = {}): State {
  return scene({
    players: 3,
    abilities: bySeat(3, [ability]),
    productions: [
      [production('eleven-winters')],
      [production('the-piano-tuner-of-ash-street', { actors: ['desmond-pall'] })],
      [production('salt-in-the-sugar-bowl', { director: 'sigrid-halvard' })],
    ],
    ...changes,
  });
}

/** A turn in which a movie came out before. */
const RELEASED = { ...newTurn(2), hasReleased: true };

function aimsOf(state: State): readonly Aim[] {
  return offered(state, 0, 'use-ability').map(({ aim }) => aim);
}

/** A drama of two roles that lacks an actor. */
const ONE_SHORT = production('eleven-winters', {
  director: 'gus-merrimint',
  actors: EXTRAS.slice(0, 1),
});

const OWN: Aim = { at: 'movie', seat: 0, script: 'eleven-winters' };

it('[EPMOGUL-1] every ability can be used once, in the own turn', () => {
  // That one comes up at a release.
  for (const ability of ABILITY_IDS.filter((id) => id !== 'held-over')) {
    const state = stage(ability, {
      turn: RELEASED,
      news: bySeat(3, [], ['overexposed'] as const),
      movies: bySeat(3, [movie('pip-the-candle', 3)]),
      productions: [
        [production('eleven-winters', { news: [{ news: 'standing-ovation', seat: 1 }] })],
        [
          production('the-piano-tuner-of-ash-street', {
            actors: ['lola-fontanel', 'ambrose-keel'],
          }),
        ],
        [production('salt-in-the-sugar-bowl', { director: 'sigrid-halvard' })],
      ],
    });
    const [first] = offered(state, 0, 'use-ability');
    if (first === undefined) throw new Error(`${ability} is not offered`);
    const { state: after } = act(state, 0, first);
    expect(after.abilities[0]).toEqual([]);
    const settled = settle(after, 'keep-award', 'decline').state;
    expect(refusalOf(settled, 0, first)).toBe('no-such-ability');
    expect(refusalOf(state, 1, first)).toBe('not-to-act');
    const left = ABILITIES[ability].costsAction === true ? 1 : 2;
    const { actionsLeft } = settled.turn;
    expect(actionsLeft).toBe(ABILITIES[ability].effect.kind === 'extra-actions' ? 4 : left);
  }
});

it('[EPMOGUL-1] one that takes an action needs one', () => {
  const state = stage('poaching-season', { turn: newTurn(0) });
  expect(aimsOf(state)).toEqual([]);
  const [use] = offered({ ...state, turn: newTurn(1) }, 0, 'use-ability');
  if (use === undefined) throw new Error('With an action it is offered');
  expect(refusalOf(state, 0, use)).toBe('no-actions-left');
});

it('[EPMOGUL-1] what is refused is told apart: where it is pointed, or when', () => {
  expect(refusalOf(stage('balloons-in-every-town'), 0, using('balloons-in-every-town'))).toBe(
    'no-such-aim',
  );
  const early = stage('late-discovery');
  expect(refusalOf(early, 0, using('late-discovery', OWN))).toBe('nothing-released');
  const late = actAll(stage('double-shift', { turn: RELEASED }), [0, GIVE_UP], [0, DRAW]).state;
  expect(refusalOf(late, 0, using('double-shift'))).toBe('already-drawn');
});

it('[EPMOGUL-1] what is about an action is not thrown away where none is left', () => {
  for (const ability of ['final-cut', 'opening-weekend', 'rushed-print'] as const) {
    const spent = stage(ability, { turn: newTurn(0) });
    expect(refusalOf(spent, 0, using(ability))).toBe('no-actions-left');
    expect(aimsOf({ ...spent, turn: newTurn(1) })).toEqual([NOTHING]);
  }
});

it('[EPMOGUL-1] nor persuasion where nobody can be placed any more', () => {
  const spent = stage('charm-offensive', { turn: newTurn(0), ownDirectors: bySeat(3) });
  expect(refusalOf(spent, 0, using('charm-offensive'))).toBe('no-actions-left');
  expect(aimsOf({ ...spent, turn: newTurn(1) })).toEqual([NOTHING]);
  expect(aimsOf({ ...spent, ownDirectors: bySeat(3, ['hubert-plumley'] as const) })).toEqual([
    NOTHING,
  ]);
  const free = { ...spent, abilities: bySeat(3, ['charm-offensive', 'auteur-theory'] as const) };
  expect(aimsOf(free)).toContainEqual(NOTHING);
  const costly = { ...spent, abilities: bySeat(3, ['charm-offensive', 'open-call'] as const) };
  expect(aimsOf(costly)).toEqual([]);
});

it('[EPMOGUL-1] what is refused says what is missing', () => {
  const idle = { productions: bySeat<Production>(3) };
  const missing = (ability: AbilityId, changes: Parameters<typeof stage>[1] = {}) =>
    refusalOf(stage(ability, changes), 0, using(ability));
  expect(missing('contract-players', idle)).toBe('no-vacancy');
  expect(missing('open-call', idle)).toBe('no-vacancy');
  expect(missing('auteur-theory', idle)).toBe('no-vacancy');
  expect(missing('better-offer', idle)).toBe('no-vacancy');
  expect(
    missing('poaching-season', { productions: [[production('eleven-winters')], [], []] }),
  ).toBe('nobody-fits');
  expect(missing('sequel-rights', { spaces: [1, 2, 2], turn: RELEASED })).toBe('no-open-space');
  expect(missing('sequel-rights')).toBe('after-a-release');
  expect(missing('held-over')).toBe('at-a-release');
  expect(missing('jury-dinner', { awardDeck: [] })).toBe('nothing-to-look-at');
  expect(missing('stolen-scoop')).toBe('nobody-holds-news');
  expect(missing('insured-eyelashes', idle)).toBe('no-such-movie');
  expect(missing('press-embargo')).toBe('no-news-on-it');
  expect(missing('change-of-subject')).toBe('no-news-on-it');
  expect(missing('late-discovery')).toBe('nothing-released');
  expect(missing('balloons-in-every-town', idle)).toBe('no-such-movie');
  const broke = { isBankrupt: [true, false, false], turn: newTurn(1) };
  expect(missing('second-backlot', broke)).toBe('not-for-the-bankrupt');
  expect(missing('contract-players', broke)).toBe('not-for-the-bankrupt');
});

describe('take', () => {
  const state = stage('contract-players', { tracks: { actors: EXTRAS } });
  const on = 'eleven-winters';

  it('[EPMOGUL-1] takes cards one after the other without cost, and the track is filled only afterwards', () => {
    const once = act(
      state,
      0,
      using('contract-players', { at: 'talent', talent: 'mickey-drumgold', on }),
    );
    expect(once.state.phase).toEqual({ kind: 'taking', seat: 0, track: 'actors', left: 1 });
    expect(once.state.tracks.actors).toHaveLength(4);
    expect(eventsOf(once, 'track-filled')).toEqual([]);
    const twice = act(once.state, 0, { type: 'take-talent', talent: 'viola-pepperdine', on });
    expect(twice.state.tracks.actors).toHaveLength(5);
    expect(twice.state.tracks.actors.slice(0, 2)).toEqual([
      'harriet-bonnevie',
      'clementine-orchard',
    ]);
    expect(twice.state.productions[0]?.[0]?.actors).toEqual([
      'mickey-drumgold',
      'viola-pepperdine',
    ]);
    expect(twice.state).toMatchObject({ money: [10, 10, 10], phase: { kind: 'turn', seat: 0 } });
    expect(twice.state.turn.actionsLeft).toBe(1);
  });

  it('[EPMOGUL-1] fewer if wanted, or if there is no place for more', () => {
    const use = using('contract-players', { at: 'talent', talent: 'mickey-drumgold', on });
    const { state: after } = actAll(state, [0, use], [0, DECLINE]);
    expect(after.phase.kind).toBe('turn');
    expect(after.tracks.actors).toHaveLength(5);
    const almost = {
      ...state,
      productions: bySeat(3, [production(on, { actors: ['ambrose-keel'] })]),
    };
    expect(act(almost, 0, use).state.phase.kind).toBe('turn');
  });

  it('[EPMOGUL-1] by the rules of placing: scripts need a space, directors a movie without one', () => {
    const scripts = stage('sequel-rights', { turn: RELEASED });
    expect(aimsOf(scripts)).toEqual(
      scripts.tracks.scripts.map((script) => ({ at: 'script', script })),
    );
    const full = [production('eleven-winters'), production('pip-the-candle')];
    expect(aimsOf({ ...scripts, productions: bySeat(3, full) })).toEqual([]);
    const [script = 'pip-the-candle'] = scripts.tracks.scripts;
    const taken = act(scripts, 0, using('sequel-rights', { at: 'script', script })).state;
    expect(taken.productions[0]?.at(-1)).toEqual(production(script));
    expect(taken.tracks.scripts).not.toContain(script);
    const directed = stage('auteur-theory', {
      productions: bySeat(3, [production('eleven-winters', { director: 'hector-blaze' })]),
    });
    expect(aimsOf(directed)).toEqual([]);
  });
});

describe('audition', () => {
  it('[EPMOGUL-1] draws from the deck in the open, places one without cost and discards the others', () => {
    const state = stage('open-call');
    const top = state.decks.actors.slice(0, 6);
    const shown = act(state, 0, using('open-call'));
    expect(shown.state.phase).toMatchObject({ kind: 'auditioning', cards: top });
    const [choice] = offered(shown.state, 0, 'take-talent');
    if (choice === undefined) throw new Error('Somebody can play');
    const done = act(shown.state, 0, choice);
    expect(done.state.productions[0]?.[0]?.actors).toEqual([choice.talent]);
    expect(done.state.discards.actors).toEqual(top.filter((actor) => actor !== choice.talent));
    expect(done.state.decks.actors).toEqual(state.decks.actors.slice(6));
    const nobody = act(shown.state, 0, DECLINE);
    expect(nobody.state.discards.actors).toEqual(top);
  });

  it('[EPMOGUL-1] needs a vacancy', () => {
    const state = stage('open-call', { productions: [[], [], []] });
    expect(aimsOf(state)).toEqual([]);
  });

  it.each([
    ['open-call', 'actors'],
    ['gossip-column', 'news'],
  ] as const)('[EPMOGUL-1] %s needs something to draw, if only discards', (ability, deck) => {
    const state = stage(ability, { turn: RELEASED });
    const nothing = { ...state, decks: { ...state.decks, [deck]: [] } };
    expect(aimsOf(nothing)).toEqual([]);
    const discards = { ...state.discards, [deck]: state.decks[deck] };
    expect(aimsOf({ ...nothing, discards })).toHaveLength(1);
  });
});

describe('for the turn', () => {
  it('[EPMOGUL-1] extra actions, but not once the News of the turn is drawn', () => {
    const state = stage('double-shift', { turn: { ...RELEASED, actionsLeft: 0 } });
    expect(act(state, 0, using('double-shift')).state.turn.actionsLeft).toBe(2);
    expect(aimsOf(act(state, 0, DRAW).state)).toEqual([]);
  });

  it('[EPMOGUL-1] persuasion: no refusal and no temper counts', () => {
    const on = 'eleven-winters';
    const state = stage('charm-offensive', {
      tracks: { actors: ['johnny-tumbleton', 'lola-fontanel'], directors: ['augusta-winterhalt'] },
    });
    const { state: after } = actAll(
      state,
      [0, using('charm-offensive')],
      [0, { type: 'hire-actor', actor: 'johnny-tumbleton', on }],
      [0, { type: 'place-director', director: 'ottoline-graves', on }],
      [0, { type: 'hire-actor', actor: 'lola-fontanel', on }],
    );
    expect(after.productions[0]?.[0]).toMatchObject({
      director: 'ottoline-graves',
      actors: ['johnny-tumbleton', 'lola-fontanel'],
    });
  });

  it('[EPMOGUL-1] a rush: one movie with a director and so many empty roles can be released', () => {
    const undirected = production('a-chair-by-the-window', { actors: EXTRAS.slice(1, 2) });
    const bare = production('the-bridge-at-saint-orla', { director: 'beatrix-longacre' });
    const productions = bySeat(3, [ONE_SHORT, undirected, bare]);
    const state = stage('rushed-print', { productions });
    expect(offered(state, 0, 'release')).toEqual([]);
    const rushed = act(state, 0, using('rushed-print')).state;
    expect(offered(rushed, 0, 'release')).toEqual([release('eleven-winters')]);
    const { state: after } = act(rushed, 0, release('eleven-winters'));
    expect(after.movies[0]).toHaveLength(1);
    expect(after.turn.emptyRoles).toBe(0);
    const later = pass(rushed, 0, 1, 2).state;
    expect(offered(later, 0, 'release')).toEqual([]);
  });

  it('[EPMOGUL-1] a rush: as many roles as it says, and no more', () => {
    const { roles } = effectOf('rushed-print', 'rush');
    const lacking = (missing: number) =>
      production('the-bridge-at-saint-orla', {
        director: 'beatrix-longacre',
        actors: EXTRAS.slice(0, 4 - missing),
      });
    const releases = [roles, roles + 1].map((missing) => {
      const state = stage('rushed-print', { productions: bySeat(3, [lacking(missing)]) });
      return offered(act(state, 0, using('rushed-print')).state, 0, 'release').length;
    });
    expect(releases).toEqual([1, 0]);
  });

  it('[EPMOGUL-1] [EPEND-2] a rushed movie takes one action in the last round, too, and uses the rush up', () => {
    const state = stage('rushed-print', {
      stage: 'last-round',
      awardDeck: [],
      productions: bySeat(3, [ONE_SHORT]),
    });
    const script = release('eleven-winters');
    const { turn } = actAll(state, [0, using('rushed-print')], [0, script]).state;
    expect(turn).toMatchObject({ emptyRoles: 0, actionsLeft: state.turn.actionsLeft - 1 });
    // Without it, the movie is as unfinished as any other.
    expect(act(state, 0, script).state.turn.actionsLeft).toBe(0);
  });

  it('[EPMOGUL-1] a rush is not used up by a movie that has its whole cast', () => {
    const unfinished = production('eleven-winters', {
      director: 'gus-merrimint',
      actors: EXTRAS.slice(1, 2),
    });
    const finished = production('a-chair-by-the-window', {
      director: 'beatrix-longacre',
      actors: EXTRAS.slice(0, 1),
    });
    const state = stage('rushed-print', { productions: bySeat(3, [unfinished, finished]) });
    const { state: after } = actAll(
      state,
      [0, using('rushed-print')],
      [0, release('a-chair-by-the-window')],
      [0, release('eleven-winters')],
    );
    expect(after.movies[0]).toHaveLength(2);
  });

  it.each([
    ['without a director', production('a-chair-by-the-window')],
    [
      'with too many empty roles',
      production('the-bridge-at-saint-orla', { director: 'beatrix-longacre' }),
    ],
  ])(
    '[EPMOGUL-1] [EPEND-2] a rush is not used up by a movie %s that goes unfinished at the end',
    (_is, bare) => {
      const state = stage('rushed-print', {
        stage: 'last-round',
        awardDeck: [],
        abilities: bySeat(3, ['rushed-print', 'double-shift']),
        productions: bySeat(3, [ONE_SHORT, bare]),
      });
      const { state: after } = actAll(
        state,
        [0, using('rushed-print')],
        [0, release(bare.script)],
        [0, using('double-shift')],
      );
      expect(offered(after, 0, 'release')).toEqual([release('eleven-winters')]);
    },
  );
});

describe('on movies in production', () => {
  it('[EPMOGUL-1] campaigns change the ratings of an own movie, or of another player’s', () => {
    const own = stage('balloons-in-every-town');
    expect(aimsOf(own)).toEqual([OWN]);
    expect(
      act(own, 0, using('balloons-in-every-town', OWN)).state.productions[0]?.[0]?.campaign,
    ).toEqual(effectOf('balloons-in-every-town', 'campaign').change);
    const others = stage('withering-review');
    const aims = aimsOf(others);
    expect(aims.map((aim) => ('seat' in aim ? aim.seat : undefined))).toEqual([1, 2]);
    const [aim = NOTHING] = aims;
    expect(refusalOf(others, 0, using('withering-review', OWN))).toBe('no-such-aim');
    const { state } = act(others, 0, using('withering-review', aim));
    const { change } = effectOf('withering-review', 'campaign');
    expect(change.review).toBeLessThan(0);
    expect(state.productions[1]?.[0]?.campaign).toEqual(change);
  });

  it('[EPMOGUL-1] an actor of another player with the trait of the card is dismissed and discarded', () => {
    const script = 'the-piano-tuner-of-ash-street';
    expect(effectOf('storming-out', 'dismiss').trait).toBe('difficult');
    const state = stage('storming-out', {
      productions: [
        [production('eleven-winters', { actors: ['ines-calvaro'] })],
        [production(script, { actors: ['lola-fontanel', 'ambrose-keel'] })],
        [],
      ],
    });
    const aim = { at: 'crew', seat: 1, script, talent: 'lola-fontanel' } as const;
    expect(aimsOf(state)).toEqual([aim]);
    const { state: after } = act(state, 0, using('storming-out', aim));
    expect(after.productions[1]?.[0]?.actors).toEqual(['ambrose-keel']);
    expect(after.discards.actors).toEqual(['lola-fontanel']);
  });

  it('[EPMOGUL-1] actors and directors are poached, by the rules of placing', () => {
    const actors = stage('poaching-season');
    const aim: Aim = {
      at: 'crew',
      seat: 1,
      script: 'the-piano-tuner-of-ash-street',
      talent: 'desmond-pall',
      on: 'eleven-winters',
    };
    expect(aimsOf(actors)).toEqual([aim]);
    const { state } = act(actors, 0, using('poaching-season', aim));
    expect(state.productions[1]?.[0]?.actors).toEqual([]);
    expect(state.productions[0]?.[0]?.actors).toEqual(['desmond-pall']);
    const directors = stage('better-offer');
    const [lure = NOTHING] = aimsOf(directors);
    const { state: after } = act(directors, 0, using('better-offer', lure));
    expect(after.productions[2]?.[0]).toEqual(production('salt-in-the-sugar-bowl'));
    expect(after.productions[0]?.[0]?.director).toBe('sigrid-halvard');
    const taken = { ...directors, productions: bySeat(3, directors.productions[2] ?? []) };
    expect(aimsOf(taken)).toEqual([]);
  });

  it('[EPMOGUL-1] News are cancelled, or moved to somebody whose movie meets their conditions', () => {
    const news = [
      { news: 'too-sad-for-a-saturday', seat: 1 },
      { news: 'nobody-in-it', seat: 2 },
    ] as const;
    const hit = {
      productions: [
        [production('eleven-winters', { news })],
        [production('pip-the-candle')],
        [production('salt-in-the-sugar-bowl')],
      ],
    };
    const silenced = act(stage('press-embargo', hit), 0, using('press-embargo', OWN)).state;
    expect(silenced.productions[0]?.[0]?.news).toEqual([]);
    expect(silenced.discards.news).toEqual(['too-sad-for-a-saturday', 'nobody-in-it']);
    const state = stage('change-of-subject', hit);
    const sad: Aim = {
      at: 'news',
      script: 'eleven-winters',
      news: 'too-sad-for-a-saturday',
      seat: 2,
      on: 'salt-in-the-sugar-bowl',
    };
    const small: Aim = { ...sad, news: 'nobody-in-it', seat: 1, on: 'pip-the-candle' };
    expect(aimsOf(state)).toEqual([sad, small]);
    const { state: after } = act(state, 0, using('change-of-subject', small));
    expect(after.productions[0]?.[0]?.news).toEqual(news.slice(0, 1));
    // Whoever moves it has played it.
    expect(after.productions[1]?.[0]?.news).toEqual([{ news: 'nobody-in-it', seat: 0 }]);
  });
});

describe('insurance', () => {
  it('[EPMOGUL-1] pays what a release takes less than it says, once for a movie', () => {
    const poor = production('a-chair-by-the-window', {
      director: 'beatrix-longacre',
      actors: EXTRAS.slice(0, 1),
      campaign: { review: 0, boxOffice: -3 },
    });
    const own: Aim = { at: 'movie', seat: 0, script: poor.script };
    const { dollars } = effectOf('insured-eyelashes', 'insure');
    const state = stage('insured-eyelashes', { productions: bySeat(3, [poor]) });
    expect(aimsOf(state)).toEqual([own]);
    const done = actAll(state, [0, using('insured-eyelashes', own)], [0, release(poor.script)]);
    const [released] = eventsOf(done, 'released');
    const takings = released?.takings ?? 0;
    expect(takings).toBeLessThan(dollars);
    expect(eventsOf(done, 'insurance-paid')).toEqual([
      { type: 'insurance-paid', seat: 0, script: poor.script, dollars: dollars - takings },
    ]);
    expect(done.state.money[0]).toBe(10 + dollars);
    // What the dice brought is what awards ask about.
    expect(done.state.movies[0]?.[0]?.rolled.boxOffice).toBe(takings);
    const rich = { ...poor, campaign: { review: 0, boxOffice: 60 }, insured: dollars };
    const flush = act({ ...state, productions: bySeat(3, [rich]) }, 0, release(poor.script));
    expect(eventsOf(flush, 'insurance-paid')).toEqual([]);
  });
});

describe('rolling again', () => {
  const script = 'a-chair-by-the-window';
  const finished = production(script, {
    director: 'beatrix-longacre',
    actors: EXTRAS.slice(0, 1),
    news: [{ news: 'ending-given-away', seat: 1 }],
  });
  const state = stage('held-over', { productions: bySeat(3, [finished]) });
  const rolled = act(state, 0, release(script));
  const [shown] = eventsOf(rolled, 'dice-rolled');

  it('[EPMOGUL-1] is asked once the dice of the own release lie there', () => {
    expect(aimsOf(state)).toEqual([]);
    expect(rolled.state.phase).toMatchObject({ kind: 'rolled', seat: 0, rolls: shown?.rolls });
    expect(eventsOf(rolled, 'released')).toEqual([]);
  });

  it.each(['review', 'boxOffice'] as const)('[EPMOGUL-1] rolls all dice of the %s anew', (roll) => {
    const done = act(rolled.state, 0, { type: 'roll-again', roll });
    const [released] = eventsOf(done, 'released');
    const other = roll === 'review' ? 'boxOffice' : 'review';
    expect(released?.rolls[other]).toEqual(shown?.rolls[other]);
    expect(released?.rolls[roll]).not.toEqual(shown?.rolls[roll]);
    expect(released?.rolls[roll][0]).toHaveLength(shown?.rolls[roll][0]?.length ?? 0);
    expect(done.state.abilities[0]).toEqual([]);
  });

  it('[EPMOGUL-1] or lets them lie, and keeps the ability', () => {
    const done = act(rolled.state, 0, DECLINE);
    expect(eventsOf(done, 'released')[0]?.rolls).toEqual(shown?.rolls);
    expect(done.state.abilities[0]).toEqual(['held-over']);
  });
});

describe('a look at the next award', () => {
  const awardDeck = ['golden-pine-cone', 'best-ensemble', 'orbit-trophy'] as const;
  const looking = act(stage('jury-dinner', { awardDeck }), 0, using('jury-dinner'));

  it('[EPMOGUL-1] [EPINFO-1] is for its player alone', () => {
    expect(looking.state.phase).toEqual({ kind: 'previewing', seat: 0 });
    const own = (viewer: 0 | 1) => executiveProducer.view(looking.state, viewer).own?.award;
    expect([own(0), own(1)]).toEqual(['golden-pine-cone', undefined]);
    expect(executiveProducer.view(looking.state, 'table').own).toBeUndefined();
    expect(privacy(executiveProducer.view(looking.state, 'table'))).toBe('private');
    expect(looking.events.at(-1)).toEqual({ type: 'award-previewed', seat: 0 });
  });

  it('[EPMOGUL-1] leaves it, or puts it under the others, and nobody else knows which', () => {
    const kept = act(looking.state, 0, { type: 'keep-award' });
    const buried = act(looking.state, 0, { type: 'bury-award' });
    expect(kept.state.awardDeck).toEqual(awardDeck);
    expect(buried.state.awardDeck).toEqual(['best-ensemble', 'orbit-trophy', 'golden-pine-cone']);
    expect(buried.events).toEqual(kept.events);
    expect(kept.events).toEqual([{ type: 'award-put-back', seat: 0 }]);
    const last = { ...looking.state, awardDeck: ['golden-pine-cone'] as const };
    expect(executiveProducer.legalActions(last, 0)).toEqual([{ type: 'keep-award' }]);
  });
});

describe('ties and thefts', () => {
  it('[EPMOGUL-1] [EPAWARD-3] the next tie of bids is won, once, whatever is printed', () => {
    const scripts = ['the-snail-express', 'eleven-winters'] as const;
    const [mine, theirs] = scripts;
    const asked = (winsTie: readonly boolean[]): State =>
      stage('handshake-deal', {
        winsTie,
        movies: bySeat(3, [movie(mine, 5)], [movie(theirs, 5)]),
        phase: {
          kind: 'bidding',
          award: 'golden-pine-cone',
          nominees: [
            { seat: 0, script: mine },
            { seat: 1, script: theirs },
          ],
          waiting: [0, 1],
        },
      });
    const bids = (state: State, one: number, other: number) =>
      actAll(state, [0, { type: 'bid', stars: one }], [1, { type: 'bid', stars: other }]);
    const winner = (done: ReturnType<typeof bids>) => eventsOf(done, 'award-won')[0]?.seat;
    expect(winner(bids(asked([false, false, false]), 2, 2))).toBe(1);
    const tied = bids(asked([true, false, false]), 2, 2);
    expect(winner(tied)).toBe(0);
    expect(eventsOf(tied, 'tie-won')).toEqual([{ type: 'tie-won', seat: 0 }]);
    expect(tied.state.winsTie).toEqual([false, false, false]);
    const clear = bids(asked([true, false, false]), 1, 2);
    expect(winner(clear)).toBe(1);
    expect(clear.state.winsTie).toEqual([true, false, false]);
    const { state } = act(stage('handshake-deal'), 0, using('handshake-deal'));
    expect(state.winsTie).toEqual([true, false, false]);
  });

  it('[EPMOGUL-1] [EPINFO-1] any News of a hand is stolen, and nobody is told which', () => {
    const hand = ['overexposed', 'joke-explained', 'not-a-dry-eye'] as const;
    const state = stage('stolen-scoop', { news: bySeat(3, [], hand) });
    expect(aimsOf(state)).toEqual([{ at: 'player', seat: 1 }]);
    const stolen = Array.from({ length: 20 }, (_, text) => {
      const random = randomFromSeed(seedOf(`theft ${text}`), 'test').state();
      const use = using('stolen-scoop', { at: 'player', seat: 1 });
      const done = act({ ...state, random }, 0, use);
      const [news = []] = done.state.news;
      expect([...news, ...(done.state.news[1] ?? [])].sort()).toEqual(hand.slice().sort());
      expect(done.events.at(-1)).toEqual({ type: 'news-stolen', seat: 0, from: 1 });
      return news.join();
    });
    expect(new Set(stolen)).toEqual(new Set(hand));
  });
});

it('[EPMOGUL-1] some are for a turn in which a movie has come out', () => {
  for (const ability of ['double-shift', 'sequel-rights', 'gossip-column'] as const) {
    const early = stage(ability);
    expect(aimsOf(early)).toEqual([]);
    expect(refusalOf(early, 0, using(ability))).toBe('after-a-release');
    expect(aimsOf({ ...early, turn: RELEASED })).not.toEqual([]);
  }
});

describe('and the rest', () => {
  it('[EPMOGUL-1] News are drawn however many are in hand', () => {
    const state = stage('gossip-column', { turn: RELEASED, news: bySeat(3, NEWS_IDS.slice(0, 6)) });
    const { state: after } = act(state, 0, using('gossip-column'));
    expect(after.news[0]).toHaveLength(6 + effectOf('gossip-column', 'draw-news').cards);
    expect(after.turn).toEqual(state.turn);
  });

  it('[EPMOGUL-1] a track is cleared and filled', () => {
    const state = stage('new-faces');
    const { state: after } = act(state, 0, using('new-faces'));
    expect(after.tracks.actors).toEqual(state.decks.actors.slice(0, 5));
    expect(after.discards.actors).toEqual(state.tracks.actors);
  });

  it('[EPMOGUL-1] a third production space, with a script for it', () => {
    const productions = bySeat(3, [production('eleven-winters'), production('pip-the-candle')]);
    const state = stage('second-backlot', { productions });
    expect(offered(state, 0, 'buy-script')).toEqual([]);
    const [, script = 'pip-the-candle'] = state.tracks.scripts;
    const done = act(state, 0, using('second-backlot', { at: 'script', script }));
    expect(done.state.spaces).toEqual([3, 2, 2]);
    expect(done.state.productions[0]?.at(-1)).toEqual(production(script));
    expect(done.state.money[0]).toBe(10);
    expect(done.state.turn.actionsLeft).toBe(1);
    expect(done.state.tracks.scripts).toHaveLength(5);
  });

  it('[EPMOGUL-1] stars for a movie that is out already', () => {
    const state = stage('late-discovery', { movies: bySeat(3, [movie('pip-the-candle', 0)]) });
    const { state: after } = act(
      state,
      0,
      using('late-discovery', { at: 'movie', seat: 0, script: 'pip-the-candle' }),
    );
    expect(after.movies[0]?.[0]).toMatchObject({
      stars: effectOf('late-discovery', 'acclaim').stars,
      rolled: { review: 0 },
    });
  });
});
