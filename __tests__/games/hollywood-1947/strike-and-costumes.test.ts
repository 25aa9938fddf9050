import { COSTUME_IDS, type CostumeId } from '../../../src/games/hollywood-1947/cards';
import type { Action, Aim } from '../../../src/games/hollywood-1947/types';
import {
  act,
  actAll,
  cast,
  dressed,
  eventsOf,
  HANDS,
  hollywood1947,
  NEXT,
  NOTHING,
  offered,
  PASS,
  passTurns,
  perform,
  putIn,
  refusalOf,
  scene,
  settle,
  throughPremiere,
  discard,
} from '../../support/hollywood-1947';

describe('union strike', () => {
  const strike = (poster: 'comedy' | 'war') =>
    passTurns(
      scene({
        players: 4,
        options: { unionStrike: true },
        jobs: [['director'], ['gaffer'], ['composer'], ['editor']],
        hands: HANDS,
        dice: [['star'], ['blank'], ['star'], ['blank']],
        posters: [poster],
      }),
    ).state;

  it('[47OPTION-1] under a neutral poster stars put in any number of cards', () => {
    const sizes = offered(strike('comedy'), 0, 'cast').map(({ cards }) => cards.length);
    expect(sizes).toEqual([0, 1, 1, 1, 2, 2, 2, 3]);
    expect(hollywood1947.toAct(strike('comedy'))).toEqual([0, 2]);
  });

  it('[47OPTION-1] under any other it is one card, as without the option', () => {
    expect(offered(strike('war'), 0, 'cast').map(({ cards }) => cards.length)).toEqual([1, 1, 1]);
  });

  it('[47OPTION-1] how many is a secret until all have chosen; then everybody draws up', () => {
    const state = strike('comedy');
    const [none, all] = [act(state, 0, cast()), act(state, 0, cast(...(state.hands[0] ?? [])))];
    for (const viewer of [1, 2, 3, 'table'] as const)
      expect(hollywood1947.view(none.state, viewer)).toEqual(hollywood1947.view(all.state, viewer));
    const done = settle(all.state, 'cast');
    expect(eventsOf(done, 'cast-complete')[0]?.added).toEqual([3, 0, 0, 0]);
    expect(done.state.hands.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
  });
});

describe('the costume designer', () => {
  const state = { ...dressed(), first: 0 as const, phase: { kind: 'turn', seat: 0 } as const };

  it('[47COSTUME-1] draws two of nine, gives one away, puts the other under the deck', () => {
    const drawn = act(state, 0, perform('costume-designer'));
    const [one, other] = state.costumeDeck;
    expect(hollywood1947.view(drawn.state, 0).own?.drawn).toEqual([one, other]);
    expect(hollywood1947.view(drawn.state, 1).own?.drawn).toEqual([]);
    expect(offered(drawn.state, 0, 'dress')).toHaveLength(8);
    const given = act(drawn.state, 0, { type: 'dress', costume: one ?? 'tuxedo', to: 2 });
    expect(given.state.costumes).toEqual([[], [], [one], []]);
    expect(given.state.costumeDeck).toHaveLength(8);
    expect(given.state.costumeDeck.at(-1)).toBe(other);
    expect(JSON.stringify(given.events)).not.toContain(`"${other}"`);
  });

  it('[47COSTUME-1] nobody receives one in two consecutive rounds', () => {
    const drawn = act(state, 0, perform('costume-designer')).state;
    const again = { ...drawn, round: 2, costumeRounds: [0, 1, 0, 0] };
    expect(new Set(offered(again, 0, 'dress').map(({ to }) => to))).toEqual(new Set([0, 2, 3]));
    const later = { ...again, round: 3 };
    expect(new Set(offered(later, 0, 'dress').map(({ to }) => to)).size).toBe(4);
  });
});

describe('costumes', () => {
  it('[47COSTUME-2] there are nine', () => {
    expect(new Set(COSTUME_IDS).size).toBe(9);
  });

  const wear = (costume: CostumeId, aim: Aim, seat: 0 | 3 = 0) => {
    const state = dressed(...(seat === 0 ? [[costume]] : [[], [], [], [costume]]));
    return act(state, seat, { type: 'wear', costume, aim });
  };

  it('[47COSTUME-2] flight jacket: one’s own die shows a star', () => {
    expect(wear('flight-jacket', { at: 'die', holder: 3, die: 0 }, 3).state.dice[3]).toEqual([
      'star',
    ]);
    expect(offered(dressed(['flight-jacket']), 0, 'wear')).toEqual([]);
  });

  it('[47COSTUME-2] dressing gown: one’s own die shows none', () => {
    expect(wear('dressing-gown', { at: 'die', holder: 0, die: 0 }).state.dice[0]).toEqual([
      'blank',
    ]);
  });

  it('[47COSTUME-2] clown suit: a neighbour’s die is turned over', () => {
    const aims = offered(dressed(['clown-suit']), 0, 'wear').map(({ aim }) => aim);
    expect(aims).toEqual([
      { at: 'die', holder: 1, die: 0 },
      { at: 'die', holder: 3, die: 0 },
    ]);
    expect(wear('clown-suit', { at: 'die', holder: 1, die: 0 }).state.dice[1]).toEqual(['star']);
  });

  it('[47COSTUME-2] gambler’s vest: up to two rolls', () => {
    const one = wear('gamblers-vest', { at: 'die', holder: 2, die: 0 });
    expect(one.state.phase).toMatchObject({ kind: 'rerolling', seat: 0, left: 1, again: true });
    const two = act(one.state, 0, { type: 'reroll', holder: 2, die: 0 });
    expect(two.state.phase).toEqual({ kind: 'turn', seat: 1 });
  });

  it('[47COSTUME-2] trench coat: another player’s hand, for one’s own eyes', () => {
    const done = wear('trench-coat', { at: 'player', seat: 2 });
    const [note, ...others] = hollywood1947.view(done.state, 0).own?.notes ?? [];
    expect(others).toEqual([]);
    expect(note).toMatchObject({ round: 1, kind: 'saw-hand', of: 2 });
    // Every card of it, but not in which order they were drawn.
    const seen = note !== undefined && 'cards' in note ? note.cards : [];
    expect(seen).toEqual(['patriot', 'neutral', 'communist']);
    expect(JSON.stringify(hollywood1947.view(done.state, 1))).not.toContain('marching-band');
    expect(JSON.stringify(done.events)).not.toContain('marching-band');
  });

  it('[47COSTUME-2] tuxedo: one more card into the movie', () => {
    const worn = wear('tuxedo', { at: 'nothing' }, 3);
    expect(worn.state.phase).toMatchObject({
      kind: 'adding',
      seat: 3,
      then: { kind: 'turn', seat: 1 },
    });
    const done = act(worn.state, 3, putIn('lemonade-stand'));
    expect(done.state.movie).toEqual(['lemonade-stand']);
    expect(done.state.hands[3]).toEqual(['noble-farmhand', 'pie-fight']);
    expect(done.state.shoot.added).toMatchObject({ star: [0, 0, 0, 0], tuxedo: [0, 0, 0, 1] });
    expect(JSON.stringify(done.events)).not.toContain('lemonade');
  });

  it('[47COSTUME-2] no tuxedo between rounds, when there is no movie', () => {
    const over = throughPremiere(dressed([], [], [], ['tuxedo'])).state;
    expect(over.phase.kind).toBe('intermission');
    expect(offered(over, 3, 'wear')).toEqual([]);
  });

  it('[47COSTUME-2] bathrobe: a new hand', () => {
    const done = wear('bathrobe', { at: 'player', seat: 3 }, 3);
    expect(done.state.hands[3]).toEqual(['fireworks-finale', 'soldier-home', 'roll-call']);
    expect(offered(dressed(['bathrobe']), 0, 'wear')).toHaveLength(1);
  });

  it('[47COSTUME-2] magician’s cape: draw one, discard one', () => {
    const drawn = wear('magicians-cape', { at: 'player', seat: 3 }, 3);
    expect(hollywood1947.toAct(drawn.state)).toEqual([3]);
    const done = act(drawn.state, 3, discard('pie-fight'));
    expect(done.state.hands[3]).toEqual(['lemonade-stand', 'noble-farmhand', 'fireworks-finale']);
    expect(done.state.phase).toEqual({ kind: 'turn', seat: 1 });
  });

  it('[47COSTUME-2] overalls: a job for another player’s', () => {
    const done = wear('overalls', { at: 'jobs', jobs: ['editor', 'gaffer'] }, 3);
    expect(done.state.jobs).toEqual([['costume-designer'], ['editor'], ['composer'], ['gaffer']]);
    // Whose turn it is does not change, and the new job can be performed on it.
    expect(offered(done.state, 1, 'perform').map(({ job }) => job)).toEqual(['editor']);
  });

  it('[47COSTUME-2] out of turn, and then under the deck', () => {
    const state = dressed([], [], ['tuxedo']);
    expect(state.phase).toEqual({ kind: 'turn', seat: 1 });
    expect(hollywood1947.mayInterrupt(state)).toContain(2);
    const worn = act(state, 2, {
      type: 'wear',
      costume: 'tuxedo',
      aim: { at: 'nothing' },
    });
    const done = act(worn.state, 2, putIn('shared-loaf'));
    expect(done.state.phase).toEqual(state.phase);
    expect(done.state.costumes[2]).toEqual([]);
    expect(done.state.costumeDeck.at(-1)).toBe('tuxedo');
    expect(
      refusalOf(done.state, 2, { type: 'wear', costume: 'tuxedo', aim: { at: 'nothing' } }),
    ).toBe('no-such-costume');
  });

  it('[47COSTUME-2] a last call comes before a card is cut', () => {
    const state = dressed([], [], [], ['tuxedo']);
    const casting = actAll(state, [1, PASS], [2, PASS], [3, PASS], [0, PASS]).state;
    expect(casting.phase).toEqual({ kind: 'casting', waiting: [2, 0] });
    // While cards are chosen nobody dresses.
    expect(offered(casting, 3, 'wear')).toEqual([]);
    const called = settle(casting, 'cast').state;
    expect(called.phase).toEqual({ kind: 'last-call', waiting: [3] });
    expect(called.movie).toHaveLength(2);
    const worn = actAll(
      called,
      [3, { type: 'wear', costume: 'tuxedo', aim: NOTHING }],
      [3, putIn('pie-fight')],
    );
    // Two stars, the tuxedo's and the deck's, less the one removed.
    expect(eventsOf(worn, 'premiere')[0]?.premiere.cards).toHaveLength(3);
    const kept = act(called, 3, PASS);
    expect(eventsOf(kept, 'premiere')[0]?.premiere.cards).toHaveLength(2);
    expect(kept.state.costumes[3]).toEqual(['tuxedo']);
  });

  it('[47COSTUME-2] whenever the table waits for a public decision: a next die, an encore, a token', () => {
    const bathrobe: Action = { type: 'wear', costume: 'bathrobe', aim: { at: 'player', seat: 3 } };
    const state = { ...dressed([], [], [], ['bathrobe']), tokens: [0, 1, 0, 0] };
    const rolling = act(state, 1, perform('gaffer', { at: 'die', holder: 0, die: 0 })).state;
    const token = settle(passTurns(state).state, 'cast').state;
    const producing = {
      ...state,
      jobs: [['costume-designer'], ['producer'], ['composer'], ['editor']] as const,
      centre: state.centre.map((job) => (job === 'producer' ? 'gaffer' : job)),
    };
    const encore = act(
      producing,
      1,
      perform('producer', { at: 'jobs', jobs: ['producer', 'editor'] }),
    ).state;
    for (const [kind, open] of [
      ['rerolling', rolling],
      ['tokens', token],
      ['encore', encore],
    ] as const) {
      expect(open.phase.kind).toBe(kind);
      expect(hollywood1947.mayInterrupt(open)).toContain(3);
      const done = act(open, 3, bathrobe);
      expect(done.state.phase).toEqual(open.phase);
      expect(eventsOf(done, 'cards-discarded')).toHaveLength(1);
    }
  });

  it('[47COSTUME-2] [47PRODUCER-2] overalls can take away the job of an encore', () => {
    const state = scene({
      players: 4,
      options: { costumes: true },
      jobs: [['producer'], ['gaffer'], ['composer'], ['editor']],
      costumes: [[], [], [], ['overalls']],
    });
    const encore = act(
      state,
      0,
      perform('producer', { at: 'jobs', jobs: ['producer', 'gaffer'] }),
    ).state;
    expect(encore.phase).toEqual({ kind: 'encore', seat: 0, job: 'gaffer' });
    const swapped = act(encore, 3, {
      type: 'wear',
      costume: 'overalls',
      aim: { at: 'jobs', jobs: ['editor', 'gaffer'] },
    });
    expect(swapped.state.phase).toEqual({ kind: 'turn', seat: 1 });
  });

  it('[47COSTUME-1] the designer keeps a note of the costume that goes under the deck', () => {
    const asked = actAll(
      dressed(),
      [1, PASS],
      [2, PASS],
      [3, PASS],
      [0, perform('costume-designer')],
    ).state;
    const [given, other] = asked.drawn as readonly CostumeId[];
    const done = act(asked, 0, { type: 'dress', costume: given ?? 'tuxedo', to: 2 }).state;
    expect(done.notes[0]).toEqual([{ round: 1, kind: 'rejected-costume', costume: other }]);
    expect(done.notes[2]).toEqual([]);
  });

  it('[47COSTUME-2] between two rounds, too', () => {
    const over = throughPremiere(dressed([], [], [], ['bathrobe'])).state;
    expect(over.phase.kind).toBe('intermission');
    const done = act(over, 3, {
      type: 'wear',
      costume: 'bathrobe',
      aim: { at: 'player', seat: 3 },
    });
    expect(done.state.phase).toEqual(over.phase);
    expect(hollywood1947.legalActions(done.state, 1)).toContainEqual(NEXT);
  });

  it('[47COSTUME-2] [47TURN-1] overalls between rounds: who has the lowest job then begins', () => {
    const over = throughPremiere(dressed([], [], [], ['overalls'])).state;
    expect(over.phase).toEqual({ kind: 'intermission', seat: 1 });
    const swapped = act(over, 3, {
      type: 'wear',
      costume: 'overalls',
      aim: { at: 'jobs', jobs: ['editor', 'gaffer'] },
    }).state;
    expect(swapped.phase).toEqual({ kind: 'intermission', seat: 3 });
    expect(act(swapped, 3, NEXT).state).toMatchObject({ round: 2, first: 3 });
  });
});
