import fc from 'fast-check';

import { randomFromSeed } from '../../../src/engine/random';
import { seatsOf } from '../../../src/engine/seats';
import { seedOf } from '../../../src/engine/seed';
import { ACTOR_IDS } from '../../../src/games/executive-producer/cards/actors';
import { BIG_AWARDS, SEASON_AWARDS } from '../../../src/games/executive-producer/cards/awards';
import { DIRECTOR_IDS } from '../../../src/games/executive-producer/cards/directors';
import { NEWS_IDS } from '../../../src/games/executive-producer/cards/news';
import { OBJECTIVE_IDS } from '../../../src/games/executive-producer/cards/objectives';
import { SCRIPT_IDS, scriptRow } from '../../../src/games/executive-producer/cards/scripts';
import { LENGTHS, type Length } from '../../../src/games/executive-producer/numbers';
import type { State } from '../../../src/games/executive-producer/types';
import { TRACKS } from '../../../src/games/executive-producer/vocabulary';
import { executiveProducer, playRandomly, type Played } from '../../support/executive-producer';

interface Table {
  readonly players: number;
  readonly length: Length;
  readonly text: string;
}

const tables: fc.Arbitrary<Table> = fc.record({
  players: fc.integer({ min: 2, max: 5 }),
  length: fc.constantFrom(...LENGTHS),
  text: fc.string({
    minLength: 1,
    maxLength: 8,
    unit: fc.constantFrom('a', 'b', 'c', 'd', '1', '2', '3'),
  }),
});

function check(property: (played: Played, table: Table) => void, numRuns = 10): void {
  fc.assert(
    fc.property(tables, (table) => {
      property(playRandomly(table.players, { length: table.length }, table.text), table);
    }),
    { numRuns },
  );
}

function sorted(items: readonly string[]): readonly string[] {
  return items.slice().sort();
}

function lastOf({ states }: Played): State {
  const last = states.at(-1);
  if (last === undefined) throw new Error('A match has an end');
  return last;
}

/** Every card of a state, wherever it is, by what it is. */
function cardsIn(state: State) {
  const { tracks, decks, discards, phase } = state;
  const crews = [...state.productions.flat(), ...state.movies.flat()];
  const auditioned: readonly string[] = phase.kind === 'auditioning' ? phase.cards : [];
  const isAuditioning = (track: string) => phase.kind === 'auditioning' && phase.track === track;
  return {
    scripts: [
      ...tracks.scripts,
      ...decks.scripts,
      ...discards.scripts,
      ...crews.map(({ script }) => script),
    ],
    actors: [
      ...tracks.actors,
      ...decks.actors,
      ...discards.actors,
      ...crews.flatMap(({ actors }) => actors),
      ...(isAuditioning('actors') ? auditioned : []),
    ],
    directors: [
      ...tracks.directors,
      ...decks.directors,
      ...discards.directors,
      ...state.ownDirectors.flat(),
      ...crews.flatMap(({ director }) => director ?? []),
      ...(isAuditioning('directors') ? auditioned : []),
    ],
    news: [
      ...decks.news,
      ...discards.news,
      ...state.news.flat(),
      ...state.productions.flat().flatMap(({ news }) => news.map((played) => played.news)),
    ],
    objectives: [...state.objectives.flat(), ...state.revealed.flat(), ...state.objectiveBox],
    awards: [
      ...state.awardDeck,
      ...state.awardBox,
      ...state.bigAwards,
      ...state.openAwards,
      ...state.discardedAwards,
      ...state.movies.flat().flatMap(({ awards }) => awards),
      ...('award' in phase ? [phase.award] : []),
    ],
  };
}

const ALL = {
  scripts: sorted(SCRIPT_IDS),
  actors: sorted(ACTOR_IDS),
  directors: sorted(DIRECTOR_IDS),
  news: sorted(NEWS_IDS),
  objectives: sorted(OBJECTIVE_IDS),
  awards: sorted([...SEASON_AWARDS, ...BIG_AWARDS]),
} as const;

