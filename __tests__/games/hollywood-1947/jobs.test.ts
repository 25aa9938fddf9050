import { type CardId, kindOf } from '../../../src/games/hollywood-1947/cards';
import {
  act,
  actAll,
  eventsOf,
  hand,
  hollywood1947,
  NEXT,
  offered,
  PASS,
  perform,
  refusalOf,
  scene,
  start,
  throughPremiere,
  discard,
} from '../../support/hollywood-1947';

const BLANKS = [['blank'], ['blank'], ['blank'], ['blank']] as const;

describe('the screenwriter', () => {
  const state = scene({
    players: 4,
    jobs: [['editor'], ['screenwriter'], ['actor'], ['gaffer']],
    posters: ['noir', 'western', 'war'],
    dice: BLANKS,
  });

  it('[47SCREENWRITER-1] draws two posters, keeps one in secret, the other leaves the game', () => {
    const drawn = act(state, 1, perform('screenwriter'));
    expect(hollywood1947.view(drawn.state, 1).own?.drawn).toEqual(['noir', 'western']);
    for (const other of [0, 2, 3, 'table'] as const)
      expect(JSON.stringify(hollywood1947.view(drawn.state, other))).not.toMatch(/noir|western/);
    const kept = act(drawn.state, 1, { type: 'keep-poster', poster: 'western' });
    expect(kept.state.posters).toEqual(['western']);
    expect(kept.state.buried).toEqual(['noir']);
    expect(kept.state.posterDeck).not.toContain('noir');
    expect(JSON.stringify(kept.events)).not.toContain('noir');
    expect(kept.state.phase).toEqual({ kind: 'turn', seat: 2 });
  });

  it('[47SCREENWRITER-2] who does something else shows the top poster', () => {
    for (const action of [
      PASS,
      { type: 'swap', give: 'screenwriter', take: 'composer' },
      { type: 'reroll', holder: 0, die: 0 },
    ] as const) {
      const done = act(state, 1, action);
      expect(done.state.posters).toEqual(['noir']);
      expect(done.state.posterDeck[0]).toBe('western');
      expect(done.state.buried).toEqual([]);
    }
  });

  it('[47SCREENWRITER-2] without one the top poster is shown as the round begins', () => {
    const round = scene({
      players: 4,
      jobs: [['editor'], ['director'], ['actor'], ['gaffer']],
      posters: ['noir', 'western'],
      dice: BLANKS,
    });
    expect(round.posters).toEqual(['noir']);
    const next = act(throughPremiere(round).state, 1, NEXT);
    expect(next.state.posters).toEqual(['noir', 'western']);
    expect(eventsOf(next, 'poster-shown')).toEqual([{ type: 'poster-shown', poster: 'western' }]);
  });

  it('[47SCREENWRITER-2] not after the first turn, whoever has come to the job', () => {
    const round = scene({
      players: 3,
      jobs: [
        ['screenwriter', 'producer'],
        ['director', 'gaffer'],
        ['actor', 'editor'],
      ],
    });
    const done = actAll(
      round,
      [0, PASS],
      [0, perform('producer', { at: 'jobs', jobs: ['screenwriter', 'director'] })],
    );
    expect(refusalOf(done.state, 1, perform('screenwriter'))).toBe('first-turn-only');
  });

  it('[47SCREENWRITER-2] with three players the owner first says whether to write, and sees the top poster if not', () => {
    const round = scene({
      players: 3,
      jobs: [
        ['screenwriter', 'producer'],
        ['director', 'gaffer'],
        ['actor', 'editor'],
      ],
      posters: ['noir', 'western'],
    });
    expect(round.phase).toEqual({ kind: 'pitch', seat: 0 });
    expect(hollywood1947.legalActions(round, 0).filter(({ type }) => type !== 'claim')).toEqual([
      perform('screenwriter'),
      PASS,
    ]);
    const shown = act(round, 0, PASS);
    expect(shown.events).toEqual([{ type: 'poster-shown', poster: 'noir' }]);
    expect(shown.state.phase).toEqual({ kind: 'turn', seat: 0 });
    expect(offered(shown.state, 0, 'perform').every(({ job }) => job === 'producer')).toBe(true);
    const writing = act(round, 0, perform('screenwriter')).state;
    expect(writing.phase).toEqual({ kind: 'writing', seat: 0 });
    // It was the turn.
    expect(act(writing, 0, { type: 'keep-poster', poster: 'western' }).state.phase).toEqual({
      kind: 'turn',
      seat: 1,
    });
  });

  it('[47SCREENWRITER-2] nobody is asked so at a table of four', () => {
    const round = scene({
      players: 4,
      jobs: [['screenwriter'], ['gaffer'], ['actor'], ['editor']],
    });
    expect(round.phase).toEqual({ kind: 'turn', seat: 0 });
    const dealt = [1, 2, 3].flatMap((players) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((text) => start(players, {}, `pitch ${text}`)),
    );
    for (const { jobs, first, phase } of dealt)
      expect(phase.kind).toBe(jobs[first]?.includes('screenwriter') ? 'pitch' : 'turn');
    expect(new Set(dealt.map(({ phase }) => phase.kind)).size).toBe(2);
  });

  it('[47SCREENWRITER-2] [47PRODUCER-2] nor as an encore, once the poster is shown', () => {
    const dressed = scene({
      players: 4,
      options: { costumes: true },
      jobs: [['screenwriter'], ['producer'], ['actor'], ['gaffer']],
      posters: ['noir', 'western', 'war'],
      costumes: [[], ['overalls'], [], []],
    });
    // The jobs are swapped before the first turn; on that turn the producer swaps them back.
    const done = actAll(
      dressed,
      [
        1,
        {
          type: 'wear',
          costume: 'overalls',
          aim: { at: 'jobs', jobs: ['producer', 'screenwriter'] },
        },
      ],
      [0, perform('producer', { at: 'jobs', jobs: ['producer', 'screenwriter'] })],
    ).state;
    expect(done.jobs[0]).toEqual(['screenwriter']);
    expect(done.posters).toEqual(['noir']);
    expect(done.phase).toEqual({ kind: 'turn', seat: 1 });
  });

  it('[47SCREENWRITER-3] a single poster that is left is drawn alone and used', () => {
    const last = { ...state, posterDeck: ['war' as const] };
    const done = act(last, 1, perform('screenwriter'));
    expect(done.state.posters).toEqual(['war']);
    expect(done.state.posterDeck).toEqual([]);
    expect(done.state.phase).toEqual({ kind: 'turn', seat: 2 });
  });
});

