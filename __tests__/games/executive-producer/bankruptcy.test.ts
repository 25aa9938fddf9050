import { newTurn } from '../../../src/games/executive-producer/flow';
import type { Action, State } from '../../../src/games/executive-producer/types';
import {
  act,
  actAll,
  bySeat,
  DRAW,
  END_TURN,
  eventsOf,
  EXTRAS,
  executiveProducer,
  GIVE_UP,
  offered,
  pass,
  production,
  refusalOf,
  release,
  scene,
} from '../../support/executive-producer';

const DRAMA = production('eleven-winters', { director: 'gus-merrimint' });
const FINISHED = production('a-chair-by-the-window', {
  director: 'gus-merrimint',
  actors: ['mickey-drumgold'],
});
const HIRE: Action = { type: 'hire-actor', actor: 'viola-pepperdine', on: 'eleven-winters' };

/** Seat 0 has a last dollar, no ability, and a drama without actors. */
function stage(changes: Partial<State> = {}): State {
  return scene({
    players: 2,
    money: [1, 10],
    abilities: [[], []],
    ownDirectors: [[], []],
    productions: bySeat(2, [DRAMA]),
    ...changes,
    tracks: { actors: EXTRAS, scripts: ['pip-the-candle'] },
  });
}

describe('going bankrupt', () => {
  it('[EPBANKRUPT-1] without money, free cards and anything to release, a turn under way has no more actions', () => {
    const done = act(stage(), 0, HIRE);
    expect(eventsOf(done, 'bankrupt')).toEqual([{ type: 'bankrupt', seat: 0 }]);
    expect(done.state).toMatchObject({ money: [0, 10], isBankrupt: [true, false] });
    expect(done.state.turn.actionsLeft).toBe(0);
  });

  it('[EPBANKRUPT-1] once an action was taken, the turn goes to its end at once: the draw and News, nothing else', () => {
    const { state } = act(
      stage({
        abilities: bySeat(2, ['balloons-in-every-town', 'new-faces'] as const),
        ownDirectors: bySeat(2, ['hubert-plumley'] as const),
        productions: bySeat(2, [DRAMA, production('the-piano-tuner-of-ash-street')]),
        news: bySeat(2, ['not-a-dry-eye'] as const),
      }),
      0,
      HIRE,
    );
    expect(state.isBankrupt).toEqual([true, false]);
    const kinds = executiveProducer.legalActions(state, 0).map(({ type }) => type);
    expect([...new Set(kinds)].sort()).toEqual(['draw-news', 'end-turn', 'play-news']);
    expect(
      refusalOf(state, 0, {
        type: 'place-director',
        director: 'hubert-plumley',
        on: 'the-piano-tuner-of-ash-street',
      }),
    ).toBe('turn-is-over');
    const drawn = actAll(state, [0, DRAW], [0, END_TURN]);
    expect(drawn.state.current).toBe(1);
  });

  it('[EPBANKRUPT-1] not with a dollar left', () => {
    expect(act(stage({ money: [2, 10] }), 0, HIRE).state.isBankrupt).toEqual([false, false]);
  });

  it('[EPBANKRUPT-1] not with a movie to release', () => {
    const state = stage({ productions: bySeat(2, [DRAMA, FINISHED]) });
    const done = act(state, 0, HIRE);
    expect(done.state.isBankrupt).toEqual([false, false]);
    expect(offered(done.state, 0, 'release')).toEqual([release('a-chair-by-the-window')]);
  });

  it('[EPBANKRUPT-1] not where an own director or a rush is all that a movie needs', () => {
    const { director: _director, ...undirected } = FINISHED;
    const own = stage({
      productions: bySeat(2, [DRAMA, undirected]),
      ownDirectors: bySeat(2, ['hubert-plumley'] as const),
    });
    expect(act(own, 0, HIRE).state.isBankrupt).toEqual([false, false]);
    // One role of two stays empty once the actor is hired.
    const rush = stage({ abilities: bySeat(2, ['rushed-print'] as const) });
    expect(act(rush, 0, HIRE).state.isBankrupt).toEqual([false, false]);
  });

  it('[EPBANKRUPT-1] not where they only have to be persuaded', () => {
    const charm = ['charm-offensive'] as const;
    // A Perfectionist of the studio's own for a movie with a Difficult actor.
    const own = stage({
      ownDirectors: bySeat(2, ['ottoline-graves'] as const),
      productions: bySeat(2, [
        DRAMA,
        production('my-mother-the-butler', { actors: ['lola-fontanel'] }),
      ]),
    });
    expect(act(own, 0, HIRE).state.isBankrupt).toEqual([true, false]);
    const charmed = { ...own, abilities: bySeat(2, charm) };
    expect(act(charmed, 0, HIRE).state.isBankrupt).toEqual([false, false]);
    // Nobody on the track plays in a drama, or with a Perfectionist.
    const refusing = stage({ abilities: bySeat(2, ['contract-players'] as const) });
    const actors = ['belinda-crumb', 'lola-fontanel'] as const;
    const nobody = {
      ...refusing,
      tracks: { ...refusing.tracks, actors: ['viola-pepperdine', ...actors] as const },
      decks: { ...refusing.decks, actors: [] },
    };
    expect(act(nobody, 0, HIRE).state.isBankrupt).toEqual([true, false]);
    const both = { ...nobody, abilities: bySeat(2, ['contract-players', ...charm] as const) };
    expect(act(both, 0, HIRE).state.isBankrupt).toEqual([false, false]);
  });

  it.each(['contract-players', 'open-call'] as const)(
    '[EPBANKRUPT-1] not with an ability that brings a card: %s',
    (ability) => {
      const state = stage({ abilities: bySeat(2, [ability]) });
      expect(act(state, 0, HIRE).state.isBankrupt).toEqual([false, false]);
    },
  );

  it('[EPBANKRUPT-1] not with somebody to poach, as long as there is somebody', () => {
    const state = stage({ abilities: bySeat(2, ['poaching-season'] as const) });
    expect(act(state, 0, HIRE).state.isBankrupt).toEqual([true, false]);
    const rival = production('the-piano-tuner-of-ash-street', { actors: ['desmond-pall'] });
    const tempting = { ...state, productions: bySeat(2, [DRAMA], [rival]) };
    expect(act(tempting, 0, HIRE).state.isBankrupt).toEqual([false, false]);
  });

  it('[EPBANKRUPT-1] not where a rush is under way and an own director is at hand', () => {
    const { director: _director, ...undirected } = DRAMA;
    const rushing = stage({
      turn: { ...newTurn(2), emptyRoles: 2 },
      productions: bySeat(2, [undirected]),
      ownDirectors: bySeat(2, ['hubert-plumley'] as const),
    });
    expect(act(rushing, 0, HIRE).state.isBankrupt).toEqual([false, false]);
    expect(act({ ...rushing, turn: newTurn(2) }, 0, HIRE).state.isBankrupt).toEqual([true, false]);
  });

  it('[EPBANKRUPT-1] but where the rush under way has no action left to be used with', () => {
    const rushing = (actions: number) =>
      stage({ turn: { ...newTurn(actions), emptyRoles: 2 }, productions: bySeat(2, [DRAMA]) });
    expect(act(rushing(2), 0, HIRE).state.isBankrupt).toEqual([false, false]);
    expect(act(rushing(1), 0, HIRE).state.isBankrupt).toEqual([true, false]);
  });

  it('[EPBANKRUPT-1] [EPEND-2] not in the last round with a movie in production, which can be released as it is', () => {
    const hired = act(stage({ stage: 'last-round', awardDeck: [] }), 0, HIRE).state;
    expect(hired).toMatchObject({ money: [0, 10], isBankrupt: [false, false] });
    expect(offered(hired, 0, 'release')).toEqual([release('eleven-winters')]);
    const released = { ...hired, turn: { ...hired.turn, hasReleased: true } };
    expect(act(released, 0, GIVE_UP).state.isBankrupt).toEqual([true, false]);
  });

  it('[EPBANKRUPT-1] [EPEND-2] nor there with no action left for it, as the page says', () => {
    const last = stage({ stage: 'last-round', awardDeck: [], turn: newTurn(1) });
    const hired = act(last, 0, HIRE).state;
    expect(hired).toMatchObject({ money: [0, 10], isBankrupt: [false, false] });
    expect(hired.turn.actionsLeft).toBe(0);
    const sooner = act(stage({ turn: newTurn(1) }), 0, HIRE).state;
    expect(sooner.isBankrupt).toEqual([true, false]);
  });

  it('[EPBANKRUPT-1] gives nobody an action back who has given theirs up', () => {
    const { state } = act(stage({ money: [0, 10] }), 0, GIVE_UP);
    expect(state.isBankrupt).toEqual([true, false]);
    expect(state.turn.actionsLeft).toBe(0);
  });

  it('[EPBANKRUPT-1] but an ability that has nothing to bring does not help', () => {
    const state = stage({
      abilities: bySeat(2, ['auteur-theory'] as const),
      productions: bySeat(2, [DRAMA]),
    });
    expect(act(state, 0, HIRE).state.isBankrupt).toEqual([true, false]);
  });

  it('[EPBANKRUPT-1] nor does an audition when all the actors there are have work', () => {
    const state = stage({ abilities: bySeat(2, ['open-call'] as const) });
    const nobody = { ...state, decks: { ...state.decks, actors: [] } };
    expect(act(nobody, 0, HIRE).state.isBankrupt).toEqual([true, false]);
    const discards = { ...state.discards, actors: state.decks.actors };
    expect(act({ ...nobody, discards }, 0, HIRE).state.isBankrupt).toEqual([false, false]);
  });

  it('[EPBANKRUPT-1] is looked at as a turn begins, too', () => {
    const state = stage({ money: [10, 0] });
    const done = pass(state, 0);
    expect(done.state.isBankrupt).toEqual([false, true]);
    expect(done.state.turn.actionsLeft).toBe(1);
  });
});

