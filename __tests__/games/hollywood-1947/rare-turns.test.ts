import { PLAIN_JOBS } from '../../../src/games/hollywood-1947/cards';
import type { State } from '../../../src/games/hollywood-1947/types';
import {
  act,
  actAll,
  eventsOf,
  hand,
  hollywood1947,
  offered,
  PASS,
  perform,
  refusalOf,
  scene,
  start,
} from '../../support/hollywood-1947';

/* What happens seldom enough in production that no match at random is sure to show it. */

const SMALL_JOBS = [
  ['producer', 'editor'],
  ['director', 'gaffer'],
  ['actor', 'actress'],
] as const;

function small(changes: Partial<State> = {}): State {
  return scene({
    players: 3,
    jobs: SMALL_JOBS,
    dice: [['blank', 'star'], ['star', 'star'], ['blank', 'blank'], ['blank']],
    changes,
  });
}

describe('dice at a small table', () => {
  it('[47REROLL-1] [47SMALL-1] the other die of the same player is another die, and so is a ghost’s', () => {
    const one = act(small(), 0, { type: 'reroll', holder: 1, die: 0 }).state;
    expect(offered(one, 0, 'reroll').map(({ holder, die }) => [holder, die])).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
      [2, 0],
      [2, 1],
      [3, 0],
    ]);
    const two = act(one, 0, { type: 'reroll', holder: 1, die: 1 });
    expect(eventsOf(two, 'die-rolled')).toMatchObject([{ holder: 1, die: 1 }]);
    expect(two.state.dice[1]?.[0]).toBe(one.dice[1]?.[0]);
    expect(two.state.phase).toEqual({ kind: 'turn', seat: 1 });
  });
});

describe('jobs that move', () => {
  it('[47SWAP-1] [47PRODUCER-2] whoever gets a job that another took from the centre may perform it', () => {
    const state = scene({
      players: 3,
      jobs: [SMALL_JOBS[1], SMALL_JOBS[0], SMALL_JOBS[2]],
      first: 0,
    });
    const taken = act(state, 0, { type: 'swap', give: 'gaffer', take: 'composer' }).state;
    const swapped = act(
      taken,
      1,
      perform('producer', { at: 'jobs', jobs: ['composer', 'producer'] }),
    ).state;
    expect(swapped.phase).toEqual({ kind: 'encore', seat: 1, job: 'composer' });
    expect(offered(swapped, 1, 'perform')).toEqual([perform('composer')]);
  });

  it('[47TURN-3] [47SMALL-2] a job that was performed may be taken from the centre, and is not performed again', () => {
    const given = actAll(
      small(),
      [0, perform('editor')],
      [1, PASS],
      [2, PASS],
      [0, { type: 'swap', give: 'editor', take: 'composer' }],
      [1, { type: 'swap', give: 'gaffer', take: 'editor' }],
    ).state;
    expect(given.jobs[1]).toEqual(['director', 'editor']);
    expect(refusalOf(given, 1, perform('editor'))).toBe('already-performed');
    expect(given.shoot.editor).toBe(0);
  });

  it('[47PRODUCER-2] [47TURN-3] a job swapped with one that was performed brings no encore', () => {
    const done = actAll(
      scene({
        players: 3,
        jobs: [SMALL_JOBS[1], SMALL_JOBS[0], SMALL_JOBS[2]],
        first: 0,
      }),
      [0, perform('director', { at: 'token', to: 0 })],
      [1, perform('producer', { at: 'jobs', jobs: ['director', 'producer'] })],
    ).state;
    expect(done.phase).toEqual({ kind: 'turn', seat: 2 });
  });

  it('[47SWAP-1] [47COSTUME-1] the tenth job lies in the centre of nine, and cannot be swapped for', () => {
    const state = start(9, { costumes: true });
    const { centre, first, jobs } = state;
    expect(centre).toHaveLength(1);
    expect(offered(state, first, 'swap')).toEqual([]);
    const [[give = 'actor'] = [], [take = 'actor']] = [jobs[first], centre];
    expect(refusalOf(state, first, { type: 'swap', give, take })).toBe('no-such-action');
  });

  it('[47PRODUCER-1] [47COSTUME-1] but a producer of nine may bring it in, for any other', () => {
    const others = PLAIN_JOBS.filter((job) => job !== 'producer').map((job) => [job]);
    const state = scene({
      players: 9,
      options: { costumes: true },
      first: 0,
      jobs: [['producer'], ...others],
    });
    expect(state.centre).toEqual(['costume-designer']);
    const swaps = offered(state, 0, 'perform').flatMap(({ aim }) =>
      aim.at === 'jobs' && aim.jobs.includes('costume-designer') ? [aim] : [],
    );
    expect(swaps).toHaveLength(PLAIN_JOBS.length);
  });
});

