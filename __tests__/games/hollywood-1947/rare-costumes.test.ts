import type { CostumeId } from '../../../src/games/hollywood-1947/cards';
import type { State } from '../../../src/games/hollywood-1947/types';
import {
  act,
  actAll,
  cast,
  dressed,
  eventsOf,
  hollywood1947,
  offered,
  PASS,
  passTurns,
  perform,
  putIn,
  scene,
  settle,
  throughPremiere,
} from '../../support/hollywood-1947';

describe('at whom costumes can be pointed', () => {
  const aims = (costume: CostumeId) => offered(dressed([costume]), 0, 'wear').map(({ aim }) => aim);

  it('[47COSTUME-2] trench coat: not at oneself', () => {
    expect(aims('trench-coat')).toEqual([1, 2, 3].map((seat) => ({ at: 'player', seat })));
  });

  it('[47COSTUME-2] dressing gown, bathrobe, magician’s cape: at oneself alone', () => {
    expect(aims('dressing-gown')).toEqual([{ at: 'die', holder: 0, die: 0 }]);
    expect(aims('bathrobe')).toEqual([{ at: 'player', seat: 0 }]);
    expect(aims('magicians-cape')).toEqual([{ at: 'player', seat: 0 }]);
  });

  it('[47COSTUME-2] overalls: a job of one’s own for one of a player, not of the centre', () => {
    expect(aims('overalls')).toEqual(
      ['gaffer', 'composer', 'editor'].map((job) => ({
        at: 'jobs',
        jobs: ['costume-designer', job],
      })),
    );
  });

  it.each([0, 1, 2] as const)(
    '[47COSTUME-2] [47SMALL-4] clown suit of seat %i: both dice of both neighbours, no ghost’s',
    (seat) => {
      const state = scene({
        players: 3,
        options: { costumes: true },
        costumes: [0, 1, 2].map((other) => (other === seat ? ['clown-suit' as const] : [])),
      });
      const holders = offered(state, seat, 'wear').map(({ aim }) =>
        aim.at === 'die' ? aim.holder : undefined,
      );
      const others = [0, 1, 2].filter((other) => other !== seat);
      expect(holders).toEqual(others.flatMap((other) => [other, other]));
    },
  );
});

describe('when costumes are used', () => {
  it('[47COSTUME-2] who has two is asked again at the last call', () => {
    const called = lastCall(dressed([], [], [], ['flight-jacket', 'bathrobe']));
    expect(called.phase).toEqual({ kind: 'last-call', waiting: [3] });
    const worn = act(called, 3, {
      type: 'wear',
      costume: 'flight-jacket',
      aim: { at: 'die', holder: 3, die: 0 },
    }).state;
    expect(worn.phase).toEqual({ kind: 'last-call', waiting: [3] });
    expect(eventsOf(act(worn, 3, PASS), 'premiere')).toHaveLength(1);
  });

  it('[47COSTUME-2] who kept theirs at the last call may still use it while others are asked', () => {
    const called = lastCall({
      ...dressed(['clown-suit'], [], [], ['dressing-gown']),
      dice: [['star'], ['blank'], ['star'], ['star']],
    });
    const kept = act(called, 3, PASS).state;
    expect(kept.phase).toEqual({ kind: 'last-call', waiting: [0] });
    const turned = act(kept, 0, {
      type: 'wear',
      costume: 'clown-suit',
      aim: { at: 'die', holder: 1, die: 0 },
    });
    expect(eventsOf(turned, 'premiere')).toHaveLength(1);
    const late = act(kept, 0, { type: 'claim', topic: 'loyalty', says: 'patriot' }).state;
    expect(hollywood1947.mayInterrupt(late)).toContain(3);
  });

  it('[47COSTUME-2] not while somebody chooses in secret', () => {
    const turn = dressed([], [], [], ['bathrobe']);
    const composing = actAll(turn, [1, PASS], [2, perform('composer')]).state;
    expect(composing.phase.kind).toBe('composing');
    expect(hollywood1947.mayInterrupt(composing)).toEqual([]);
  });

  it('[47COSTUME-2] [47POST-1] a hand that a tuxedo emptied is asked for no card', () => {
    const state = dressed([], [], ['tuxedo']);
    const hands = state.hands.map((own, seat) => (seat === 2 ? own.slice(0, 1) : own));
    const [card = 'stray-cat'] = hands[2] ?? [];
    const worn = act({ ...state, hands }, 2, {
      type: 'wear',
      costume: 'tuxedo',
      aim: { at: 'nothing' },
    }).state;
    const casting = passTurns(act(worn, 2, putIn(card)).state).state;
    expect(hollywood1947.toAct(casting)).toEqual([0]);
    const done = settle(casting, 'cast').state;
    expect(done.premieres[0]?.shoot.added).toMatchObject({
      star: [1, 0, 0, 0],
      tuxedo: [0, 0, 1, 0],
    });
    expect(done.hands[2]).toHaveLength(3);
  });

  it('[47COSTUME-1] [47SCREENWRITER-2] overalls before the first turn: who lost the pen cannot write, who got it is too late', () => {
    const state = scene({
      players: 4,
      options: { costumes: true },
      jobs: [['screenwriter'], ['gaffer'], ['composer'], ['editor']],
      posters: ['noir', 'war'],
      costumes: [[], ['overalls'], [], []],
    });
    const swapped = act(state, 1, {
      type: 'wear',
      costume: 'overalls',
      aim: { at: 'jobs', jobs: ['gaffer', 'screenwriter'] },
    }).state;
    expect(swapped.phase).toEqual({ kind: 'turn', seat: 0 });
    expect(swapped.posters).toEqual([]);
    expect(new Set(offered(swapped, 0, 'perform').map(({ job }) => job))).toEqual(
      new Set(['gaffer']),
    );
    const passed = act(swapped, 0, PASS).state;
    expect(passed.posters).toEqual(['noir']);
    expect(offered(passed, 1, 'perform')).toEqual([]);
  });
});

describe('claims', () => {
  it('[47INFO-2] [47COMPOSER-1] a composer without a star may speak of the card they composed with', () => {
    const state = scene({
      players: 4,
      jobs: [['director'], ['gaffer'], ['composer'], ['editor']],
      dice: [['star'], ['blank'], ['blank'], ['blank']],
    });
    const composing = actAll(state, [0, PASS], [1, PASS], [2, perform('composer')]).state;
    const casting = actAll(settle(composing, 'compose').state, [3, PASS]).state;
    const over = act(casting, 0, cast(casting.hands[0]?.[0] ?? 'stray-cat')).state;
    const speakers = ([0, 1, 2, 3] as const).filter((seat) =>
      offered(over, seat, 'claim').some(({ topic }) => topic === 'card'),
    );
    expect(speakers).toEqual([0, 2]);
    // A round later it is no longer the last movie.
    const next = throughPremiere(settle(over, 'next-round').state).state;
    expect(offered(next, 2, 'claim').some(({ topic }) => topic === 'card')).toBe(false);
  });
});

/** Everybody passes their turn and casts their first card; the last call is left open. */
function lastCall(state: State): State {
  return settle(passTurns(state).state, 'cast').state;
}
