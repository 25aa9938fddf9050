import { type CardId, kindOf } from '../../../src/games/hollywood-1947/cards';
import type { State } from '../../../src/games/hollywood-1947/types';
import {
  act,
  actAll,
  cast,
  eventsOf,
  hand,
  HANDS,
  hollywood1947,
  NEXT,
  offered,
  PASS,
  passTurns,
  perform,
  premiereOf,
  putIn,
  refusalOf,
  scene,
  settle,
  SPEND,
  start,
  throughPremiere,
} from '../../support/hollywood-1947';

const JOBS = [['director'], ['gaffer'], ['composer'], ['editor']] as const;

function shoot(changes: Partial<State> = {}): State {
  return scene({
    players: 4,
    jobs: JOBS,
    hands: HANDS,
    dice: [['star'], ['blank'], ['star'], ['blank']],
    posters: ['comedy', 'drama', 'romance'],
    deck: ['fireworks-finale', 'soldier-home'],
    changes,
  });
}

describe('making the movie', () => {
  const casting = passTurns(shoot()).state;

  it('[47POST-1] everybody with a star chooses one card, all at once', () => {
    expect(hollywood1947.toAct(casting)).toEqual([0, 2]);
    expect(offered(casting, 0, 'cast').map(({ cards }) => cards)).toEqual(
      HANDS[0].map((card) => [kindOf(card)]),
    );
    expect(offered(casting, 1, 'cast')).toEqual([]);
    expect(refusalOf(casting, 0, cast('walkout'))).toBe('not-in-hand');
    expect(refusalOf(casting, 0, cast())).toBe('not-so-many-cards');
  });

  it('[47POST-1] in secret: nobody sees what others chose, nor the card leave the hand', () => {
    const worlds = HANDS[0].map((card) => act(casting, 0, cast(card)));
    for (const viewer of [1, 2, 3, 'table'] as const) {
      const seen = worlds.map(({ state }) => JSON.stringify(hollywood1947.view(state, viewer)));
      expect(new Set(seen).size).toBe(1);
    }
    expect(new Set(worlds.map(({ events }) => JSON.stringify(events))).size).toBe(1);
    expect(worlds.map(({ state }) => hollywood1947.view(state, 0).own?.choice)).toEqual(
      HANDS[0].map((card) => [kindOf(card)]),
    );
    expect(worlds[0]?.state.hands[0]).toHaveLength(3);
  });

  it('[47POST-1] in any order: the movie is the same', () => {
    const one = actAll(casting, [0, cast('apple-pie')], [2, cast('shared-loaf')]);
    const two = actAll(casting, [2, cast('shared-loaf')], [0, cast('apple-pie')]);
    expect(two.state).toEqual(one.state);
    expect(eventsOf(one, 'cast-complete')).toEqual([
      { type: 'cast-complete', added: [1, 0, 1, 0] },
    ]);
  });

  it('[47POST-2] tokens add cards in turn order, star or not, several while they last', () => {
    const state = passTurns(shoot({ tokens: [0, 2, 0, 1], first: 0 })).state;
    const ready = actAll(state, [0, cast('apple-pie')], [2, cast('shared-loaf')]).state;
    expect(ready.phase).toEqual({ kind: 'tokens', seat: 1, rest: [2, 3] });
    const spending = act(ready, 1, SPEND).state;
    expect(offered(spending, 1, 'put-in').map(({ card }) => card)).toEqual(HANDS[1].map(kindOf));
    const spent = actAll(
      ready,
      [1, SPEND],
      [1, putIn('picket-line')],
      [1, SPEND],
      [1, putIn('long-kiss')],
    );
    expect(spent.state.phase).toEqual({ kind: 'tokens', seat: 3, rest: [] });
    expect(spent.state.shoot.added).toMatchObject({ star: [1, 0, 1, 0], token: [0, 2, 0, 0] });
    const kept = act(spent.state, 3, PASS);
    expect(kept.state.tokens).toEqual([0, 0, 0, 1]);
    // Two chosen, two for tokens, one from the deck; one was removed.
    expect(kept.state.premieres[0]?.cards).toHaveLength(4);
    expect(JSON.stringify(spent.events)).not.toContain('picket-line');
  });

  it('[47POST-2] no token is asked for without a card for it', () => {
    const state = passTurns(shoot({ tokens: [0, 2, 0, 0], hands: [HANDS[0], [], HANDS[2], []] }));
    const done = settle(state.state, 'cast');
    expect(eventsOf(done, 'premiere')).toHaveLength(1);
    expect(done.state.tokens).toEqual([0, 2, 0, 0]);
  });

  it('[47POST-3] one card from the deck joins', () => {
    const done = settle(casting, 'cast');
    expect(eventsOf(done, 'deck-card-added')).toHaveLength(1);
    expect([...(done.state.premieres[0]?.cards ?? []), ...done.state.discards]).toContain(
      'fireworks-finale',
    );
  });

  it('[47POST-3] unless the composer performed', () => {
    const state = actAll(
      shoot(),
      [0, PASS],
      [1, PASS],
      [2, perform('composer')],
      [2, { type: 'compose', card: 'double-patriot' }],
      [3, PASS],
    ).state;
    const done = settle(state, 'cast');
    expect(eventsOf(done, 'deck-card-added')).toEqual([]);
    // Two stars and the composer's, less the one removed.
    expect(done.state.premieres[0]?.cards).toHaveLength(2);
  });

  it('[47POST-4] a card of the shuffled movie is removed, unseen', () => {
    const removed = new Set<string>();
    for (let text = 0; text < 40; text += 1) {
      const seeded = { ...casting, random: start(4, {}, `cut ${text}`).random };
      const done = actAll(seeded, [0, cast('apple-pie')], [2, cast('shared-loaf')]);
      const shown = done.state.premieres[0]?.cards ?? [];
      const [gone] = (['apple-pie', 'shared-loaf', 'fireworks-finale'] as const).filter(
        (card) => !shown.includes(card),
      );
      expect(shown).toHaveLength(2);
      expect(JSON.stringify(done.events)).not.toContain(`"${gone}"`);
      expect(done.state.discards).toContain(gone);
      removed.add(gone ?? '');
    }
    expect(removed.size).toBe(3);
  });

  it('[47POST-4] the editor sees it, and lets it go or puts it back', () => {
    const state = actAll(shoot(), [0, PASS], [1, PASS], [2, PASS], [3, perform('editor')]).state;
    const cut = settle(state, 'cast').state;
    expect(cut.phase).toEqual({ kind: 'editing', seat: 3 });
    const [card] = cut.drawn;
    expect(hollywood1947.view(cut, 3).own?.drawn).toEqual([kindOf(card as CardId)]);
    expect(cut.movie).toHaveLength(2);
    expect(cut.movie).not.toContain(card);
    for (const viewer of [0, 1, 2, 'table'] as const)
      expect(hollywood1947.view(cut, viewer).own?.drawn ?? []).toEqual([]);
    const gone = act(cut, 3, { type: 'cut' }).state;
    expect(gone.premieres[0]?.cards).not.toContain(card);
    const faces = new Set<boolean>();
    for (let text = 0; text < 30; text += 1) {
      const seeded = { ...cut, random: start(4, {}, `back ${text}`).random };
      const back = act(seeded, 3, { type: 'put-back' }).state.premieres[0]?.cards ?? [];
      expect(back).toHaveLength(2);
      faces.add(back.some((shown) => shown === card));
    }
    // Back among the others, it may stay or go.
    expect(faces).toEqual(new Set([true, false]));
  });
});