describe('tokens', () => {
  it('[47DIRECTOR-1] [47DIRECTOR-2] one that moves goes to nobody who had one a round ago, either', () => {
    const state = scene({
      players: 4,
      jobs: [['director'], ['gaffer'], ['actor'], ['editor']],
      tokens: [0, 2, 1, 1],
      changes: { round: 3, posters: ['comedy', 'drama', 'war'], tokenRounds: [0, 1, 2, 2] },
    });
    expect(offered(state, 0, 'perform').map(({ aim }) => aim)).toEqual([
      { at: 'token', to: 0, from: 1 },
      { at: 'token', to: 0, from: 2 },
      { at: 'token', to: 1, from: 2 },
      { at: 'token', to: 0, from: 3 },
      { at: 'token', to: 1, from: 3 },
    ]);
  });

  it('[47DIRECTOR-2] with all four at the only one who may receive one, there is nothing to perform', () => {
    const state = scene({
      players: 4,
      jobs: [['director'], ['gaffer'], ['actor'], ['editor']],
      tokens: [4, 0, 0, 0],
      changes: { round: 2, posters: ['comedy', 'drama'], tokenRounds: [0, 1, 1, 1] },
    });
    expect(offered(state, 0, 'perform').filter(({ job }) => job === 'director')).toEqual([]);
  });

  it('[47DIRECTOR-1] [47SMALL-5] ghosts may get tokens in consecutive rounds, players not', () => {
    const state = scene({
      players: 3,
      jobs: [
        ['director', 'gaffer'],
        ['actor', 'editor'],
        ['actress', 'composer'],
      ],
      changes: { round: 2, posters: ['comedy', 'drama'], tokenRounds: [1, 0, 1, 1] },
    });
    expect(
      offered(state, 0, 'perform').flatMap(({ aim }) => (aim.at === 'token' ? aim.to : [])),
    ).toEqual([1, 3]);
  });
});

describe('cards', () => {
  it('[47CINEMATOGRAPHER-1] three are drawn, however many were discarded', () => {
    const jobs = [['cinematographer'], ['actress'], ['actor'], ['composer']] as const;
    for (const own of [[], hand('patriot')]) {
      const state = scene({ players: 4, jobs, hands: [[], own, [], []] });
      const done = act(state, 0, perform('cinematographer', { at: 'player', seat: 1 }));
      expect(done.state.hands[1]).toEqual(state.deck.slice(0, 3));
      expect(done.state.discards).toEqual(own);
    }
  });

  it('[47COMPOSER-1] [47DECK-1] the last card of the deck, then one of the new deck', () => {
    const state = scene({
      players: 4,
      jobs: [['composer'], ['editor'], ['actor'], ['actress']],
      first: 0,
    });
    const [last, ...rest] = state.deck;
    if (last === undefined) throw new Error('There are cards');
    const short = { ...state, deck: [last], discards: rest };
    const drawn = act(short, 0, perform('composer')).state;
    expect(drawn.drawn[0]).toBe(last);
    expect(rest).toContain(drawn.drawn[1]);
    expect([...drawn.deck, drawn.drawn[1]].sort()).toEqual(rest.slice().sort());
    expect(drawn.discards).toEqual([]);
  });

  it('[47SCREENWRITER-3] [47SMALL-7] two players whose posters run short write with the last one', () => {
    const state = scene({
      players: 2,
      jobs: [
        ['screenwriter', 'gaffer'],
        ['actor', 'editor'],
      ],
      changes: { posterDeck: ['noir'] },
    });
    const done = act(state, 0, perform('screenwriter'));
    expect(done.state).toMatchObject({ posters: ['noir'], posterDeck: [], buried: [] });
    expect(done.state.phase).toEqual({ kind: 'turn', seat: 1 });
  });
});

describe('random loyalties', () => {
  it('[47OPTION-2] [47SETUP-2] communists know each other, however many there happen to be', () => {
    const state: State = {
      ...start(4, { randomLoyalties: true }),
      loyalties: ['communist', 'patriot', 'communist', 'communist'],
    };
    const seen = ([0, 1, 2, 3] as const).map((seat) => hollywood1947.view(state, seat).loyalties);
    expect(seen).toEqual([
      ['communist', 'hidden', 'communist', 'communist'],
      ['hidden', 'patriot', 'hidden', 'hidden'],
      ['communist', 'hidden', 'communist', 'communist'],
      ['communist', 'hidden', 'communist', 'communist'],
    ]);
  });

  it.each([2, 3])('[47OPTION-2] %i players are dealt from all nine cards, too', (players) => {
    const dealt = Array.from({ length: 120 }, (_, text) =>
      start(players, { randomLoyalties: true }, `small ${text}`).loyalties.join(),
    );
    expect(dealt).toContain(Array(players).fill('patriot').join());
    expect(dealt).toContain(Array(players).fill('communist').join());
    expect(dealt.some((loyalties) => loyalties.includes('rising-star'))).toBe(true);
  });
});
