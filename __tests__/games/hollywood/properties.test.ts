import fc from 'fast-check';

import { cardAt, reelAt } from '../../../src/games/hollywood/board';
import { ALL_CARDS } from '../../../src/games/hollywood/cards';
import { outcomeOf, scoresOf } from '../../../src/games/hollywood/scoring';
import {
  CLAIM_ORDERS,
  COLUMNS,
  type Event,
  GENRES,
  type State,
} from '../../../src/games/hollywood/types';
import { hollywood, playRandomly, type Played } from '../../support/hollywood';
import { tally } from './tally';

interface Table {
  readonly seats: number;
  readonly advanced: boolean;
  readonly claimOrder: (typeof CLAIM_ORDERS)[number];
  readonly text: string;
}

const tables: fc.Arbitrary<Table> = fc.record({
  seats: fc.constantFrom(3, 4),
  advanced: fc.boolean(),
  claimOrder: fc.constantFrom(...CLAIM_ORDERS),
  text: fc.string({
    minLength: 1,
    maxLength: 12,
    unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', '0', '1', '2', '3', '-'),
  }),
});

function match({ seats, text, ...options }: Table): Played {
  return playRandomly(seats, options, text);
}

function check(property: (played: Played, table: Table) => void, numRuns = 60): void {
  fc.assert(
    fc.property(tables, (table) => {
      property(match(table), table);
    }),
    { numRuns },
  );
}

/** Where every card is. Cards already handed out while a star waits are no longer on the board. */
function allCards(state: State): readonly string[] {
  const board = COLUMNS.flatMap((column) =>
    [0, 1, 2, 3].flatMap((row) => cardAt(state, column, row) ?? []),
  );
  return [
    ...board,
    ...state.movieDeck,
    ...state.starDeck,
    ...state.aside,
    ...state.studios.flatMap(({ blockbusters, projects, movies, lostStars }) => [
      ...blockbusters,
      ...lostStars,
      ...GENRES.flatMap((genre) => projects[genre]),
      ...movies.flatMap(({ star, films }) => [star, ...films]),
    ]),
  ];
}

function roundsIn(events: readonly Event[]): readonly (readonly Event[])[] {
  const rounds: Event[][] = [];
  for (const event of events) {
    if (event.type === 'round-dealt') rounds.push([]);
    rounds.at(-1)?.push(event);
  }
  return rounds;
}

function count(events: readonly Event[], type: Event['type']): number {
  return events.filter((event) => event.type === type).length;
}

describe('in every match', () => {
  it('each round has 12 reels, 12 claims and two cards set aside', () => {
    check(({ events }, { seats }) => {
      const rounds = roundsIn(events);
      expect(rounds).toHaveLength(seats);
      for (const round of rounds) {
        expect(count(round, 'reel-placed')).toBe(12);
        expect(count(round, 'card-claimed')).toBe(12);
        expect(count(round, 'card-set-aside')).toBe(2);
      }
    });
  });

  it('reels in hand and on the board are always twelve while a round goes on', () => {
    check(({ states }) => {
      for (const { phase, columns, studios } of states) {
        if (phase.kind !== 'placing') continue;
        const inHand = studios.reduce((sum, { reels }) => sum + reels, 0);
        const placed = columns.reduce((sum, { reels }) => sum + reels.length, 0);
        expect(inHand + placed).toBe(12);
        expect(studios[phase.seat]?.reels).toBeGreaterThan(0);
      }
    });
  });

  it('no card is lost or doubled', () => {
    const every = ALL_CARDS.map(({ id }) => id as string).sort();
    check(({ states }) => {
      for (const state of states) expect([...allCards(state)].sort()).toEqual(every);
    }, 25);
  });

  it('reels stand together from the bottom up', () => {
    check(({ states }) => {
      for (const { columns } of states) {
        for (const column of columns) {
          const rows = column.cards.map((_, row) => reelAt(column, row) !== undefined);
          expect(rows.lastIndexOf(false)).toBeLessThan(
            rows.includes(true) ? rows.indexOf(true) : rows.length,
          );
        }
      }
    });
  });

  it('points told by the log alone equal the running ones, at every step', () => {
    check(({ states, events, actions }, { seats, advanced }) => {
      const log: Event[] = [];
      let [replayed] = states;
      if (replayed === undefined) throw new Error('A match has a beginning');
      for (const { seat, action } of actions) {
        const applied = hollywood.apply(replayed, seat, action);
        if (!applied.ok) throw new Error('It was played before');
        replayed = applied.value.state;
        log.push(...applied.value.events);
        if (replayed.phase.kind === 'placing') continue;
        expect(scoresOf(replayed).map(({ total }) => total)).toEqual(tally(log, seats, advanced));
      }
      expect(outcomeOf(replayed).scores.map(({ total }) => total)).toEqual(
        tally(events, seats, advanced),
      );
    });
  });

  it('the outcome explains itself: the parts add up, and winners beat or tie with everybody', () => {
    check(({ states, events }) => {
      const last = states.at(-1);
      const outcome = last && hollywood.outcome(last);
      if (outcome === undefined) throw new Error('A match has an outcome');
      expect(events.at(-1)).toEqual({ type: 'match-ended', winners: outcome.winners });
      const most = Math.max(...outcome.scores.map(({ total }) => total));
      for (const { seat, total, blockbusters, movies, projects, bestMovie } of outcome.scores) {
        const parts = [blockbusters, ...movies, ...projects].map(({ points }) => points);
        expect(parts.reduce((sum, points) => sum + points, 0)).toBe(total);
        expect(bestMovie).toBe(Math.max(0, ...movies.map(({ points }) => points)));
        for (const { size, rating, multiplier, points } of movies)
          expect(points).toBe(size * rating * multiplier);
        expect(
          projects.filter(({ standing }) => standing === 'largest').length,
        ).toBeLessThanOrEqual(1);
        if (outcome.winners.includes(seat)) expect(total).toBe(most);
      }
    });
  });

  it('the log tells where every reel ended: claims go to whoever the bumps left there', () => {
    check(({ events }) => {
      for (const round of roundsIn(events)) {
        const board = new Map<string, number>();
        for (const event of round) {
          if (event.type === 'reel-placed') {
            for (const { seat, from, to } of event.bumps) {
              expect(board.get(`${event.column} ${from}`)).toBe(seat);
              board.delete(`${event.column} ${from}`);
              board.set(`${event.column} ${to}`, seat);
            }
            board.set(`${event.column} ${event.row}`, event.seat);
          }
          if (event.type === 'card-claimed')
            expect(board.get(`${event.column} ${event.row}`)).toBe(event.seat);
          if (event.type === 'card-set-aside')
            expect(board.has(`${event.column} ${event.row}`)).toBe(false);
        }
      }
    });
  });
});