const premiered = (cards: readonly CardId[], changes: Partial<State> = {}): State =>
  premiereOf(shoot(changes), cards).state;

describe('the premiere', () => {
  it.each([
    ['more patriot symbols', hand('patriot', 'patriot', 'communist'), 'comedy', 'patriot'],
    ['a tie', hand('patriot', 'communist'), 'comedy', 'communist'],
    ['more communist symbols', hand('patriot', 'double-communist'), 'comedy', 'communist'],
    ['a tie by the poster', hand('patriot'), 'noir', 'communist'],
    ['ahead by the poster', hand('patriot', 'communist'), 'western', 'patriot'],
    ['a heavy poster', hand('double-patriot', 'patriot'), 'monster', 'patriot'],
    ['nothing at all', hand('neutral'), 'drama', 'communist'],
  ] as const)('[47PREMIERE-1] %s', (_what, cards, poster, winner) => {
    const state = premiered(cards, { posters: [poster] });
    expect(state.premieres[0]?.winners).toEqual([winner]);
    expect(state.premieres[0]?.cards).toEqual(cards);
    expect(state.wins).toEqual({ patriot: 0, communist: 0, [winner]: 1 });
  });

  it('[47PREMIERE-2] a Congressional Hearing re-rolls all dice, once', () => {
    const dice = Array.from({ length: 20 }, (_, text) => {
      const { random } = start(4, {}, `hearing ${text}`);
      return premiered(hand('hearing', 'hearing'), { random }).dice;
    });
    for (const seat of [0, 1, 2, 3])
      expect(new Set(dice.map((all) => all[seat]?.[0]))).toEqual(new Set(['star', 'blank']));
    expect(premiered(hand('double-patriot', 'neutral')).dice).toEqual(shoot().dice);
  });

  it('[47PREMIERE-2] a Shake-Up deals all jobs anew, those of the centre too', () => {
    const deals = Array.from({ length: 30 }, (_, text) => {
      const { random } = start(4, {}, `shake ${text}`);
      return premiered(hand('shake-up'), { random });
    });
    for (const { jobs, centre } of deals) {
      expect(jobs.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
      expect(new Set([...jobs.flat(), ...centre]).size).toBe(9);
    }
    expect(new Set(deals.map(({ jobs }) => jobs[0]?.[0])).size).toBeGreaterThan(5);
    expect(premiered(hand('double-communist')).jobs).toEqual(JOBS);
  });

  it('[47PREMIERE-3] everybody draws up to three, and played cards are discarded unseen', () => {
    const done = throughPremiere(shoot());
    expect(done.state.hands.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
    expect(done.state.discards).toHaveLength(3);
    expect(done.state.movie).toEqual([]);
    const view = hollywood1947.view(done.state, 1);
    expect(view.discardSize).toBe(3);
    expect(view).not.toHaveProperty('discards');
  });

  it('[47PREMIERE-3] then the next round begins with whoever has the lowest job', () => {
    const done = throughPremiere(shoot());
    expect(done.state.phase).toEqual({ kind: 'intermission', seat: 0 });
    const next = act(done.state, 0, NEXT).state;
    expect(next).toMatchObject({ round: 2, turn: 0, first: 0, posters: ['comedy', 'drama'] });
    expect(next.shoot).toEqual(shoot().shoot);
  });

  it('[47DECK-1] an empty deck is made anew from the discards', () => {
    const state = shoot();
    const discards = state.deck;
    const done = act({ ...state, deck: [], discards, shown: discards.slice(0, 2) }, 0, PASS);
    const drawn = act(
      { ...done.state, phase: { kind: 'turn', seat: 2 }, turn: 2 },
      2,
      perform('composer'),
    );
    expect(eventsOf(drawn, 'deck-made-anew')).toEqual([
      { type: 'deck-made-anew', cards: discards.length },
    ]);
    expect(drawn.state.deck).toHaveLength(discards.length - 2);
    expect(drawn.state).toMatchObject({ discards: [], shown: [] });
    expect(new Set([...drawn.state.deck, ...drawn.state.drawn])).toEqual(new Set(discards));
    expect(drawn.state.deck).not.toEqual(discards.slice(2));
  });
});

describe('winning', () => {
  const loyalties = ['patriot', 'communist', 'rising-star', 'patriot'] as const;
  const three = { patriot: 3, communist: 3 };
  const end = (cards: readonly CardId[], changes: Partial<State>) => {
    const state = premiered(cards, {
      loyalties,
      round: 7,
      posters: Array(7).fill('comedy'),
      ...changes,
    });
    return { result: hollywood1947.outcome(state)?.result, state };
  };

  it('[47WIN-1] four rounds win at once', () => {
    const wins = { patriot: 3, communist: 1 };
    const { result, state } = end(hand('patriot'), { wins, round: 5 });
    expect(result).toEqual({ kind: 'team', team: 'patriot' });
    expect(hollywood1947.outcome(state)?.winners).toEqual([0, 3]);
    expect(hollywood1947.toAct(state)).toEqual([]);
    // Nothing else happens: nobody draws.
    expect(state.hands).toEqual(shoot().hands);
    expect(end(hand('communist'), { wins, round: 5 }).result).toBeUndefined();
  });

  it.each([
    ['tied', hand('patriot', 'communist')],
    ['one ahead for the patriots', hand('patriot', 'patriot', 'communist')],
    ['one ahead for the communists', hand('communist')],
  ])('[47WIN-2] a seventh movie that is %s is the rising star’s', (_what, cards) => {
    const { result, state } = end(cards, { wins: three });
    expect(result).toEqual({ kind: 'rising-star' });
    expect(hollywood1947.outcome(state)?.winners).toEqual([2]);
  });

  it('[47WIN-2] by two or more that team wins', () => {
    expect(end(hand('double-patriot'), { wins: three }).result).toMatchObject({ team: 'patriot' });
    expect(end(hand('double-communist'), { wins: three }).result).toMatchObject({
      team: 'communist',
    });
  });

  it('[47WIN-2] no movie but the seventh can be', () => {
    const wins = { patriot: 2, communist: 3 };
    expect(end(hand('communist'), { wins, round: 6 }).result).toEqual({
      kind: 'team',
      team: 'communist',
    });
  });

  it('[47WIN-3] without a rising star the seventh is like any other', () => {
    const none = {
      wins: three,
      loyalties: ['patriot', 'communist', 'patriot', 'patriot'] as const,
    };
    expect(end(hand('patriot'), none).result).toEqual({ kind: 'team', team: 'patriot' });
    expect(end(hand('patriot', 'communist'), none).result).toEqual({
      kind: 'team',
      team: 'communist',
    });
  });
});
