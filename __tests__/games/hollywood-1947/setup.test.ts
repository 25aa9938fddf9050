import { parseOptions } from '../../../src/engine/options';
import { randomFromSeed } from '../../../src/engine/random';
import { seatsOf } from '../../../src/engine/seats';
import { seedOf } from '../../../src/engine/seed';
import {
  CARD_IDS,
  JOBS,
  KIND_IDS,
  KINDS,
  kindOf,
  POSTERS,
  symbolsOf,
} from '../../../src/games/hollywood-1947/cards';
import { roll } from '../../../src/games/hollywood-1947/dice';
import { loyaltyCards, TOKENS } from '../../../src/games/hollywood-1947/numbers';
import { cardsInPlay } from '../../../src/games/hollywood-1947/setup';
import type { Loyalty } from '../../../src/games/hollywood-1947/vocabulary';
import { eventsOf, hollywood1947, start, throughPremiere } from '../../support/hollywood-1947';

const TABLES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function count(loyalties: readonly Loyalty[]): string {
  return (['patriot', 'communist', 'rising-star'] as const)
    .map((wanted) => loyalties.filter((loyalty) => loyalty === wanted).length)
    .join('/');
}

describe('components', () => {
  it('[47CARDS-1] [47SMALL-7] all sixty are in play at every table but that of two', () => {
    expect([1, 3, 4, 5, 6, 7, 8, 9].map((players) => cardsInPlay(players).length)).toEqual(
      Array(8).fill(60),
    );
    expect(cardsInPlay(2)).toHaveLength(54);
  });

  it('[47CARDS-1] sixty propaganda cards, by kind', () => {
    expect(CARD_IDS).toHaveLength(60);
    expect(new Set(CARD_IDS).size).toBe(60);
    const counts = KIND_IDS.map((kind) => CARD_IDS.filter((id) => kindOf(id) === kind).length);
    expect(Object.fromEntries(KIND_IDS.map((kind, index) => [kind, counts[index]]))).toEqual({
      patriot: 13,
      'double-patriot': 4,
      hearing: 5,
      neutral: 6,
      communist: 17,
      'double-communist': 6,
      'shake-up': 9,
    });
    expect(KINDS.hearing).toEqual({
      symbols: { patriot: 2, communist: 0 },
      premiere: 'reroll-dice',
    });
    expect(KINDS['shake-up']).toEqual({
      symbols: { patriot: 0, communist: 2 },
      premiere: 'deal-jobs',
    });
    expect(symbolsOf('apple-pie')).toEqual({ patriot: 1, communist: 0 });
    expect(symbolsOf('stray-cat')).toEqual({ patriot: 0, communist: 0 });
  });

  it('[47CARDS-2] fifteen posters with their symbols', () => {
    const signed = Object.entries(POSTERS).map(
      ([id, { patriot, communist }]) => [id, patriot - communist] as const,
    );
    expect(Object.fromEntries(signed)).toEqual({
      ...{ western: 2, musical: 2, war: 2, animation: 2, family: 2 },
      ...{ comedy: 0, romance: 1, drama: 0, mystery: 1, adventure: -1 },
      ...{ noir: -1, crime: -1, 'science-fiction': -1, horror: -2, monster: -2 },
    });
  });

  it('[47CARDS-3] nine jobs with their numbers', () => {
    expect(
      Object.entries(JOBS)
        .filter(([job]) => job !== 'costume-designer')
        .map(([job, { number }]) => `${number} ${job}`),
    ).toEqual([
      '1 screenwriter',
      '2 producer',
      '3 director',
      '4 gaffer',
      '5 cinematographer',
      '6 actress',
      '7 actor',
      '8 composer',
      '9 editor',
    ]);
  });

  it('[47CARDS-4] half of all rolls are stars, and there are four tokens', () => {
    const random = randomFromSeed(seedOf('dice'), 'test');
    const stars = Array.from({ length: 4000 }, () => roll(random)).filter(
      (face) => face === 'star',
    ).length;
    expect(Math.abs(stars - 2000)).toBeLessThan(130);
    expect(TOKENS).toBe(4);
  });

  it('[47CARDS-5] loyalties by the number of players', () => {
    const expected = [
      '1/0/0',
      '1/1/0',
      '2/1/0',
      '2/1/1',
      '3/2/0',
      '3/2/1',
      '4/2/1',
      '4/3/1',
      '5/3/1',
    ];
    expect(TABLES.map((players) => count(loyaltyCards(players)))).toEqual(expected);
    for (const players of TABLES)
      expect(count(start(players).loyalties)).toBe(expected[players - 1]);
  });
});

