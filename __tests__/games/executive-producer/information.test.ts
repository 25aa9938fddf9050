import { sameJson } from '../../../src/engine/json';
import { randomFromSeed } from '../../../src/engine/random';
import { seatsOf, type Viewer } from '../../../src/engine/seats';
import { seedOf } from '../../../src/engine/seed';
import { SEASON_AWARDS } from '../../../src/games/executive-producer/cards/awards';
import { without } from '../../../src/engine/lists';
import {
  OBJECTIVE_IDS,
  type ObjectiveId,
} from '../../../src/games/executive-producer/cards/objectives';
import { isMet } from '../../../src/games/executive-producer/objectives';
import type { State } from '../../../src/games/executive-producer/types';
import {
  act,
  bySeat,
  executiveProducer,
  movie,
  pass,
  playRandomly,
  scene,
} from '../../support/executive-producer';
import { guessObjectives } from '../../../src/games/executive-producer/worlds';
import { afterEither, othersAt, viewersAt } from '../../support/viewers';

/** Everything in a state that is hidden from somebody. */
const HIDDEN: readonly (readonly [string, (state: State) => unknown])[] = [
  ['random', ({ random }) => random],
  ['News in hand', ({ news }) => news],
  ['objectives', ({ objectives }) => objectives],
  ['objectives of nobody', ({ objectiveBox }) => objectiveBox],
  ['bids', ({ bids }) => bids],
  ['scripts in the deck', ({ decks }) => decks.scripts],
  ['actors in the deck', ({ decks }) => decks.actors],
  ['directors in the deck', ({ decks }) => decks.directors],
  ['News in the deck', ({ decks }) => decks.news],
  ['scripts discarded', ({ discards }) => discards.scripts],
  ['actors discarded', ({ discards }) => discards.actors],
  ['directors discarded', ({ discards }) => discards.directors],
  ['News discarded', ({ discards }) => discards.news],
  ['awards face down', ({ awardDeck }) => awardDeck],
  ['awards not in the match', ({ awardBox }) => awardBox],
];

interface World {
  readonly state: State;
  readonly other: State;
}

/** What players have that the others do not see. */
const HELD = [
  ['News in hand', ({ news }: State) => news],
  ['objectives', ({ objectives }: State) => objectives],
  ['bids', ({ bids }: State) => bids],
] as const;

/** So many that every seat bids in some, though whoever plays at random seldom bids. */
const MATCHES = 12;

/** Positions of whole matches, each with a world that differs in something that the viewer does not know. */
function worldsFor(players: number, viewer: Viewer): readonly World[] {
  const random = randomFromSeed(seedOf(`worlds ${players} ${viewer}`), 'test');
  return Array.from({ length: MATCHES }, (_, number) => number).flatMap((number) => {
    const { states } = playRandomly(players, { length: 'intro' }, `hidden ${number}`);
    return states
      .filter(({ phase }, index) => phase.kind === 'bidding' || index % 41 === 0)
      .flatMap((state) => [state, ...afterEither(executiveProducer, state)])
      .flatMap((state) =>
        executiveProducer.secrets.map((secret) => ({
          state,
          other: secret.scramble(state, viewer, random),
        })),
      );
  });
}

/** Whether what is shown tells the worlds of any position apart. */
function notices(worlds: readonly World[], shown: (state: State) => unknown): boolean {
  return worlds.some(({ state, other }) => !sameJson(shown(state), shown(other)));
}

describe.each([2, 5])('what is hidden at a table of %i', (players) => {
  const viewers = viewersAt(players);
  const worlds = new Map(viewers.map((viewer) => [viewer, worldsFor(players, viewer)]));

  it.each(viewers)('[EPINFO-1] %s cannot tell worlds apart that differ in it', (viewer) => {
    const own = worlds.get(viewer) ?? [];
    expect(own.length).toBeGreaterThan(100);
    expect(notices(own, (state) => executiveProducer.view(state, viewer))).toBe(false);
  });

  describe.each(HIDDEN)('%s', (_name, component) => {
    it.each(viewers)('[EPINFO-1] would be noticed if it leaked to %s', (viewer) => {
      expect(notices(worlds.get(viewer) ?? [], component)).toBe(true);
    });
  });

  describe.each(HELD)('%s', (_name, held) => {
    it.each(othersAt(players))('[EPINFO-1] of %s would be noticed by %s', (owner, viewer) => {
      expect(notices(worlds.get(viewer) ?? [], (state) => held(state)[owner])).toBe(true);
    });
  });
});

