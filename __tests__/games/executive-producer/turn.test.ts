import { directorRow } from '../../../src/games/executive-producer/cards/directors';
import type { ScriptId } from '../../../src/games/executive-producer/cards/scripts';
import { NEWS_IDS } from '../../../src/games/executive-producer/cards/news';
import { newTurn } from '../../../src/games/executive-producer/flow';
import type { Action } from '../../../src/games/executive-producer/types';
import {
  act,
  actAll,
  bySeat,
  DRAW,
  END_TURN,
  eventsOf,
  EXTRAS,
  GIVE_UP,
  offered,
  pass,
  production,
  refusalOf,
  release,
  scene,
} from '../../support/executive-producer';

const FINISHED = production('a-chair-by-the-window', {
  director: 'sigrid-halvard',
  actors: EXTRAS.slice(0, 1),
});

describe('actions', () => {
  const state = scene({
    players: 3,
    tracks: { scripts: ['eleven-winters'], actors: ['lazlo-vint'], directors: ['hector-blaze'] },
    productions: bySeat(3, [FINISHED]),
  });

  it('[EPTURN-1] buy, hire, hire, release: two of them, then no more', () => {
    const bought = act(state, 0, { type: 'buy-script', script: 'eleven-winters' });
    expect(bought.state.turn).toMatchObject({ actionsLeft: 1, actionsTaken: 1 });
    const on = 'eleven-winters';
    const hired = act(bought.state, 0, { type: 'hire-actor', actor: 'lazlo-vint', on });
    expect(hired.state.turn.actionsLeft).toBe(0);
    expect(refusalOf(hired.state, 0, release('a-chair-by-the-window'))).toBe('no-actions-left');
    expect(refusalOf(hired.state, 0, { type: 'hire-director', director: 'hector-blaze', on })).toBe(
      'no-actions-left',
    );
    expect(offered(hired.state, 0, 'buy-script')).toEqual([]);
  });

  it('[EPTURN-1] the same twice is fine', () => {
    const two = scene({ players: 2, tracks: { scripts: ['eleven-winters', 'pip-the-candle'] } });
    const { state: after } = actAll(
      two,
      [0, { type: 'buy-script', script: 'eleven-winters' }],
      [0, { type: 'buy-script', script: 'pip-the-candle' }],
    );
    expect(after.productions[0]?.map(({ script }) => script)).toEqual([
      'eleven-winters',
      'pip-the-candle',
    ]);
    expect(after.money[0]).toBe(8);
  });

  it('[EPTURN-1] fewer are fine too, and turns go round by seats', () => {
    const { state: after, events } = pass(state, 0, 1, 2);
    expect(eventsOf({ events }, 'turn-begun').map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(after).toMatchObject({ round: 2, current: 0, turn: newTurn(2) });
    expect(refusalOf(state, 1, END_TURN)).toBe('not-to-act');
    expect(refusalOf(state, 0, { type: 'shout' })).toBe('not-now');
  });
});

describe('the market', () => {
  const state = scene({
    players: 2,
    productions: bySeat(2, [production('the-bridge-at-saint-orla')]),
    tracks: { actors: EXTRAS },
  });
  const [, , , , fifth = 'lazlo-vint'] = state.tracks.actors;
  const on = 'the-bridge-at-saint-orla';

  it.each([0, 1, 2, 3, 4])('[EPMARKET-1] space %i costs what it says', (space) => {
    const actor = state.tracks.actors[space] ?? fifth;
    const done = act(state, 0, { type: 'hire-actor', actor, on });
    const price = [1, 1, 2, 3, 4][space] ?? 0;
    expect(done.state.money).toEqual([10 - price, 10]);
    expect(eventsOf(done, 'talent-hired')).toMatchObject([{ price, talent: actor, on }]);
  });

  it('[EPMARKET-1] cards on the right slide, and the last space is filled from the deck', () => {
    const [top] = state.decks.actors;
    const [first, second, third, fourth] = EXTRAS;
    const done = act(state, 0, { type: 'hire-actor', actor: 'harriet-bonnevie', on });
    expect(second).toBe('harriet-bonnevie');
    expect(done.state.tracks.actors).toEqual([first, third, fourth, fifth, top]);
    expect(done.state.decks.actors).toEqual(state.decks.actors.slice(1));
    expect(done.state.tracks.scripts).toEqual(state.tracks.scripts);
  });

  it('[EPMARKET-1] an empty deck is made anew from its discards; without any, spaces stay empty', () => {
    const discards = { ...state.discards, actors: state.decks.actors };
    const empty = { ...state, decks: { ...state.decks, actors: [] } };
    const anew = act({ ...empty, discards }, 0, { type: 'hire-actor', actor: fifth, on });
    expect(eventsOf(anew, 'deck-made-anew')).toEqual([
      { type: 'deck-made-anew', deck: 'actors', cards: discards.actors.length },
    ]);
    expect(anew.state.tracks.actors).toHaveLength(5);
    expect(anew.state.discards.actors).toEqual([]);
    const short = act(empty, 0, { type: 'hire-actor', actor: fifth, on });
    expect(short.state.tracks.actors).toEqual(EXTRAS);
  });

  it('[EPMARKET-1] a deck made anew is shuffled, so that nobody knows its order from the discards', () => {
    const discards = { ...state.discards, actors: state.decks.actors };
    const empty = { ...state, discards, decks: { ...state.decks, actors: [] } };
    const orders = Array.from({ length: 6 }, (_, text) => {
      const random = { ...state.random, words: [text, 7, 11, 13] };
      const { state: anew } = act({ ...empty, random }, 0, {
        type: 'hire-actor',
        actor: fifth,
        on,
      });
      return [...anew.tracks.actors.slice(4), ...anew.decks.actors];
    });
    for (const order of orders) {
      expect(order).not.toEqual(discards.actors);
      expect(order.slice().sort()).toEqual(discards.actors.slice().sort());
    }
    expect(new Set(orders.map((order) => order.join())).size).toBe(orders.length);
  });

  it('[EPMARKET-1] nobody buys what they cannot pay for, or what is not there', () => {
    const poor = { ...state, money: [2, 10] };
    const last = state.tracks.actors[3] ?? fifth;
    expect(refusalOf(poor, 0, { type: 'hire-actor', actor: last, on })).toBe('too-expensive');
    expect(state.tracks.actors).not.toContain('lazlo-vint');
    expect(refusalOf(poor, 0, { type: 'hire-actor', actor: 'lazlo-vint', on })).toBe(
      'not-on-the-track',
    );
  });
});

describe('scripts', () => {
  it('[EPSCRIPT-1] go on an open space; with none, they cannot be bought', () => {
    const full = scene({
      players: 2,
      tracks: { scripts: ['eleven-winters'] },
      productions: bySeat(2, [production('pip-the-candle'), production('the-snail-express')]),
    });
    const buy: Action = { type: 'buy-script', script: 'eleven-winters' };
    expect(refusalOf(full, 0, buy)).toBe('no-open-space');
    expect(offered(full, 0, 'buy-script')).toEqual([]);
    const open = { ...full, productions: bySeat(2, [production('pip-the-candle')]) };
    expect(act(open, 0, buy).state.productions[0]?.at(-1)).toEqual(production('eleven-winters'));
  });
});

describe('actors', () => {
  const on = 'a-chair-by-the-window';
  const state = scene({
    players: 2,
    tracks: { actors: ['johnny-tumbleton', 'lola-fontanel', 'lazlo-vint'] },
    productions: bySeat(2, [production(on)], [production('eleven-winters')]),
  });

  it('[EPACTOR-1] go at once on an own movie with an empty role', () => {
    const { state: after } = act(state, 0, { type: 'hire-actor', actor: 'lazlo-vint', on });
    expect(after.productions[0]).toEqual([production(on, { actors: ['lazlo-vint'] })]);
    expect(refusalOf(after, 0, { type: 'hire-actor', actor: 'lola-fontanel', on })).toBe(
      'no-free-role',
    );
    const others: Action = { type: 'hire-actor', actor: 'lazlo-vint', on: 'eleven-winters' };
    expect(refusalOf(state, 0, others)).toBe('no-such-movie');
  });

  it('[EPACTOR-1] are not held: without a role for them nobody can be hired', () => {
    const idle = { ...state, productions: [[], []] };
    expect(offered(idle, 0, 'hire-actor')).toEqual([]);
  });

  it('[EPACTOR-2] do not play in a genre they refuse', () => {
    expect(refusalOf(state, 0, { type: 'hire-actor', actor: 'johnny-tumbleton', on })).toBe(
      'refuses-the-genre',
    );
    expect(offered(state, 0, 'hire-actor').map(({ actor }) => actor)).not.toContain(
      'johnny-tumbleton',
    );
  });

  it('[EPACTOR-2] [EPCARDS-3] that refuse two genres play in neither', () => {
    const star = 'rex-hollister-pym';
    const picky = { ...state, tracks: { ...state.tracks, actors: [star] as const } };
    const offeredIn = (script: ScriptId) =>
      offered({ ...picky, productions: bySeat(2, [production(script)]) }, 0, 'hire-actor').length;
    expect([offeredIn('pip-the-candle'), offeredIn('my-mother-the-butler'), offeredIn(on)]).toEqual(
      [0, 0, 1],
    );
  });

  it('[EPACTOR-2] that are Difficult do not work with a Perfectionist', () => {
    const strict = {
      ...state,
      productions: bySeat(2, [production(on, { director: 'augusta-winterhalt' })]),
    };
    expect(refusalOf(strict, 0, { type: 'hire-actor', actor: 'lola-fontanel', on })).toBe(
      'difficult-and-perfectionist',
    );
    const loose = {
      ...state,
      productions: bySeat(2, [production(on, { director: 'sigrid-halvard' })]),
    };
    act(loose, 0, { type: 'hire-actor', actor: 'lola-fontanel', on });
  });
});

describe('directors', () => {
  const on = 'eleven-winters';
  const state = scene({
    players: 2,
    tracks: {
      scripts: ['the-carousel-is-armed', 'pip-the-candle'],
      directors: ['augusta-winterhalt', 'sigrid-halvard', 'hector-blaze'],
    },
    productions: bySeat(2, [production(on)]),
  });

  it('[EPDIRECTOR-1] go at once on an own movie without one', () => {
    const hire: Action = { type: 'hire-director', director: 'sigrid-halvard', on };
    const { state: after } = act(state, 0, hire);
    expect(after.productions[0]).toEqual([production(on, { director: 'sigrid-halvard' })]);
    expect(after.money[0]).toBe(9);
    const second: Action = { type: 'hire-director', director: 'augusta-winterhalt', on };
    expect(refusalOf(after, 0, second)).toBe('has-a-director');
  });

  it('[EPDIRECTOR-1] that are Perfectionists do not work with a Difficult actor', () => {
    const cast = {
      ...state,
      productions: bySeat(2, [production(on, { actors: ['lola-fontanel'] })]),
    };
    expect(refusalOf(cast, 0, { type: 'hire-director', director: 'augusta-winterhalt', on })).toBe(
      'difficult-and-perfectionist',
    );
    act(cast, 0, { type: 'hire-director', director: 'sigrid-halvard', on });
  });

  it('[EPDIRECTOR-2] a Writer brings a script of the genre with the same action, both paid for', () => {
    const deal: Action = {
      type: 'hire-writer',
      director: 'hector-blaze',
      script: 'the-carousel-is-armed',
    };
    const done = act(state, 0, deal);
    expect(done.state.money[0]).toBe(10 - 2 - 1);
    expect(done.state.turn.actionsLeft).toBe(1);
    expect(done.state.productions[0]?.at(-1)).toEqual(
      production('the-carousel-is-armed', { director: 'hector-blaze' }),
    );
    expect(eventsOf(done, 'track-filled').map(({ track }) => track)).toEqual([
      'scripts',
      'directors',
    ]);
    expect(done.state.tracks.scripts).toHaveLength(5);
    expect(done.state.tracks.directors).toHaveLength(5);
  });

  it('[EPDIRECTOR-2] no other genre, no director who does not write, no money, no space', () => {
    const deal: Action = {
      type: 'hire-writer',
      director: 'hector-blaze',
      script: 'pip-the-candle',
    };
    expect(refusalOf(state, 0, deal)).toBe('not-a-writer-of-it');
    const written: Action = { ...deal, script: 'the-carousel-is-armed' };
    expect(refusalOf({ ...state, money: [2, 10] }, 0, written)).toBe('too-expensive');
    const crowded = {
      ...state,
      productions: bySeat(2, [production(on), production('the-snail-express')]),
    };
    expect(refusalOf(crowded, 0, written)).toBe('no-open-space');
    for (const { director } of offered(state, 0, 'hire-writer'))
      expect(directorRow(director).traits).toContain('writer');
  });

  it('[EPDIRECTOR-3] the own two are placed without an action and without cost, by the same rules', () => {
    const [one = 'hubert-plumley', other = 'ottoline-graves'] = state.ownDirectors[0] ?? [];
    const done = act(state, 0, { type: 'place-director', director: one, on });
    expect(done.state).toMatchObject({ money: [10, 10], turn: { actionsLeft: 2 } });
    expect(done.state.ownDirectors[0]).toEqual([other]);
    expect(done.state.productions[0]?.[0]?.director).toBe(one);
    expect(refusalOf(done.state, 0, { type: 'place-director', director: other, on })).toBe(
      'has-a-director',
    );
    const cast = {
      ...state,
      productions: bySeat(2, [production(on, { actors: ['lola-fontanel'] })]),
    };
    expect(refusalOf(cast, 0, { type: 'place-director', director: other, on })).toBe(
      'difficult-and-perfectionist',
    );
    expect(refusalOf(state, 0, { type: 'place-director', director: 'slim-cordovan', on })).toBe(
      'not-in-hand',
    );
  });
});

describe('News at the end of a turn', () => {
  it('[EPTURN-2] who holds four or fewer may draw one, once', () => {
    const state = scene({ players: 2, news: bySeat(2, NEWS_IDS.slice(0, 4)) });
    const [top] = state.decks.news;
    const done = actAll(state, [0, GIVE_UP], [0, DRAW]);
    expect(done.state.news[0]).toEqual([...NEWS_IDS.slice(0, 4), top]);
    expect(refusalOf(done.state, 0, DRAW)).toBe('already-drawn');
    const rich = scene({ players: 2, turn: newTurn(0), news: bySeat(2, NEWS_IDS.slice(0, 5)) });
    expect(refusalOf(rich, 0, DRAW)).toBe('too-many-news');
  });

  it('[EPTURN-2] nobody draws or ends a turn with actions left: they are used, or given up by name', () => {
    const state = scene({ players: 2, tracks: { scripts: ['eleven-winters'] } });
    for (const action of [DRAW, END_TURN]) {
      expect(refusalOf(state, 0, action)).toBe('actions-left');
      const bought = act(state, 0, { type: 'buy-script', script: 'eleven-winters' });
      expect(refusalOf(bought.state, 0, action)).toBe('actions-left');
    }
    const given = act(state, 0, GIVE_UP);
    expect(given.events).toEqual([{ type: 'actions-given-up', seat: 0, actions: 2 }]);
    expect(given.state.turn).toMatchObject({ actionsLeft: 0, actionsTaken: 0 });
    expect(refusalOf(given.state, 0, GIVE_UP)).toBe('no-actions-left');
    act(given.state, 0, DRAW);
    expect(act(given.state, 0, END_TURN).state.current).toBe(1);
  });

  it('[EPTURN-2] from the discards where the deck is empty, and not at all where there are none either', () => {
    const state = scene({ players: 2, turn: newTurn(0) });
    const empty = { ...state, decks: { ...state.decks, news: [] } };
    expect(offered(empty, 0, 'draw-news')).toEqual([]);
    expect(refusalOf(empty, 0, DRAW)).toBe('no-news-to-draw');
    const discards = { ...state.discards, news: ['overexposed', 'joke-explained'] as const };
    const { state: after } = act({ ...empty, discards }, 0, DRAW);
    expect([...(after.news[0] ?? []), ...after.decks.news].sort()).toEqual([
      'joke-explained',
      'overexposed',
    ]);
    expect(after.news[0]).toHaveLength(1);
    expect(after.discards.news).toEqual([]);
  });

  it('[EPTURN-2] News may be played before, between and after the actions and after the draw, not in the turn of others', () => {
    const state = scene({
      players: 2,
      news: bySeat(
        2,
        ['standing-ovation', 'mysterious-benefactor', 'not-a-dry-eye', 'talk-show-sofa'],
        ['rain-on-opening-night'],
      ),
      productions: bySeat(2, [production('eleven-winters')]),
      tracks: { actors: EXTRAS },
    });
    const on = 'eleven-winters';
    const play = (news: (typeof NEWS_IDS)[number]): Action => ({
      type: 'play-news',
      news,
      seat: 0,
      on,
    });
    expect(refusalOf(state, 1, play('rain-on-opening-night'))).toBe('not-to-act');
    const { state: after } = actAll(
      state,
      [0, play('standing-ovation')],
      [0, { type: 'hire-actor', actor: 'viola-pepperdine', on }],
      [0, play('mysterious-benefactor')],
      [0, { type: 'hire-actor', actor: 'harriet-bonnevie', on }],
      [0, play('not-a-dry-eye')],
      [0, DRAW],
      [0, play('talk-show-sofa')],
      [0, END_TURN],
    );
    expect(after.productions[0]?.[0]?.news.map(({ news }) => news)).toEqual([
      'standing-ovation',
      'mysterious-benefactor',
      'not-a-dry-eye',
      'talk-show-sofa',
    ]);
    expect(after.current).toBe(1);
  });
});
