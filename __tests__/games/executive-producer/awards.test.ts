import { seatAt } from '../../../src/engine/seats';
import type { ObjectiveId } from '../../../src/games/executive-producer/cards/objectives';
import type { Action, Movie, State } from '../../../src/games/executive-producer/types';
import {
  act,
  actAll,
  bid,
  bySeat,
  DECLINE,
  effectOf,
  eventsOf,
  EXTRAS,
  executiveProducer,
  movie,
  offered,
  production,
  refusalOf,
  release,
  scene,
  settle,
} from '../../support/executive-producer';

/** A finished comedy without bonuses: 2/2 of the script, 1/2 of the director, 2/2 of the actor. */
const COMEDY = production('my-mother-the-butler', {
  director: 'beatrix-longacre',
  actors: EXTRAS.slice(0, 1),
});

/** The moment before seat 1 releases it, and the next ceremony begins. */
function stage(changes: Partial<State> = {}): State {
  return scene({
    players: 3,
    current: 1,
    phase: { kind: 'turn', seat: 1 },
    releases: 2,
    productions: [[], [COMEDY], []],
    awardDeck: ['drive-in-favourite', 'golden-pine-cone'],
    ...changes,
  });
}

/** Seat 1 releases it. */
function ceremony(changes: Partial<State> = {}) {
  return act(stage(changes), 1, release('my-mother-the-butler'));
}

const ACTION = movie('the-carousel-is-armed', 5);
const HORROR = movie('the-governess-has-no-shadow', 4);
const DRAMA = movie('eleven-winters', 6);
const WESTERN = movie('fists-of-the-notary', 2);
const DENTIST = movie('the-dentist-works-nights', 3);

const CLAIM: Action = { type: 'claim-award' };
const ACCLAIM = effectOf('late-discovery', 'acclaim').stars;
/** One more award for it than acclaim gives stars. */
const FOR_DRAMAS = (
  [
    'red-carpet-prize',
    'night-owl-prize',
    'best-screenplay',
    'small-cast-prize',
    'golden-pine-cone',
  ] as const
).slice(0, ACCLAIM + 1);

describe('nominations', () => {
  const movies = [[DRAMA, ACTION], [DENTIST], [HORROR, WESTERN]] as const;

  it('[EPAWARD-1] the top award is shown, and all who can are asked from the current player on', () => {
    const shown = ceremony({ awardDeck: ['golden-pine-cone'], movies });
    expect(eventsOf(shown, 'award-shown')).toEqual([
      { type: 'award-shown', award: 'golden-pine-cone' },
    ]);
    expect(shown.state.phase).toMatchObject({ kind: 'nominating', seat: 1, rest: [2, 0] });
  });

  it('[EPAWARD-1] exactly one released movie each that has a star and meets the conditions', () => {
    // Seat 1's comedy is neither action nor horror: nobody asks.
    const { state } = ceremony({ movies: [[DRAMA, ACTION, WESTERN], [], [HORROR, DENTIST]] });
    expect(state.phase).toMatchObject({ kind: 'nominating', seat: 2, rest: [0] });
    expect(executiveProducer.legalActions(state, 2)).toEqual([
      { type: 'nominate', script: HORROR.script },
      { type: 'nominate', script: DENTIST.script },
    ]);
    expect(refusalOf(state, 2, DECLINE)).toBe('not-now');
    const next = act(state, 2, { type: 'nominate', script: DENTIST.script }).state;
    expect(next.phase).toMatchObject({ seat: 0, nominees: [{ seat: 2, script: DENTIST.script }] });
    expect(refusalOf(next, 0, { type: 'nominate', script: 'eleven-winters' })).toBe(
      'not-qualified',
    );
    expect(executiveProducer.legalActions(next, 0)).toEqual([
      { type: 'nominate', script: ACTION.script },
      { type: 'nominate', script: WESTERN.script },
    ]);
  });

  it('[EPAWARD-1] who has one such movie nominates that, without being asked', () => {
    const shown = ceremony({ movies: [[DRAMA, ACTION], [], [HORROR]] });
    expect(eventsOf(shown, 'nominated')).toEqual([
      { type: 'nominated', seat: 2, script: HORROR.script },
      { type: 'nominated', seat: 0, script: ACTION.script },
    ]);
    expect(shown.state.phase).toMatchObject({ kind: 'bidding', waiting: [2, 0] });
  });

  it('[EPAWARD-1] a movie without stars is not nominated', () => {
    const { state } = ceremony({ movies: [[{ ...ACTION, stars: 0 }], [], [HORROR]] });
    expect(state.phase).toMatchObject({ kind: 'sole-nominee', seat: 2, script: HORROR.script });
  });
});