describe('the producer', () => {
  const state = scene({
    players: 4,
    jobs: [['producer'], ['director'], ['actor'], ['editor']],
    dice: BLANKS,
  });
  const swap = (one: 'producer' | 'director' | 'gaffer', other: 'actor' | 'director' | 'gaffer') =>
    perform('producer', { at: 'jobs', jobs: [one, other] });

  it('[47PRODUCER-1] swaps any two jobs, of players and centre, the own included', () => {
    const others = act(state, 0, perform('producer', { at: 'jobs', jobs: ['director', 'actor'] }));
    expect(others.state.jobs).toEqual([['producer'], ['actor'], ['director'], ['editor']]);
    const centre = act(state, 0, perform('producer', { at: 'jobs', jobs: ['director', 'gaffer'] }));
    expect(centre.state.jobs[1]).toEqual(['gaffer']);
    expect(centre.state.centre).toContain('director');
    const own = act(state, 0, swap('producer', 'gaffer'));
    expect(own.state.jobs[0]).toEqual(['gaffer']);
    // Nine jobs make 36 pairs; the ten pairs of the five in the centre change nothing.
    expect(offered(state, 0, 'perform')).toHaveLength(36 - 10);
  });

  it('[47PRODUCER-2] who gives the Producer itself to another player may perform the job received at once', () => {
    const done = act(state, 0, swap('producer', 'actor'));
    expect(done.state.phase).toEqual({ kind: 'encore', seat: 0, job: 'actor' });
    const acted = act(done.state, 0, perform('actor', { at: 'player', seat: 0 }));
    expect(acted.state.phase).toMatchObject({ kind: 'exchanging', seat: 0 });
    expect(acted.state.shoot.performed).toEqual(['producer', 'actor']);
    expect(act(done.state, 0, PASS).state.phase).toEqual({ kind: 'turn', seat: 1 });
  });

  it('[47PRODUCER-2] not who gives away the other of two jobs', () => {
    const small = scene({
      players: 3,
      jobs: [
        ['producer', 'editor'],
        ['director', 'gaffer'],
        ['actor', 'actress'],
      ],
    });
    const other = act(small, 0, perform('producer', { at: 'jobs', jobs: ['editor', 'gaffer'] }));
    expect(other.state.phase).toEqual({ kind: 'turn', seat: 1 });
  });

  it('[47PRODUCER-2] not one from the centre, nor when others were swapped, nor one performed before', () => {
    expect(act(state, 0, swap('producer', 'gaffer')).state.phase).toEqual({
      kind: 'turn',
      seat: 1,
    });
    const others = act(state, 0, perform('producer', { at: 'jobs', jobs: ['director', 'actor'] }));
    expect(others.state.phase).toEqual({ kind: 'turn', seat: 1 });
    const late = { ...state, shoot: { ...state.shoot, performed: ['actor' as const] } };
    expect(act(late, 0, swap('producer', 'actor')).state.phase).toEqual({ kind: 'turn', seat: 1 });
  });
});