describe('setting up', () => {
  it.each(TABLES)('[47SETUP-1] %i players: jobs face up, the rest in the centre', (players) => {
    const { jobs, centre } = start(players);
    const each = players <= 3 ? 2 : 1;
    expect(jobs.map((own) => own.length)).toEqual(jobs.map(() => each));
    expect(jobs).toHaveLength(players);
    const all = [...jobs.flat(), ...centre];
    expect(new Set(all).size).toBe(players === 1 ? 8 : 9);
    for (const viewer of [...seatsOf(players), 'table' as const])
      expect(hollywood1947.view(start(players), viewer)).toMatchObject({ jobs, centre });
  });

  it('[47SETUP-1] no table is smaller or larger', () => {
    expect(hollywood1947.seats).toEqual({ min: 1, max: 9 });
  });

  it('[47SETUP-2] everybody sees their own loyalty, and communists each other', () => {
    for (const players of TABLES) {
      const state = start(players);
      for (const viewer of seatsOf(players)) {
        const isCommunist = state.loyalties[viewer] === 'communist';
        expect(hollywood1947.view(state, viewer).loyalties).toEqual(
          state.loyalties.map((loyalty, seat) =>
            seat === viewer || (isCommunist && loyalty === 'communist') ? loyalty : 'hidden',
          ),
        );
      }
      expect(new Set(hollywood1947.view(state, 'table').loyalties)).toEqual(new Set(['hidden']));
    }
  });

  it('[47SETUP-2] loyalties are dealt at random', () => {
    const dealt = Array.from({ length: 30 }, (_, text) => start(5, {}, `deal ${text}`).loyalties);
    for (const seat of seatsOf(5))
      expect(new Set(dealt.map((loyalties) => loyalties[seat])).size).toBe(2);
  });

  it('[47SETUP-3] three hidden cards and a die in the open', () => {
    const state = start(6);
    expect(state.hands.map(({ length }) => length)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(new Set([...state.hands.flat(), ...state.deck]).size).toBe(cardsInPlay(6).length);
    const view = hollywood1947.view(state, 2);
    expect(view.dice).toEqual(state.dice);
    expect(view.dice.every((dice) => dice.length === 1)).toBe(true);
    expect(view.own?.hand).toEqual(state.hands[2]?.map(kindOf));
    expect(view.handSizes).toEqual([3, 3, 3, 3, 3, 3]);
    for (const card of [0, 1, 3, 4, 5].flatMap((seat) => state.hands[seat] ?? []))
      expect(JSON.stringify(view)).not.toContain(`"${card}"`);
  });

  it('[47SETUP-1] [47SETUP-3] jobs, cards and dice are as chance will have them', () => {
    const states = Array.from({ length: 30 }, (_, text) => start(6, {}, `chance ${text}`));
    for (const seat of seatsOf(6)) {
      expect(new Set(states.map(({ jobs }) => jobs[seat]?.join())).size).toBeGreaterThan(4);
      expect(new Set(states.map(({ hands }) => hands[seat]?.join())).size).toBeGreaterThan(20);
      expect(new Set(states.map(({ dice }) => dice[seat]?.join()))).toEqual(
        new Set(['star', 'blank']),
      );
    }
    expect(new Set(states.map(({ deck }) => deck.join())).size).toBe(30);
    expect(new Set(states.map(({ centre }) => centre.join())).size).toBeGreaterThan(20);
  });

  it('[47SETUP-4] posters lie shuffled and face down', () => {
    const states = [1, 2, 3, 4].map((text) => start(9, {}, `posters ${text}`));
    expect(new Set(states.map(({ posterDeck }) => posterDeck.join())).size).toBe(4);
    const [state] = states;
    if (state === undefined) throw new Error('There are four');
    const text = JSON.stringify(hollywood1947.view(state, 0));
    for (const poster of state.posterDeck) expect(text).not.toContain(`"${poster}"`);
  });
});

describe('the options of a match', () => {
  const parse = (options: object, players: number) =>
    parseOptions(hollywood1947.options, options, players).ok;

  it('[47COSTUME-1] costumes are for three players or more', () => {
    expect([1, 2, 3, 9].map((players) => parse({ costumes: true }, players))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(start(3, { costumes: true }).costumeDeck).toHaveLength(9);
    const { jobs, centre } = start(4, { costumes: true });
    expect([...jobs.flat(), ...centre]).toContain('costume-designer');
    expect([...start(4).jobs.flat(), ...start(4).centre]).not.toContain('costume-designer');
  });

  it('[47OPTION-3] jobs may be left out as long as everybody has one, or two at a small table', () => {
    const leftOut = ['editor', 'composer', 'actor', 'actress', 'gaffer', 'director', 'producer'];
    const most = TABLES.map(
      (players) =>
        leftOut.filter((_, index) => parse({ leftOut: leftOut.slice(0, index + 1) }, players))
          .length,
    );
    // Alone the producer is not there anyway, and does not count.
    expect(most).toEqual([7, 5, 3, 5, 4, 3, 2, 1, 0]);
    expect(parse({ leftOut: ['cinematographer', ...leftOut.slice(0, 6)] }, 1)).toBe(false);
    expect(parse({ leftOut: ['editor'], costumes: true }, 9)).toBe(true);
    expect(parse({ leftOut: ['costume-designer'], costumes: true }, 4)).toBe(false);
    const { jobs, centre } = start(5, { leftOut: ['screenwriter', 'editor'] });
    expect([...jobs.flat(), ...centre]).toHaveLength(7);
    expect([...jobs.flat(), ...centre]).not.toContain('editor');
  });

  it('[47OPTION-2] loyalties from all nine cards, in numbers that nobody knows', () => {
    const tables = Array.from({ length: 200 }, (_, text) =>
      count(start(4, { randomLoyalties: true }, `random ${text}`).loyalties),
    );
    expect(new Set(tables)).toContain('4/0/0');
    expect(new Set(tables)).toContain('1/3/0');
    expect(new Set(tables)).toContain('2/1/1');
    expect(new Set(tables).size).toBeGreaterThan(5);
    const state = start(4, { randomLoyalties: true });
    const random = randomFromSeed(seedOf('worlds'), 'test');
    const seat = state.loyalties.findIndex((loyalty) => loyalty !== 'communist');
    const view = hollywood1947.view(state, seatsOf(4)[seat] ?? 0);
    const worlds = Array.from({ length: 60 }, () =>
      count(hollywood1947.determinize(view, random).loyalties),
    );
    expect(new Set(worlds).size).toBeGreaterThan(4);
  });

  it('[47OPTION-2] [47SMALL-8] random loyalties are for two players or more', () => {
    const { randomLoyalties } = hollywood1947.options;
    expect(randomLoyalties).toMatchObject({ kind: 'flag', from: 2 });
    expect(start(1).loyalties).toEqual(['patriot']);
  });

  it('[47OPTION-2] the side that wins may have nobody: then all have lost', () => {
    const state = { ...start(4, { randomLoyalties: true }), wins: { patriot: 3, communist: 3 } };
    const all: readonly Loyalty[] = ['patriot', 'patriot', 'patriot', 'patriot'];
    const lost = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((text) => {
      const seeded = { ...state, loyalties: all, random: start(4, {}, `lost ${text}`).random };
      const done = throughPremiere(seeded);
      const [premiere] = eventsOf(done, 'premiere');
      return premiere?.premiere.winners[0] === 'communist'
        ? [hollywood1947.outcome(done.state)]
        : [];
    });
    expect(lost.length).toBeGreaterThan(0);
    for (const outcome of lost) {
      expect(outcome?.winners).toEqual([]);
      expect(outcome?.standings.map(({ place }) => place)).toEqual([2, 2, 2, 2]);
    }
  });
});