describe('bids', () => {
  const { state } = ceremony({ movies: [[ACTION], [], [HORROR]] });

  it('[EPAWARD-2] all nominees bid at once, from none to all the stars that the movie has', () => {
    expect(state.phase).toMatchObject({ kind: 'bidding', waiting: [2, 0] });
    expect(offered(state, 2, 'bid').map(({ stars }) => stars)).toEqual([0, 1, 2, 3, 4]);
    expect(offered(state, 0, 'bid').map(({ stars }) => stars)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(refusalOf(state, 2, bid(5))).toBe('not-so-many-stars');
    expect(refusalOf(state, 1, bid(1))).toBe('not-to-act');
  });

  it('[EPAWARD-2] nobody learns of a bid before all are made', () => {
    const once = act(state, 0, bid(3));
    expect(once.events).toEqual([{ type: 'bid-made', seat: 0 }]);
    expect(once.state.phase).toMatchObject({ waiting: [2] });
    expect(refusalOf(once.state, 0, bid(4))).toBe('not-to-act');
  });

  it('[EPAWARD-2] the highest wins, pays and has the award on its movie; the others keep their stars', () => {
    const done = actAll(state, [0, bid(3)], [2, bid(2)]);
    expect(eventsOf(done, 'award-won')).toEqual([
      {
        type: 'award-won',
        seat: 0,
        script: 'the-carousel-is-armed',
        award: 'drive-in-favourite',
        stars: 3,
      },
    ]);
    expect(done.state.movies[0]).toEqual([{ ...ACTION, stars: 2, awards: ['drive-in-favourite'] }]);
    expect(done.state.movies[2]).toEqual([HORROR]);
    expect(done.state.bids).toEqual([0, 0, 0]);
    expect(done.state.phase).toEqual({ kind: 'turn', seat: 1 });
  });

  it('[EPAWARD-2] a bid of none cannot win', () => {
    const done = actAll(state, [2, bid(0)], [0, bid(1)]);
    expect(eventsOf(done, 'award-won')).toMatchObject([{ seat: 0, stars: 1 }]);
  });

  it('[EPAWARD-4] where all bids are none, the award is discarded', () => {
    const done = actAll(state, [0, bid(0)], [2, bid(0)]);
    expect(eventsOf(done, 'bids-shown')).toHaveLength(1);
    expect([eventsOf(done, 'tie-rolled'), eventsOf(done, 'award-won')]).toEqual([[], []]);
    expect(done.state).toMatchObject({
      discardedAwards: ['drive-in-favourite'],
      movies: state.movies,
      phase: { kind: 'turn', seat: 1 },
    });
  });

  it('[EPAWARD-2] the only nominee may have it for one star', () => {
    const alone = ceremony({ movies: [[ACTION], [], []] }).state;
    expect(alone.phase).toEqual({
      kind: 'sole-nominee',
      seat: 0,
      script: ACTION.script,
      award: 'drive-in-favourite',
    });
    const done = act(alone, 0, CLAIM);
    expect(done.state.movies[0]?.[0]).toMatchObject({ stars: 4, awards: ['drive-in-favourite'] });
    expect(done.state.phase).toEqual({ kind: 'turn', seat: 1 });
  });

  it('[EPAWARD-4] or decline, and the award is discarded', () => {
    const alone = ceremony({ movies: [[ACTION], [], []] }).state;
    const done = act(alone, 0, DECLINE);
    expect(done.state).toMatchObject({
      movies: alone.movies,
      openAwards: [],
      discardedAwards: ['drive-in-favourite'],
      phase: { kind: 'turn', seat: 1 },
    });
  });
});

describe('ties', () => {
  function tied(one: Movie, other: Movie) {
    const asked = ceremony({ movies: [[one], [], [other]] });
    return actAll(asked.state, [0, bid(2)], [2, bid(2)]);
  }

  it('[EPAWARD-3] the higher reviews printed on script, director and actors win', () => {
    // 1 of the script and 3 of the actor, against 1 and 2 of the director.
    const done = tied(
      { ...ACTION, actors: ['harriet-bonnevie'] },
      { ...HORROR, director: 'sigrid-halvard' },
    );
    expect(eventsOf(done, 'award-won')).toMatchObject([{ seat: 0, stars: 2 }]);
    expect(eventsOf(done, 'tie-rolled')).toEqual([]);
  });

  it('[EPAWARD-3] then two dice each, again while tied', () => {
    const seen = new Set<number>();
    for (let text = 0; text < 20; text += 1) {
      const state = stage({ movies: [[ACTION], [], [HORROR]] });
      const random = { ...state.random, words: [text, 7, 11, 13] };
      const asked = act({ ...state, random }, 1, release('my-mother-the-butler'));
      const done = actAll(asked.state, [0, bid(1)], [2, bid(1)]);
      const rolls = eventsOf(done, 'tie-rolled');
      const sums = rolls.map(({ rolls: each }) =>
        each.map(({ dice }) => dice.reduce((sum, die) => sum + die, 0)),
      );
      for (const { rolls: each } of rolls) {
        expect(each.map(({ seat }) => seat)).toEqual([2, 0]);
        for (const { dice } of each) expect(dice).toHaveLength(2);
      }
      for (const [one, other] of sums.slice(0, -1)) expect(one).toBe(other);
      const [second = 0, first = 0] = sums.at(-1) ?? [];
      expect(eventsOf(done, 'award-won')).toMatchObject([{ seat: first > second ? 0 : 2 }]);
      expect(first).not.toBe(second);
      seen.add(rolls.length);
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it('[EPAWARD-3] of three, those who are still tied roll again, and nobody else', () => {
    // All three scripts have one star of reviews printed on them.
    const scripts = [
      'the-snail-express',
      'who-let-the-goat-vote',
      'it-lives-in-the-laundry',
    ] as const;
    const state = scene({
      players: 3,
      movies: scripts.map((script) => [movie(script, 5)]),
      phase: {
        kind: 'bidding',
        award: 'golden-pine-cone',
        nominees: scripts.map((script, seat) => ({ seat: seatAt(seat), script })),
        waiting: [0, 1, 2],
      },
    });
    const sizes = new Set<string>();
    for (let text = 0; text < 40; text += 1) {
      const random = { ...state.random, words: [text, 3, 11, 19] };
      const done = actAll({ ...state, random }, [1, bid(3)], [0, bid(3)], [2, bid(3)]);
      let tied: readonly number[] = [0, 1, 2];
      const rolled = eventsOf(done, 'tie-rolled');
      for (const { rolls } of rolled) {
        expect(rolls.map(({ seat }) => seat)).toEqual(tied);
        const sums = rolls.map(({ dice: [one = 0, other = 0] }) => one + other);
        tied = tied.filter((_, index) => sums[index] === Math.max(...sums));
      }
      expect(tied).toEqual(eventsOf(done, 'award-won').map(({ seat }) => seat));
      sizes.add(rolled.map(({ rolls }) => rolls.length).join());
    }
    expect([...sizes]).toEqual(expect.arrayContaining(['3', '3,2', '3,3']));
  });
});

describe('awards that nobody gets at once', () => {
  it('[EPAWARD-4] what no released movie qualifies for stays open', () => {
    const done = ceremony({ movies: [[DRAMA], [], []] });
    expect(eventsOf(done, 'award-opened')).toEqual([
      { type: 'award-opened', award: 'drive-in-favourite' },
    ]);
    expect(done.state.openAwards).toEqual(['drive-in-favourite']);
    expect(done.state.phase).toEqual({ kind: 'turn', seat: 1 });
  });

  it('[EPAWARD-4] the first movie that comes to qualify may pay one star and take it, before the next ceremony', () => {
    const asked = ceremony({ openAwards: ['small-cast-prize'] });
    expect(asked.state.phase).toMatchObject({ kind: 'open-awards', seat: 1 });
    const stars = asked.state.movies[1]?.[0]?.stars ?? 0;
    const taken = act(asked.state, 1, { type: 'claim-award' });
    expect(taken.state.movies[1]?.[0]).toMatchObject({
      stars: stars - 1,
      awards: ['small-cast-prize'],
    });
    expect(taken.state.openAwards).toEqual(['drive-in-favourite']);
    expect(eventsOf(taken, 'award-shown')).toHaveLength(1);
  });

  it('[EPAWARD-4] several in the order in which they were opened, and declined they stay open', () => {
    const asked = ceremony({
      openAwards: ['small-cast-prize', 'best-ensemble', 'red-carpet-prize'],
    });
    expect(asked.state.phase).toMatchObject({ awards: ['small-cast-prize', 'red-carpet-prize'] });
    const done = actAll(asked.state, [1, DECLINE], [1, { type: 'claim-award' }]);
    expect(done.state.openAwards).toEqual([
      'small-cast-prize',
      'best-ensemble',
      'drive-in-favourite',
    ]);
    expect(done.state.movies[1]?.[0]?.awards).toEqual(['red-carpet-prize']);
  });

  it('[EPAWARD-4] a movie that acclaim gives its first stars comes to qualify too', () => {
    const state = stage({
      abilities: [[], ['late-discovery'], []],
      movies: [[], [{ ...DRAMA, stars: 0 }], []],
      openAwards: ['red-carpet-prize'],
    });
    const aim = { at: 'movie', seat: 1, script: 'eleven-winters' } as const;
    const asked = act(state, 1, { type: 'use-ability', ability: 'late-discovery', aim });
    const done = act(asked.state, 1, { type: 'claim-award' });
    expect(done.state.movies[1]?.[0]).toMatchObject({
      stars: ACCLAIM - 1,
      awards: ['red-carpet-prize'],
    });
    expect(done.state.phase).toEqual({ kind: 'turn', seat: 1 });
    expect(eventsOf(done, 'award-shown')).toEqual([]);
  });

  it('[EPAWARD-4] as long as there is a star to pay with', () => {
    const state = stage({
      abilities: [[], ['late-discovery'], []],
      movies: [[], [{ ...DRAMA, stars: 0 }], []],
      openAwards: FOR_DRAMAS,
    });
    const aim = { at: 'movie', seat: 1, script: 'eleven-winters' } as const;
    const asked = act(state, 1, { type: 'use-ability', ability: 'late-discovery', aim });
    expect(asked.state.phase).toMatchObject({ awards: state.openAwards });
    const claims = Array.from({ length: ACCLAIM }, () => [seatAt(1), CLAIM] as const);
    const done = actAll(asked.state, ...claims);
    const won = FOR_DRAMAS.slice(0, ACCLAIM);
    expect(done.state.movies[1]?.[0]).toMatchObject({ stars: 0, awards: won });
    expect(done.state.openAwards).toEqual([FOR_DRAMAS[ACCLAIM]]);
    expect(done.state.phase).toEqual({ kind: 'turn', seat: 1 });
  });

  it('[EPAWARD-4] but not one that had stars and was asked when it was released', () => {
    const state = stage({
      abilities: [[], ['late-discovery'], []],
      movies: [[], [DRAMA], []],
      openAwards: ['red-carpet-prize'],
    });
    const aim = { at: 'movie', seat: 1, script: 'eleven-winters' } as const;
    const done = act(state, 1, { type: 'use-ability', ability: 'late-discovery', aim });
    expect(done.state.movies[1]?.[0]?.stars).toBe(DRAMA.stars + ACCLAIM);
    expect(done.state.phase).toEqual({ kind: 'turn', seat: 1 });
    expect(done.state.openAwards).toEqual(['red-carpet-prize']);
  });
});

describe('objectives', () => {
  /** Seat 1 holds these when its comedy with one actor and no News comes out. */
  function revealing(
    objectives: readonly ObjectiveId[],
    revealed: readonly ObjectiveId[] = [],
    before: readonly Movie[] = [],
  ) {
    return ceremony({
      releases: 0,
      objectives: bySeat(3, [], objectives),
      revealed: bySeat(3, [], revealed),
      movies: [[], before, []],
    });
  }

  it('[EPOBJECTIVE-1] is revealed at the release that meets it, not before', () => {
    const done = revealing(['masks-of-the-stage', 'popcorn-pair', 'home-grown'], [], [DRAMA]);
    expect(eventsOf(done, 'objective-revealed')).toEqual([
      { type: 'objective-revealed', seat: 1, objective: 'masks-of-the-stage' },
    ]);
    expect(done.state.objectives[1]).toEqual(['popcorn-pair', 'home-grown']);
    expect(done.state.revealed[1]).toEqual(['masks-of-the-stage']);
  });

  it('[EPOBJECTIVE-1] movies of so many genres', () => {
    const met = revealing(['something-for-everybody'], [], [DRAMA, HORROR]);
    expect(met.state.revealed[1]).toEqual(['something-for-everybody']);
    const unmet = revealing(
      ['something-for-everybody'],
      [],
      [DRAMA, movie('salt-in-the-sugar-bowl', 1)],
    );
    expect(unmet.state.revealed[1]).toEqual([]);
  });

  it('[EPOBJECTIVE-1] two at most; then the third is discarded unseen', () => {
    const done = revealing(['popcorn-pair', 'masks-of-the-stage'], ['home-grown'], [DRAMA]);
    expect(done.state.revealed[1]).toEqual(['home-grown', 'masks-of-the-stage']);
    expect(done.state.objectives[1]).toEqual([]);
    expect(done.state.objectiveBox).toContain('popcorn-pair');
    expect(eventsOf(done, 'objective-discarded')).toEqual([
      { type: 'objective-discarded', seat: 1 },
    ]);
  });

  it('[EPOBJECTIVE-1] of three that are met at once the first two of the hand count', () => {
    const done = revealing(
      ['something-for-everybody', 'masks-of-the-stage', 'double-bill-of-dread'],
      [],
      [DRAMA, HORROR, movie('no-parking-on-neptune', 2)],
    );
    expect(done.state.revealed[1]).toEqual(['something-for-everybody', 'masks-of-the-stage']);
    expect(done.state.objectives[1]).toEqual([]);
  });
});

it('[EPRELEASE-7] a whole ceremony leads back to the turn', () => {
  const asked = ceremony({ movies: [[ACTION, WESTERN], [], [HORROR]] });
  const done = settle(asked.state, 'nominate', 'bid');
  expect(done.state.phase).toEqual({ kind: 'turn', seat: 1 });
});