describe('the director', () => {
  const state = scene({
    players: 4,
    jobs: [['director'], ['gaffer'], ['actor'], ['editor']],
    dice: BLANKS,
    hands: [hand('patriot'), [], [], []],
  });
  const give = (to: number) => perform('director', { at: 'token', to });

  it('[47DIRECTOR-1] gives any player a token, the own seat included', () => {
    expect(offered(state, 0, 'perform').map(({ aim }) => aim)).toEqual(
      [0, 1, 2, 3].map((to) => ({ at: 'token', to })),
    );
    expect(act(state, 0, give(2)).state.tokens).toEqual([0, 0, 1, 0]);
  });

  it('[47DIRECTOR-1] nobody receives one in two consecutive rounds, whoever is director', () => {
    const given = act(state, 0, give(2));
    const second = act(throughPremiere(given.state).state, 0, NEXT).state;
    const other = {
      ...second,
      jobs: [['gaffer'], ['director'], ['actor'], ['editor']] as const,
      phase: { kind: 'turn', seat: 1 } as const,
    };
    expect(refusalOf(other, 1, give(2))).toBe('no-such-aim');
    expect(act(other, 1, give(0)).state.tokens[0]).toBe(1);
    const third = { ...other, round: 3 };
    expect(act(third, 1, give(2)).state.tokens[2]).toBe(2);
  });

  it('[47DIRECTOR-2] with all four tokens out, one moves', () => {
    const out = { ...state, tokens: [1, 3, 0, 0] };
    expect(refusalOf(out, 0, give(2))).toBe('no-such-aim');
    const moved = act(out, 0, perform('director', { at: 'token', to: 2, from: 1 }));
    expect(moved.state.tokens).toEqual([1, 2, 1, 0]);
    expect(offered(out, 0, 'perform')).toHaveLength(6);
  });
});

describe('the gaffer', () => {
  it('[47GAFFER-1] up to three rolls, the same die again if wanted', () => {
    const state = scene({ players: 4, jobs: [['gaffer'], ['editor'], ['actor'], ['composer']] });
    const die = { holder: 3, die: 0 };
    const one = act(state, 0, perform('gaffer', { at: 'die', ...die }));
    expect(eventsOf(one, 'die-rolled')).toHaveLength(1);
    // Anybody's dice, for the first roll and for every other.
    const everyDie = [0, 1, 2, 3].map((holder) => ({ holder, die: 0 }));
    const aims = offered(state, 0, 'perform').map(({ aim }) => aim);
    expect(aims).toEqual(everyDie.map((each) => ({ at: 'die', ...each })));
    expect(offered(one.state, 0, 'reroll')).toEqual(
      everyDie.map((each) => ({ type: 'reroll', ...each })),
    );
    const three = actAll(
      one.state,
      [0, { type: 'reroll', ...die }],
      [0, { type: 'reroll', ...die }],
    );
    expect(eventsOf(three, 'die-rolled')).toHaveLength(2);
    expect(three.state.phase).toEqual({ kind: 'turn', seat: 1 });
    expect(act(one.state, 0, PASS).state.phase).toEqual({ kind: 'turn', seat: 1 });
  });
});