describe('the turn of a bankrupt player', () => {
  const state = stage({
    money: [0, 10],
    isBankrupt: [true, false],
    turn: newTurn(1),
    productions: bySeat(2, [DRAMA]),
  });

  it('[EPBANKRUPT-2] has one action: the leftmost card of a track, without cost', () => {
    expect(offered(state, 0, 'hire-actor')).toEqual([HIRE]);
    expect(offered(state, 0, 'buy-script')).toEqual([
      { type: 'buy-script', script: 'pip-the-candle' },
    ]);
    expect(refusalOf(state, 0, { ...HIRE, actor: 'harriet-bonnevie' })).toBe(
      'bankrupt-takes-leftmost',
    );
    const done = act(state, 0, HIRE);
    expect(done.state).toMatchObject({ money: [0, 10], isBankrupt: [true, false] });
    expect(done.state.turn.actionsLeft).toBe(0);
    expect(eventsOf(done, 'talent-hired')).toMatchObject([{ price: 0 }]);
    // Told once, when it came to that.
    expect(eventsOf(done, 'bankrupt')).toEqual([]);
    const { state: next } = pass(done.state, 0, 1);
    expect(next.turn.actionsLeft).toBe(1);
  });

  it('[EPBANKRUPT-2] or a release', () => {
    const ready = { ...state, productions: bySeat(2, [FINISHED]) };
    expect(offered(ready, 0, 'release')).toEqual([release('a-chair-by-the-window')]);
  });

  it('[EPBANKRUPT-2] no Writers’ scripts, no extra actions, nothing that takes an action', () => {
    const tempted = {
      ...state,
      abilities: bySeat(2, ['second-backlot', 'poaching-season', 'open-call'] as const),
      productions: [
        [DRAMA],
        [production('the-piano-tuner-of-ash-street', { actors: ['desmond-pall'] })],
      ],
      tracks: {
        ...state.tracks,
        directors: ['hector-blaze', ...state.tracks.directors.slice(1)] as const,
        scripts: ['the-carousel-is-armed', ...state.tracks.scripts.slice(1)] as const,
      },
    };
    expect(offered(tempted, 0, 'use-ability')).toEqual([]);
    expect(offered(tempted, 0, 'hire-writer')).toEqual([]);
    const deal = {
      type: 'hire-writer',
      director: 'hector-blaze',
      script: 'the-carousel-is-armed',
    } as const;
    expect(refusalOf(tempted, 0, deal)).toBe('bankrupt-takes-leftmost');
  });

  it('[EPBANKRUPT-2] uses the action where any use is possible', () => {
    expect(refusalOf(state, 0, GIVE_UP)).toBe('action-must-be-used');
    for (const action of [DRAW, END_TURN]) expect(refusalOf(state, 0, action)).toBe('actions-left');
    const taken = act(state, 0, HIRE);
    act(taken.state, 0, END_TURN);
  });

  it('[EPBANKRUPT-2] passes where nothing is possible', () => {
    const full = production('pip-the-candle', {
      director: 'hector-blaze',
      actors: EXTRAS.slice(0, 1),
    });
    const stuck = {
      ...state,
      productions: bySeat(2, [full, { ...full, script: 'eleven-winters' as const }]),
      tracks: { ...state.tracks, actors: [] },
    };
    const kinds = executiveProducer.legalActions(stuck, 0).map(({ type }) => type);
    expect(kinds).toEqual(['give-up']);
    expect(pass(stuck, 0).state.current).toBe(1);
  });

  it('[EPBANKRUPT-3] lasts until a release brings money', () => {
    const rich = { ...state, productions: bySeat(2, [FINISHED]) };
    const outcomes = Array.from({ length: 12 }, (_, text) => {
      const random = { ...rich.random, words: [text, 3, 5, 7] };
      // Nothing but what a campaign left of the box office: one die.
      const poor = { ...FINISHED, campaign: { review: 0, boxOffice: -4 } };
      const done = act(
        { ...rich, random, productions: bySeat(2, [poor]) },
        0,
        release('a-chair-by-the-window'),
      );
      const [released] = eventsOf(done, 'released');
      const isSolvent = eventsOf(done, 'solvent').length === 1;
      expect(isSolvent).toBe((released?.takings ?? 0) > 0);
      expect(done.state.isBankrupt[0]).toBe(!isSolvent);
      return isSolvent;
    });
    expect(new Set(outcomes)).toEqual(new Set([true, false]));
  });
});
