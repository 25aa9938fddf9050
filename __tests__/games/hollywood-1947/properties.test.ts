import fc from 'fast-check';

import { randomFromSeed } from '../../../src/engine/random';
import { seatsOf } from '../../../src/engine/seats';
import { seedOf } from '../../../src/engine/seed';
import {
  type CardId,
  COSTUME_IDS,
  posterSymbols,
  symbolsOf,
} from '../../../src/games/hollywood-1947/cards';
import { cardsInPlay, jobsInPlay, postersInPlay } from '../../../src/games/hollywood-1947/setup';
import { addedByAll } from '../../../src/games/hollywood-1947/order';
import type { Options, State } from '../../../src/games/hollywood-1947/types';
import { hollywood1947, PLAIN, playRandomly, type Played } from '../../support/hollywood-1947';

interface Table {
  readonly players: number;
  readonly options: Options;
  readonly text: string;
}

const tables: fc.Arbitrary<Table> = fc
  .record({
    players: fc.integer({ min: 1, max: 9 }),
    unionStrike: fc.boolean(),
    randomLoyalties: fc.boolean(),
    costumes: fc.boolean(),
    text: fc.string({
      minLength: 1,
      maxLength: 8,
      unit: fc.constantFrom('a', 'b', 'c', 'd', '1', '2', '3'),
    }),
  })
  .map(({ players, text, costumes, ...rest }) => ({
    players,
    text,
    options: { ...PLAIN, ...rest, costumes: costumes && players >= 3 },
  }));

function check(property: (played: Played, table: Table) => void, numRuns = 15): void {
  fc.assert(
    fc.property(tables, (table) => {
      property(playRandomly(table.players, table.options, table.text), table);
    }),
    { numRuns },
  );
}

function sorted(items: readonly string[]): readonly string[] {
  return items.slice().sort();
}

function isCardPhase({ phase }: State): boolean {
  return phase.kind === 'composing' || phase.kind === 'editing';
}

describe('in every match', () => {
  it('no card, poster, costume, job or token is lost or doubled', () => {
    check(({ states }, { players, options }) => {
      for (const state of states) {
        const drawn = state.drawn as readonly string[];
        const cards: readonly CardId[] = [
          ...state.hands.flat(),
          ...state.ghosts,
          ...state.deck,
          ...state.discards,
          ...state.movie,
        ];
        expect(sorted([...cards, ...(isCardPhase(state) ? drawn : [])])).toEqual(
          sorted(cardsInPlay(players)),
        );
        const posters = [...state.posters, ...state.posterDeck, ...state.buried];
        expect(sorted([...posters, ...(state.phase.kind === 'writing' ? drawn : [])])).toEqual(
          sorted(postersInPlay(players)),
        );
        const costumes = [...state.costumes.flat(), ...state.costumeDeck];
        expect(sorted([...costumes, ...(state.phase.kind === 'dressing' ? drawn : [])])).toEqual(
          options.costumes ? sorted(COSTUME_IDS) : [],
        );
        expect(sorted([...state.jobs.flat(), ...state.centre])).toEqual(
          sorted(jobsInPlay(options, players)),
        );
        expect(state.tokens.every((count) => count >= 0)).toBe(true);
        expect(state.tokens.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(4);
      }
    }, 12);
  });

  it('each premiere adds up, and its winner has one round more', () => {
    check(({ states }, { players }) => {
      const last = states.at(-1);
      if (last === undefined) throw new Error('A match has an end');
      const wins = { patriot: 0, communist: 0 };
      for (const { poster, cards, symbols, winners, shoot } of last.premieres) {
        const all = [posterSymbols(poster), ...cards.map(symbolsOf)];
        for (const team of ['patriot', 'communist'] as const)
          expect(symbols[team]).toBe(all.reduce((sum, one) => sum + one[team], 0));
        const ahead = symbols.patriot > symbols.communist ? 'patriot' : 'communist';
        const isTied = symbols.patriot === symbols.communist;
        expect(winners).toEqual(isTied && players === 2 ? ['patriot', 'communist'] : [ahead]);
        for (const team of winners) wins[team] += 1;
        // Everybody's own cards and one more, of the deck or the composer's, less the one removed.
        expect(cards).toHaveLength(addedByAll(shoot).reduce((sum, count) => sum + count, 0));
      }
      expect(last.wins).toEqual(wins);
    });
  });

  it('the end comes within seven rounds, with the outcome that the last event tells', () => {
    check(({ states, events }, { players }) => {
      const last = states.at(-1);
      const outcome = last && hollywood1947.outcome(last);
      expect(last?.round).toBeLessThanOrEqual(7);
      expect(states.length).toBeLessThanOrEqual(hollywood1947.maxActions(players));
      expect(events.at(-1)).toMatchObject({
        type: 'match-ended',
        result: outcome?.result,
        winners: outcome?.winners,
      });
    });
  });

  it('everybody begins a round with three cards, and each job is performed once at most', () => {
    check(({ states }) => {
      for (const { phase, hands, shoot } of states) {
        if (phase.kind === 'intermission')
          expect(hands.every(({ length }) => length === 3)).toBe(true);
        expect(new Set(shoot.performed).size).toBe(shoot.performed.length);
      }
    });
  });

  it('nobody receives a token or a costume in two consecutive rounds', () => {
    check(({ events }, { players }) => {
      let round = 0;
      const last = new Map<string, number>();
      for (const event of events) {
        if (event.type === 'round-begun') ({ round } = event);
        if (event.type !== 'token-given' && event.type !== 'costume-given') continue;
        // Ghosts may, [47DIRECTOR-1]
        if (event.to >= players) continue;
        const key = `${event.type} ${event.to}`;
        expect([round, round - 1]).not.toContain(last.get(key));
        last.set(key, round);
      }
    });
  });

  it('whatever is refused is refused with a reason, and made-up worlds offer the same', () => {
    const random = randomFromSeed(seedOf('refused'), 'test');
    check(({ states }, { players }) => {
      for (const state of states.filter((_, index) => index % 11 === 0)) {
        const everything = states.flatMap((other) =>
          seatsOf(players).flatMap((seat) => hollywood1947.legalActions(other, seat).slice(0, 3)),
        );
        for (const seat of seatsOf(players)) {
          const applied = hollywood1947.apply(state, seat, random.pick(everything));
          if (!applied.ok) expect(applied.error.code).toMatch(/^[a-z-]+$/);
          const world = hollywood1947.determinize(hollywood1947.view(state, seat), random);
          expect(hollywood1947.legalActions(world, seat)).toEqual(
            hollywood1947.legalActions(state, seat),
          );
        }
      }
    }, 8);
  });
});