describe('in every match', () => {
  it('no card is lost or doubled', () => {
    check(({ states }) => {
      for (const state of states.filter((_, index) => index % 5 === 0)) {
        const cards = cardsIn(state);
        const kinds = ['scripts', 'actors', 'directors', 'news', 'objectives', 'awards'] as const;
        const wrong = kinds.filter((kind) => sorted(cards[kind]).join() !== ALL[kind].join());
        expect(wrong).toEqual([]);
      }
    });
  });

  it('money and stars are never negative, and no movie has more actors than roles', () => {
    const isSound = ({ money, movies, productions, spaces }: State): boolean =>
      Math.min(...money) >= 0 &&
      movies
        .flat()
        .every(({ stars, rolled }) => Math.min(stars, rolled.review, rolled.boxOffice) >= 0) &&
      [...productions.flat(), ...movies.flat()].every(
        ({ script, actors }) => actors.length <= scriptRow(script).roles,
      ) &&
      productions.every((own, seat) => own.length <= (spaces[seat] ?? 0));
    check(({ states }) => {
      expect(states.filter((state) => !isSound(state))).toEqual([]);
    });
  });

  it('tracks are full as long as there are cards, but while an ability takes several', () => {
    const isFull = ({ tracks, decks, discards, phase }: State): boolean =>
      phase.kind === 'taking' ||
      TRACKS.every(
        (track) => tracks[track].length === 5 || decks[track].length + discards[track].length === 0,
      );
    check(({ states }) => {
      expect(states.filter((state) => !isFull(state))).toEqual([]);
    });
  });

  it('dollars come from releases and their insurances and go to the market, and nowhere else', () => {
    check((played) => {
      const money: number[] = [];
      const add = (seat: number, dollars: number) => {
        money[seat] = (money[seat] ?? 0) + dollars;
      };
      for (const event of played.events) {
        if (event.type === 'table-set') money.push(...event.money);
        if (event.type === 'released') add(event.seat, event.takings);
        if (event.type === 'insurance-paid') add(event.seat, event.dollars);
        if (
          event.type === 'script-bought' ||
          event.type === 'talent-hired' ||
          event.type === 'writer-hired'
        )
          add(event.seat, -event.price);
      }
      expect(lastOf(played).money).toEqual(money);
    });
  });

  it('everybody has had the same number of turns at the end', () => {
    check((played, { players }) => {
      const turns = seatsOf(players).map(
        (seat) =>
          played.events.filter((event) => event.type === 'turn-begun' && event.seat === seat)
            .length,
      );
      expect(new Set(turns)).toEqual(new Set([lastOf(played).round]));
    });
  });

  it('the end comes within the bound, with the outcome that the last event tells', () => {
    check((played, { players }) => {
      const outcome = executiveProducer.outcome(lastOf(played));
      expect(played.states.length).toBeLessThanOrEqual(executiveProducer.maxActions(players));
      expect(played.events.at(-1)).toEqual({ type: 'match-ended', winners: outcome?.winners });
      expect(outcome?.winners.length).toBeGreaterThan(0);
    });
  });

  it('lists stay short enough to be looked through', () => {
    check(({ states }, { players }) => {
      for (const state of states.filter((_, index) => index % 5 === 0))
        for (const seat of seatsOf(players))
          expect(executiveProducer.legalActions(state, seat).length).toBeLessThan(200);
    });
  });

  it('whatever is refused is refused with a reason, and made-up worlds offer the same', () => {
    const random = randomFromSeed(seedOf('refused'), 'test');
    const reasons = new Set<string>();
    check(({ states }, { players }) => {
      const everything = states
        .filter((_, index) => index % 4 === 0)
        .flatMap((other) =>
          seatsOf(players).flatMap((seat) => executiveProducer.legalActions(other, seat)),
        );
      for (const state of states.filter((_, index) => index % 13 === 0)) {
        for (const seat of seatsOf(players)) {
          for (let tries = 0; tries < 5; tries += 1) {
            const applied = executiveProducer.apply(state, seat, random.pick(everything));
            if (!applied.ok && applied.error.code === 'not-legal')
              reasons.add(applied.error.refusal);
          }
          const world = executiveProducer.determinize(executiveProducer.view(state, seat), random);
          expect(executiveProducer.legalActions(world, seat)).toEqual(
            executiveProducer.legalActions(state, seat),
          );
        }
      }
    }, 8);
    expect(reasons.size).toBeGreaterThan(3);
  });
});