describe('what is public', () => {
  const { states } = playRandomly(4, { length: 'short' }, 'public');

  it('[EPINFO-1] money, movies, tracks, abilities and the numbers of discards and of News in hand, to everybody', () => {
    for (const state of states) {
      for (const viewer of [...seatsOf(4), 'table' as const]) {
        const { money, productions, movies, tracks, abilities, openAwards, discards } = state;
        expect(executiveProducer.view(state, viewer)).toMatchObject({
          ...{ money, productions, movies, tracks, abilities, openAwards },
          discardSizes: {
            scripts: discards.scripts.length,
            actors: discards.actors.length,
            directors: discards.directors.length,
            news: discards.news.length,
          },
          newsSizes: state.news.map(({ length }) => length),
          objectiveSizes: state.objectives.map(({ length }) => length),
          awardDeckSize: state.awardDeck.length,
        });
      }
    }
  });

  it('[EPINFO-1] one’s own News, objectives and bid, and nobody else’s', () => {
    for (const state of states) {
      for (const seat of seatsOf(4)) {
        expect(executiveProducer.view(state, seat).own).toEqual({
          news: state.news[seat],
          objectives: state.objectives[seat],
          bid: state.bids[seat],
        });
      }
      expect(executiveProducer.view(state, 'table')).not.toHaveProperty('own');
    }
    expect(states.some(({ bids }) => bids.some((bid) => bid > 0))).toBe(true);
  });
});

describe('what everybody is told', () => {
  /** Whatever is drawn, bid or put away unseen, and how the table was set: these fields and no others. */
  const TOLD = {
    'table-set': ['first', 'money', 'studios', 'tracks', 'type'],
    'news-drawn': ['count', 'seat', 'type'],
    'bid-made': ['seat', 'type'],
    'objective-discarded': ['seat', 'type'],
    'deck-made-anew': ['cards', 'deck', 'type'],
  } as const;

  it('[EPINFO-1] of what is hidden: that it happened, and how many cards it was', () => {
    const events = ['told', 'told again'].flatMap(
      (text) => playRandomly(4, { length: 'full' }, text).events,
    );
    for (const [type, fields] of Object.entries(TOLD)) {
      const told = events.filter((event) => event.type === type);
      expect([type, told.length > 0]).toEqual([type, true]);
      for (const event of told) expect(Object.keys(event).sort()).toEqual(fields);
    }
    expect(events.filter((event) => 'hidden' in event)).toEqual([]);
  });
});

describe('what stops undo', () => {
  it.each([2, 4])('[EPINFO-1] whatever hangs on what was hidden, at a table of %i', (players) => {
    const random = randomFromSeed(seedOf('undo'), 'test');
    let quiet = 0;
    for (const state of playRandomly(players, { length: 'intro' }, 'undo').states) {
      const [seat] = executiveProducer.toAct(state);
      if (seat === undefined) continue;
      const action = random.pick(executiveProducer.legalActions(state, seat));
      const { events, state: after } = act(state, seat, action);
      if (events.some(executiveProducer.reveals)) continue;
      quiet += 1;
      for (const secret of executiveProducer.secrets) {
        const other = act(secret.scramble(state, seat, random), seat, action).state;
        const isSame = sameJson(
          executiveProducer.view(other, seat),
          executiveProducer.view(after, seat),
        );
        expect([action, secret.name, isSame]).toEqual([action, secret.name, true]);
      }
    }
    expect(quiet).toBeGreaterThan(50);
  });

  it('[EPINFO-1] not the big awards, which lie in the open', () => {
    const last = scene({
      players: 2,
      first: 1,
      stage: 'last-round',
      awardDeck: [],
      movies: bySeat(2, [movie('eleven-winters', 9, { awards: ['golden-pine-cone'] })]),
    });
    const { state, events } = pass(last, 0);
    expect(state.phase).toMatchObject({ kind: 'sole-nominee', award: 'best-picture' });
    expect(events.filter(executiveProducer.reveals)).toEqual([]);
    const season = events.map((event) =>
      event.type === 'award-shown' ? ({ ...event, award: 'golden-pine-cone' } as const) : event,
    );
    expect(season.some(executiveProducer.reveals)).toBe(true);
  });
});