describe('those who are about cards', () => {
  const [mine, theirs] = [hand('patriot', 'neutral', 'neutral'), hand('communist', 'shake-up')];
  const deck: readonly CardId[] = hand('hearing', 'double-patriot', 'double-communist');
  const state = scene({
    players: 4,
    jobs: [['cinematographer'], ['actress'], ['actor'], ['composer']],
    hands: [mine, [...theirs, 'stray-cat'], ['long-kiss'], []],
    deck,
    dice: BLANKS,
  });

  it('[47CINEMATOGRAPHER-1] a player discards the whole hand and draws three', () => {
    const done = act(state, 0, perform('cinematographer', { at: 'player', seat: 1 }));
    expect(done.state.hands[1]).toEqual(deck);
    expect(done.state.discards).toEqual([...theirs, 'stray-cat']);
    expect(offered(state, 0, 'perform')).toHaveLength(4);
    expect(JSON.stringify(done.events)).not.toContain(theirs[0]);
  });

  it.each([
    ['actress', 1],
    ['actor', 2],
  ] as const)('[47ACTRESS-1] [47ACTOR-1] the %s: draw two, then discard two', (job, seat) => {
    const turn = { ...state, phase: { kind: 'turn', seat } as const, turn: seat };
    const aims = offered(turn, seat, 'perform').map(({ aim }) => aim);
    expect(aims).toEqual([0, 1, 2, 3].map((of) => ({ at: 'player', seat: of })));
    const asked = act(turn, seat, perform(job, { at: 'player', seat: 0 }));
    expect(asked.state.phase).toMatchObject({ kind: 'invited', seat: 0 });
    expect(asked.state.hands[0]).toEqual(mine);
    const drawn = act(asked.state, 0, { type: 'accept' });
    expect(drawn.state.phase).toMatchObject({ kind: 'exchanging', seat: 0 });
    expect(drawn.state.hands[0]).toEqual([...mine, ...deck.slice(0, 2)]);
    // Two of five, two of which are alike, and it is the player's own choice, out of turn.
    expect(hollywood1947.toAct(drawn.state)).toEqual([0]);
    expect(offered(drawn.state, 0, 'discard')).toHaveLength(7);
    const cards = [mine[0] ?? 'stray-cat', deck[1] ?? 'stray-cat'];
    const done = act(drawn.state, 0, discard(...cards));
    expect(done.state.hands[0]).toHaveLength(3);
    expect(done.state.discards).toEqual(cards);
    expect(refusalOf(drawn.state, 0, discard(...cards.slice(1)))).toBe('not-so-many-cards');
    expect(JSON.stringify(done.events)).not.toContain(cards[0]);
  });

  it.each([
    ['actress', 1],
    ['actor', 2],
  ] as const)('[47ACTRESS-1] [47ACTOR-1] the %s: the named player may decline', (job, seat) => {
    const turn = { ...state, phase: { kind: 'turn', seat } as const, turn: seat };
    const asked = act(turn, seat, perform(job, { at: 'player', seat: 0 })).state;
    const declined = act(asked, 0, PASS);
    expect(declined.events).toEqual([{ type: 'declined', seat: 0 }]);
    expect(declined.state.hands[0]).toEqual(mine);
    expect(declined.state.deck).toEqual(turn.deck);
    expect(declined.state.phase).toEqual({ kind: 'turn', seat: seat + 1 });
    // Nobody asks themselves.
    const own = act(turn, seat, perform(job, { at: 'player', seat })).state;
    expect(own.phase).toMatchObject({ kind: 'exchanging', seat });
  });

  it('[47COMPOSER-1] draws two, puts one into the movie, discards the other', () => {
    const turn = { ...state, phase: { kind: 'turn', seat: 3 } as const, turn: 3 };
    const drawn = act(turn, 3, perform('composer'));
    expect(hollywood1947.view(drawn.state, 3).own?.drawn).toEqual(deck.slice(0, 2).map(kindOf));
    expect(hollywood1947.view(drawn.state, 0).own?.drawn).toEqual([]);
    const [one, other] = deck;
    if (one === undefined || other === undefined) throw new Error('Two are drawn');
    const composed = act(drawn.state, 3, { type: 'compose', card: kindOf(other) });
    // Discarded at once; the movie is cut to nothing then, for want of another card.
    expect(composed.state.discards).toEqual([one, other]);
    // With a turn still to come, the one lies in the movie and the other does not.
    const early = scene({
      players: 4,
      jobs: [['composer'], ['actress'], ['actor'], ['director']],
      first: 0,
      deck,
    });
    const begun = act(act(early, 0, perform('composer')).state, 0, {
      type: 'compose',
      card: kindOf(other),
    });
    expect(begun.state).toMatchObject({ movie: [other], discards: [one] });
    expect(composed.state.notes[3]).toEqual([
      { round: 1, kind: 'played', cards: [other] },
      { round: 1, kind: 'discarded', cards: [one] },
    ]);
  });
});

describe('the editor', () => {
  it('[47EDITOR-1] announces, and edits although the job is lost later in the round', () => {
    const state = scene({
      players: 4,
      jobs: [['editor'], ['producer'], ['actor'], ['composer']],
      dice: BLANKS,
      first: 0,
    });
    const done = actAll(
      state,
      [0, perform('editor')],
      [1, perform('producer', { at: 'jobs', jobs: ['editor', 'gaffer'] })],
      [2, PASS],
      [3, PASS],
    );
    expect(done.state.jobs[0]).toEqual(['gaffer']);
    expect(done.state.phase).toEqual({ kind: 'editing', seat: 0 });
  });
});
