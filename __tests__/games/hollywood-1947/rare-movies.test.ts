import type { CardId, PosterId } from '../../../src/games/hollywood-1947/cards';
import type { State } from '../../../src/games/hollywood-1947/types';
import {
  act,
  actAll,
  cast,
  eventsOf,
  hand,
  hollywood1947,
  lookAtGhosts,
  offered,
  PASS,
  passTurns,
  perform,
  premiereOf,
  scene,
  settle,
  start,
  throughPremiere,
} from '../../support/hollywood-1947';

/* What happens seldom enough in post and premiere that no match at random is sure to show it. */

const JOBS = [['actor'], ['editor'], ['director'], ['gaffer']] as const;

function four(changes: Partial<State> = {}, poster: PosterId = 'comedy'): State {
  return scene({
    players: 4,
    jobs: JOBS,
    dice: [['star'], ['star'], ['star'], ['star']],
    posters: [poster],
    changes,
  });
}

describe('who comes first in post', () => {
  it('[47POST-2] tokens from the round’s first player on, not from the first seat', () => {
    const casting = passTurns(four({ tokens: [1, 0, 1, 1] })).state;
    const asked = settle(casting, 'cast').state;
    expect(asked.phase).toEqual({ kind: 'tokens', seat: 2, rest: [3, 0, 1] });
    const spent = actAll(asked, [2, PASS], [3, PASS]).state;
    expect(spent.phase).toEqual({ kind: 'tokens', seat: 0, rest: [1] });
  });

  it('[47POST-2] a single card left is enough for a token', () => {
    const hands = four().hands.map((own) => own.slice(0, 1));
    const dice = [['star'], ['blank'], ['star'], ['star']] as const;
    const asked = settle(passTurns(four({ hands, dice, tokens: [0, 1, 0, 0] })).state, 'cast');
    expect(asked.state.phase).toMatchObject({ kind: 'tokens', seat: 1 });
    expect(offered(asked.state, 1, 'spend-token')).toHaveLength(1);
  });

  it('[47PREMIERE-3] everybody draws up in turn order', () => {
    const done = throughPremiere(four());
    expect(eventsOf(done, 'cards-drawn').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  });
});

describe('a deck that runs out while everybody draws', () => {
  const played = (deck: readonly CardId[], discards: readonly CardId[]) => {
    const casting = passTurns(four()).state;
    return settle({ ...casting, deck, discards, shown: [] }, 'cast');
  };
  const spare = four().deck;

  it('[47PREMIERE-3] [47DECK-1] is made anew without the cards that were just shown', () => {
    const done = played(spare.slice(0, 2), spare.slice(2, 20));
    const shown = done.state.premieres[0]?.cards ?? [];
    expect(shown).toHaveLength(4);
    // One of the deck's two cards joined the movie, whose removed card is discarded at once.
    expect(eventsOf(done, 'deck-made-anew')).toEqual([{ type: 'deck-made-anew', cards: 19 }]);
    expect(done.state.hands.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
    for (const card of shown) expect(done.state.hands.flat()).not.toContain(card);
    expect(done.state).toMatchObject({ discards: shown, shown });
  });

  it('[47PREMIERE-3] unless there are no others: then they are drawn, too', () => {
    const done = played(spare.slice(0, 2), spare.slice(2, 3));
    const shown = done.state.premieres[0]?.cards ?? [];
    expect(done.state.hands.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
    expect(shown.filter((card) => done.state.hands.flat().includes(card))).toHaveLength(1);
    expect(done.state).toMatchObject({ discards: [], shown: [], movie: [] });
    expect(eventsOf(done, 'cards-drawn').map(({ seat, count }) => [seat, count])).toEqual([
      [2, 1],
      [3, 1],
      [0, 1],
      [1, 1],
    ]);
  });
});

describe('who played which', () => {
  it('[47INFO-1] [47POST-4] cards are shown in an order that tells nothing of where they came from', () => {
    const casting = passTurns(four()).state;
    const own = casting.hands.map(([card]) => card ?? 'stray-cat');
    const shown = Array.from({ length: 30 }, (_, text) => {
      const { random } = start(4, {}, `shown ${text}`);
      const done = actAll(
        { ...casting, random },
        ...([0, 1, 2, 3] as const).map((seat) => [seat, cast(own[seat] ?? 'stray-cat')] as const),
      );
      return done.state.premieres[0]?.cards ?? [];
    });
    const both = shown.filter((cards) => own.slice(0, 2).every((card) => cards.includes(card)));
    const orders = both.map((cards) =>
      own
        .slice(0, 2)
        .map((card) => cards.indexOf(card))
        .join('<'),
    );
    // The first seat's card comes before the second's as well as after it.
    expect(orders.some((order) => Number(order[0]) < Number(order[2]))).toBe(true);
    expect(orders.some((order) => Number(order[0]) > Number(order[2]))).toBe(true);
  });
});

describe('hands shorter than the stars ask for', () => {
  const pair = (own: readonly CardId[], unionStrike: boolean): State =>
    passTurns(
      scene({
        players: 2,
        options: { unionStrike },
        jobs: [
          ['director', 'gaffer'],
          ['actor', 'editor'],
        ],
        hands: [own, hand('patriot', 'neutral', 'communist')],
        ghosts: ['walkout', 'new-car'],
        dice: [['star', 'star'], ['blank', 'blank'], ['blank'], ['blank']],
        posters: ['drama'],
      }),
    ).state;

  it('[47SMALL-3] two stars and one card: that card', () => {
    const casting = pair(['long-kiss'], false);
    expect(offered(casting, 0, 'cast')).toEqual([cast('long-kiss')]);
  });

  it('[47SMALL-3] two stars and no card: nobody is asked', () => {
    expect(pair([], false).premieres).toHaveLength(1);
  });

  it('[47OPTION-1] in a strike none to as many as there are', () => {
    expect(offered(pair(['long-kiss', 'apple-pie'], true), 0, 'cast')).toEqual([
      cast(),
      cast('long-kiss'),
      cast('apple-pie'),
      cast('long-kiss', 'apple-pie'),
    ]);
  });
});

describe('movies of next to nothing', () => {
  const strike = passTurns(
    scene({
      players: 4,
      options: { unionStrike: true },
      jobs: JOBS,
      dice: [['star'], ['star'], ['blank'], ['blank']],
      posters: ['comedy'],
    }),
  ).state;

  it('[47OPTION-1] [47PREMIERE-1] nobody puts in a card: the deck’s is removed, and the empty movie is a tie', () => {
    const done = actAll(strike, [0, cast()], [1, cast()]);
    expect(eventsOf(done, 'deck-card-added')).toHaveLength(1);
    expect(done.state.premieres).toMatchObject([
      { cards: [], symbols: { patriot: 0, communist: 0 }, winners: ['communist'] },
    ]);
    expect(done.state.discards).toHaveLength(1);
  });

  it('[47POST-4] an edited movie of a single card: put back, it is removed all the same', () => {
    const edited = { ...strike, shoot: { ...strike.shoot, editor: 1 } } as const;
    const cut = actAll(edited, [0, cast()], [1, cast()]).state;
    expect(cut.phase).toEqual({ kind: 'editing', seat: 1 });
    const [card] = cut.drawn;
    const done = act(cut, 1, { type: 'put-back' });
    expect(done.state.premieres[0]?.cards).toEqual([]);
    expect(done.state.discards).toEqual([card]);
  });

  it('[47POST-3] the deck joins again in the round after the composer’s', () => {
    const state = scene({
      players: 4,
      jobs: [['composer'], ['editor'], ['actress'], ['actor']],
      dice: [['blank'], ['blank'], ['blank'], ['blank']],
      first: 0,
    });
    const composing = act(state, 0, perform('composer')).state;
    const composed = settle(composing, 'compose').state;
    const over = settle(composed, 'pass', 'cast').state;
    expect(over.premieres[0]?.cards).toEqual([]);
    const next = throughPremiere(settle(over, 'next-round').state);
    expect(eventsOf(next, 'deck-card-added')).toHaveLength(1);
  });
});

describe('what revealed cards ask for', () => {
  it('[47PREMIERE-2] several of both kinds: one hearing and one shake-up', () => {
    const done = premiereOf(four(), hand('hearing', 'shake-up', 'hearing', 'shake-up'));
    expect(eventsOf(done, 'hearing-held')).toHaveLength(1);
    expect(eventsOf(done, 'jobs-dealt')).toHaveLength(1);
    expect(eventsOf(done, 'jobs-dealt')[0]).toMatchObject({
      jobs: done.state.jobs,
      centre: done.state.centre,
    });
  });

  it('[47PREMIERE-2] [47WIN-1] nothing once the match is won', () => {
    const last = four({ wins: { patriot: 3, communist: 0 } });
    const done = premiereOf(last, hand('hearing', 'hearing'));
    expect(done.events.map(({ type }) => type)).toEqual(['edited', 'premiere', 'match-ended']);
    expect(done.state.dice).toEqual(last.dice);
  });

  it('[47PREMIERE-2] [47SMALL-1] at a small table both dice of everybody, and the ghosts’', () => {
    const table = start(2);
    const faces = Array.from({ length: 24 }, (_, text) => {
      const { random } = start(2, {}, `small hearing ${text}`);
      return premiereOf({ ...table, random }, hand('hearing')).state.dice.flat();
    });
    for (const die of [0, 1, 2, 3, 4, 5])
      expect(new Set(faces.map((all) => all[die]))).toEqual(new Set(['star', 'blank']));
    // A new roll for every die, not one for all.
    expect(new Set(faces.map((all) => all.slice(0, 4).join())).size).toBeGreaterThan(6);
  });

  it('[47PREMIERE-2] [47SMALL-1] at a small table two jobs each are dealt anew', () => {
    const { state } = premiereOf(start(3), hand('shake-up'));
    expect(state.jobs.map(({ length }) => length)).toEqual([2, 2, 2]);
    expect(state.centre).toHaveLength(3);
  });
});

describe('ghosts', () => {
  const state = scene({
    players: 2,
    jobs: [
      ['director', 'gaffer'],
      ['actor', 'editor'],
    ],
    ghosts: ['walkout', 'stray-cat'],
    deck: ['new-car', 'big-speech'],
    dice: [['blank', 'blank'], ['blank', 'blank'], ['star'], ['blank']],
  });

  it('[47SMALL-4] [47INFO-1] who looked does not know the card that takes the place of one that was played', () => {
    const seen = passTurns(lookAtGhosts(state, 0).state).state;
    expect(seen.ghosts).toEqual(['new-car', 'stray-cat']);
    expect(hollywood1947.view(seen, 0).ghosts).toEqual(['hidden', 'neutral']);
  });

  it('[47SMALL-5] of several tokens a ghost spends one a round', () => {
    const done = passTurns({ ...state, tokens: [0, 0, 1, 2] }).state;
    expect(done.tokens).toEqual([0, 0, 1, 1]);
    expect(done.premieres[0]?.shoot.added).toMatchObject({
      star: [0, 0, 1, 0],
      token: [0, 0, 0, 1],
    });
  });
});