describe('made-up worlds', () => {
  const random = randomFromSeed(seedOf('made up'), 'test');
  const { states } = playRandomly(5, { length: 'full' }, 'worlds');
  const worlds = states
    .filter((_, index) => index % 7 === 0)
    .map((state) => ({
      state,
      world: executiveProducer.determinize(executiveProducer.view(state, 3), random),
    }));

  it('hold every card once', () => {
    for (const { state, world } of worlds) {
      const cards = ({ decks, discards, news }: State) => [
        ...[decks, discards].flatMap(({ scripts, actors, directors, news: pile }) => [
          ...[...scripts, ...actors, ...directors, ...pile],
        ]),
        ...news.flat(),
      ];
      expect(cards(world).sort()).toEqual(cards(state).sort());
      const objectives = [
        ...world.objectives.flat(),
        ...world.revealed.flat(),
        ...world.objectiveBox,
      ];
      expect(objectives.sort()).toEqual(OBJECTIVE_IDS.slice().sort());
      const awards = [...world.awardDeck, ...world.awardBox];
      for (const award of awards) expect(SEASON_AWARDS).toContain(award);
      expect(awards.sort()).toEqual([...state.awardDeck, ...state.awardBox].sort());
    }
  });

  it('have a studio’s own director in the deck who was dismissed, discarded and shuffled into it', () => {
    const state = scene({ players: 2 });
    const [[gone = 'hubert-plumley', left = 'ottoline-graves'] = []] = state.ownDirectors;
    const later: State = {
      ...state,
      ownDirectors: state.ownDirectors.map((own, seat) => (seat === 0 ? [left] : own)),
      decks: { ...state.decks, directors: [...state.decks.directors, gone] },
    };
    const world = executiveProducer.determinize(executiveProducer.view(later, 1), random);
    expect(world.decks.directors.slice().sort()).toEqual(later.decks.directors.slice().sort());
  });

  describe('whoever is left with objectives that they have met', () => {
    const drama = movie('eleven-winters', 9);
    const comedy = movie('my-mother-the-butler', 1, { rolled: { review: 1, boxOffice: 9 } });
    /** Both have met 'handkerchief-seller', seat 1 'last-laugh' as well. */
    const state = scene({ players: 3, movies: bySeat(3, [drama], [drama, comedy]) });
    const guesses = (left: readonly ObjectiveId[], sizes: readonly number[]) =>
      Array.from({ length: 40 }, (_, text) => {
        const known = [undefined, undefined, without(OBJECTIVE_IDS, left)];
        const dice = randomFromSeed(seedOf(`left ${text}`), 'test');
        const { objectives, objectiveBox } = guessObjectives(state, [...sizes, 0], known, dice);
        return { hands: objectives.slice(0, 2), box: objectiveBox };
      });

    it('have one of somebody else, who has theirs instead', () => {
      for (const { hands, box } of guesses(['last-laugh', 'popcorn-pair'], [1, 1]))
        expect([hands, box]).toEqual([[['last-laugh'], ['popcorn-pair']], []]);
    });

    it('or one of those that nobody has, so that no card is there twice', () => {
      const left = ['handkerchief-seller', 'last-laugh', 'popcorn-pair'] as const;
      for (const { hands, box } of guesses(left, [1, 1]))
        expect([hands, box]).toEqual([[['last-laugh'], ['popcorn-pair']], ['handkerchief-seller']]);
    });

    it('keep them where nobody has anything to give', () => {
      for (const { hands, box } of guesses(['last-laugh'], [0, 1]))
        expect([hands, box]).toEqual([[[], ['last-laugh']], []]);
    });

    it('or could take anything for it', () => {
      for (const { hands, box } of guesses(['handkerchief-seller', 'popcorn-pair'], [1, 1]))
        expect([hands, box]).toEqual([[['popcorn-pair'], ['handkerchief-seller']], []]);
    });
  });

  it('give nobody an objective that would have been revealed', () => {
    let met = 0;
    for (const { world } of worlds)
      for (const seat of seatsOf(5))
        for (const objective of world.objectives[seat] ?? [])
          if (isMet(world, seat, objective)) met += 1;
    expect(met).toBe(0);
  });
});
