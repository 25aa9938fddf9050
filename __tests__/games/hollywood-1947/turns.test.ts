import type { Seat } from '../../../src/engine/seats';
import { JOB_IDS } from '../../../src/games/hollywood-1947/cards';
import {
  act,
  actAll,
  eventsOf,
  hollywood1947,
  offered,
  PASS,
  passTurns,
  perform,
  refusalOf,
  scene,
  start,
} from '../../support/hollywood-1947';

const FOUR = [['gaffer'], ['editor'], ['director'], ['actor']] as const;
const DICE = [['star'], ['star'], ['blank'], ['blank']] as const;

describe('turns', () => {
  it('[47TURN-1] the lowest job number begins, then clockwise, one turn each', () => {
    const state = scene({ players: 4, jobs: FOUR, dice: DICE });
    const done = passTurns(state);
    expect(eventsOf(done, 'passed').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    expect(done.state.phase.kind).toBe('casting');
  });

  it('[47TURN-1] in every deal', () => {
    for (let text = 0; text < 30; text += 1) {
      const { jobs, first, phase } = start(7, {}, `deal ${text}`);
      const numbers = jobs.map(([job]) => JOB_IDS.findIndex((id) => id === job));
      expect(first).toBe(numbers.indexOf(Math.min(...numbers)));
      expect(phase).toEqual({ kind: 'turn', seat: first });
    }
  });

  it('[47TURN-2] perform, swap, re-roll or pass', () => {
    const state = scene({ players: 4, jobs: FOUR, dice: DICE });
    const kinds = new Set(hollywood1947.legalActions(state, 2).map(({ type }) => type));
    expect(kinds).toEqual(new Set(['perform', 'swap', 'reroll', 'pass', 'claim']));
    for (const action of [
      perform('director', { at: 'token', to: 0 }),
      { type: 'swap', give: 'director', take: 'composer' },
      PASS,
    ] as const)
      expect(act(state, 2, action).state.phase).toEqual({ kind: 'turn', seat: 3 });
  });

  it('[47TURN-2] nobody has a turn before their own', () => {
    const state = scene({ players: 4, jobs: FOUR });
    expect(refusalOf(state, 0, PASS)).toBe('not-now');
    expect(refusalOf(state, 0, perform('gaffer', { at: 'die', holder: 0, die: 0 }))).toBe(
      'not-now',
    );
  });

  it('[47TURN-3] no job twice in a round, whoever has it', () => {
    const state = scene({
      players: 4,
      jobs: [['producer'], ['director'], ['editor'], ['actor']],
      dice: DICE,
    });
    // The producer takes the director's job and performs it at once; the director got the producer's, performed too.
    const done = actAll(
      state,
      [0, perform('producer', { at: 'jobs', jobs: ['producer', 'director'] })],
      [0, perform('director', { at: 'token', to: 3 })],
    );
    expect(done.state.jobs.slice(0, 2)).toEqual([['director'], ['producer']]);
    expect(done.state.phase).toEqual({ kind: 'turn', seat: 1 });
    expect(offered(done.state, 1, 'perform')).toEqual([]);
    expect(
      refusalOf(done.state, 1, perform('producer', { at: 'jobs', jobs: ['producer', 'actor'] })),
    ).toBe('already-performed');
  });

  it('[47TURN-3] a job that nobody has is not performed', () => {
    const state = scene({ players: 4, jobs: FOUR });
    expect(refusalOf(state, 2, perform('composer'))).toBe('not-your-job');
    expect(refusalOf(state, 2, perform('editor'))).toBe('not-your-job');
  });
});

describe('swapping', () => {
  it('[47SWAP-1] takes the turn: the new job waits for another round', () => {
    const state = scene({ players: 4, jobs: FOUR, dice: DICE });
    expect(offered(state, 2, 'swap')).toHaveLength(5);
    const done = act(state, 2, { type: 'swap', give: 'director', take: 'composer' });
    expect(done.state.jobs[2]).toEqual(['composer']);
    expect(done.state.centre).toContain('director');
    expect(done.state.phase).toEqual({ kind: 'turn', seat: 3 });
    expect(refusalOf(state, 2, { type: 'swap', give: 'director', take: 'editor' })).toBe(
      'not-in-the-centre',
    );
  });

  it('[47SWAP-1] nor may a second turn of the same round perform it', () => {
    const state = scene({
      players: 2,
      jobs: [
        ['director', 'gaffer'],
        ['editor', 'actor'],
      ],
    });
    const done = actAll(state, [0, { type: 'swap', give: 'gaffer', take: 'composer' }], [1, PASS]);
    expect(done.state.phase).toEqual({ kind: 'turn', seat: 0 });
    expect(refusalOf(done.state, 0, perform('composer'))).toBe('just-taken');
    expect(offered(done.state, 0, 'perform').every(({ job }) => job === 'director')).toBe(true);
  });

  it('[47SWAP-1] with nine players there is nothing to swap with', () => {
    const state = start(9);
    expect(state.centre).toEqual([]);
    expect(offered(state, state.first, 'swap')).toEqual([]);
  });
});

describe('re-rolling', () => {
  const state = scene({ players: 4, jobs: FOUR, dice: DICE });
  const one = act(state, 2, { type: 'reroll', holder: 1, die: 0 });

  it('[47REROLL-1] one die, then another in sight of the first result', () => {
    expect(eventsOf(one, 'die-rolled')).toHaveLength(1);
    expect(one.state.phase).toMatchObject({ kind: 'rerolling', seat: 2, left: 1 });
    expect(one.state.dice[1]).toEqual([eventsOf(one, 'die-rolled')[0]?.face]);
    const two = act(one.state, 2, { type: 'reroll', holder: 2, die: 0 });
    expect(two.state.phase).toEqual({ kind: 'turn', seat: 3 });
    expect(two.state.dice[2]).toEqual([eventsOf(two, 'die-rolled')[0]?.face]);
  });

  it('[47REROLL-1] not the same die again', () => {
    expect(offered(one.state, 2, 'reroll').map(({ holder }) => holder)).toEqual([0, 2, 3]);
    expect(refusalOf(one.state, 2, { type: 'reroll', holder: 1, die: 0 })).toBe('not-that-die');
  });

  it('[47REROLL-1] one is enough', () => {
    expect(act(one.state, 2, PASS).state.phase).toEqual({ kind: 'turn', seat: 3 });
  });

  it('[47REROLL-1] results are chance', () => {
    const faces = Array.from({ length: 40 }, (_, text) => {
      const seeded = { ...state, random: start(4, {}, `roll ${text}`).random };
      return act(seeded, 2, { type: 'reroll', holder: 3, die: 0 }).state.dice[3]?.[0];
    });
    expect(new Set(faces)).toEqual(new Set(['star', 'blank']));
  });

  it('cannot be taken back, nor seen before', () => {
    const seat: Seat = 2;
    expect(one.events.some((event) => hollywood1947.reveals(event))).toBe(true);
    expect(hollywood1947.view(state, seat)).not.toHaveProperty('random');
  });
});
