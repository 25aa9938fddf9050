import fc from 'fast-check';

import { withHint } from '../../../../src/engine/hints';
import type { Match } from '../../../../src/engine/match';
import type { Player } from '../../../../src/engine/players';
import type { HallEntry } from '../../../../src/games/hollywood/hall/appearances';
import { careersIn, favouriteGenres } from '../../../../src/games/hollywood/hall/careers';
import { selectEntries } from '../../../../src/games/hollywood/hall/filter';
import { levelsIn } from '../../../../src/games/hollywood/hall/levels';
import { bestMoviesIn } from '../../../../src/games/hollywood/hall/movies';
import { recordOf, type SeatRecord } from '../../../../src/games/hollywood/hall/record';
import { outcomeOf } from '../../../../src/games/hollywood/scoring';
import { GENRES, type Hollywood } from '../../../../src/games/hollywood/types';
import { midMatch, newMatch } from '../../../support/matches';
import { playedUntil } from '../../../support/played';

function person(name: string, look: 0 | 1 | 2 | 3): Player {
  const colours = ['ruby', 'amber', 'jade', 'sapphire'] as const;
  const glyphs = ['star', 'moon', 'clover', 'diamond'] as const;
  return { kind: 'person', name, colour: colours[look], glyph: glyphs[look] };
}

function bot(level: string, look: 0 | 1 | 2 | 3): Player {
  return { ...person(`Bot ${look}`, look), kind: 'bot', level };
}

function finished(text: string, players: readonly Player[], options: object = {}) {
  const match = playedUntil(
    newMatch(players.length, text, options, players),
    ({ phase }) => phase.kind === 'over',
  );
  return match as unknown as Match<Hollywood>;
}

function entry(id: string, when: number, match: Match<Hollywood>): HallEntry {
  const record = recordOf(match);
  if (record === undefined) throw new Error('The match is over');
  return { id, finished: when, record };
}

const TABLES: readonly (readonly Player[])[] = [
  [person('Ada', 0), person('Ben', 1), person('Cleo', 2)],
  [person('ADA ', 1), bot('agent', 0), bot('agent', 2)],
  [person('Ben', 0), bot('extra', 1), bot('mogul', 2), person('ada', 3)],
  [bot('extra', 0), bot('extra', 1), person('Zoë', 2)],
];

const ENTRIES = Array.from({ length: 12 }, (_, index) => {
  const players = TABLES[index % TABLES.length] ?? [];
  const match = finished(`hall ${index}`, players, { advanced: index % 3 === 0 });
  return entry(`m${index}`, 1000 + (index % 5) * 10, match);
});

const seatsOf = (entries: readonly HallEntry[]): readonly SeatRecord[] =>
  entries.flatMap(({ record }) => record.seats);
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const some = fc.shuffledSubarray(ENTRIES);

describe('the record of a match', () => {
  it('says what the outcome says', () => {
    const match = finished('outcome', TABLES[0] ?? [], { advanced: true });
    const { scores, winners } = outcomeOf(match.state);
    const record = recordOf(match);
    expect(record?.advanced).toBe(true);
    expect(record?.seats.map(({ points }) => points)).toEqual(scores.map(({ total }) => total));
    expect(record?.seats.flatMap(({ isWinner }, seat) => (isWinner ? seat : []))).toEqual(winners);
    record?.seats.forEach((seat, index) => {
      const studio = match.state.studios[index];
      const cards = [
        ...(studio?.movies.flatMap(({ films }) => films) ?? []),
        ...GENRES.flatMap((genre) => studio?.projects[genre] ?? []),
      ];
      expect(sum(GENRES.map((genre) => seat.films[genre]))).toBe(cards.length);
      expect(seat.studioCards).toBe(
        [studio?.clapBoard, studio?.doubleReel].filter((isThere) => isThere === false).length,
      );
    });
  });

  it('counts hints where they were given', () => {
    const match = finished('hinted', TABLES[0] ?? []);
    const hints = recordOf(withHint(match, 1))?.seats.map((seat) => seat.hints);
    expect(hints).toEqual([0, 1, 0]);
  });

  it('is none before the match is over', () => {
    expect(recordOf(midMatch(3, 'one', 4) as unknown as Match<Hollywood>)).toBeUndefined();
  });
});

describe('the hall of fame', () => {
  it('does not depend on the order in which matches are found', () => {
    fc.assert(
      fc.property(some, (found) => {
        const sorted = [...found].sort((a, b) => (a.id < b.id ? -1 : 1));
        expect(careersIn(found)).toEqual(careersIn(sorted));
        expect(levelsIn(found)).toEqual(levelsIn(sorted));
        expect(bestMoviesIn(found, 10)).toEqual(bestMoviesIn(sorted, 10));
      }),
    );
  });

  it('adds up: every seat, win, point, hint, film and studio card is counted once', () => {
    fc.assert(
      fc.property(some, (found) => {
        const careers = careersIn(found);
        const levels = levelsIn(found);
        const seats = seatsOf(found);
        const people = seats.filter(({ player }) => player.kind === 'person');
        expect(sum(careers.map(({ matches }) => matches))).toBe(people.length);
        expect(sum(levels.map((level) => level.seats))).toBe(seats.length - people.length);
        expect(sum([...careers, ...levels].map(({ wins }) => wins))).toBe(
          seats.filter(({ isWinner }) => isWinner).length,
        );
        expect(sum(careers.map(({ points }) => points))).toBe(
          sum(people.map(({ points }) => points)),
        );
        expect(sum(careers.map(({ studioCards }) => studioCards))).toBe(
          sum(people.map(({ studioCards }) => studioCards)),
        );
        for (const genre of GENRES)
          expect(sum(careers.map(({ films }) => films[genre]))).toBe(
            sum(people.map(({ films }) => films[genre])),
          );
        for (const { wins, sharedWins, matches, best, points } of careers) {
          expect(sharedWins).toBeLessThanOrEqual(wins);
          expect(wins).toBeLessThanOrEqual(matches);
          expect(best.points * matches).toBeGreaterThanOrEqual(points);
        }
      }),
    );
  });

  it('is the sum of its parts: filters cut it without loss', () => {
    const parts = [true, false].flatMap((advanced) =>
      [3, 4].map((seats) => selectEntries(ENTRIES, { advanced, seats })),
    );
    expect(sum(parts.map(({ length }) => length))).toBe(ENTRIES.length);
    for (const { key, matches } of careersIn(ENTRIES))
      expect(selectEntries(ENTRIES, { player: key })).toHaveLength(matches);
  });

  it('knows a name however it is written, and shows it as it was written last', () => {
    const [ada] = TABLES;
    const early = entry('x', 10, finished('a', ada ?? []));
    const late = entry('y', 20, finished('b', TABLES[1] ?? []));
    const career = careersIn([late, early]).find(({ key }) => key === 'ada');
    expect(career).toMatchObject({ name: 'ADA', colour: 'amber', glyph: 'moon', matches: 2 });
  });

  it('keeps a bot apart from a person of its name', () => {
    const table: readonly Player[] = [
      { ...person('Ben', 0), kind: 'bot', level: 'agent' },
      person('Ada', 1),
      person('Cleo', 2),
    ];
    const found = [entry('x', 10, finished('c', table))];
    expect(
      careersIn(found)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['ada', 'cleo']);
    expect(selectEntries(found, { player: 'ben' })).toEqual([]);
    expect(bestMoviesIn(found, 99, 'ben')).toEqual([]);
  });

  it('counts as a record against a level only one person against bots that are all of it', () => {
    const levelsOf = (key: string) =>
      careersIn(ENTRIES)
        .find((career) => career.key === key)
        ?.against.map(({ level, matches }) => [level, matches]);
    expect(levelsOf('ada')).toEqual([['agent', 3]]);
    expect(levelsOf('ben')).toEqual([]);
    expect(levelsOf('zoë')).toEqual([['extra', 3]]);
  });

  it('counts a shared win for everybody who shares it', () => {
    const [seat] = seatsOf(ENTRIES);
    if (seat === undefined) throw new Error('There are seats');
    const shared: HallEntry = {
      id: 's',
      finished: 1,
      record: {
        advanced: false,
        seats: ['Ada', 'Ben', 'Cleo'].map((name, index) => ({
          ...seat,
          player: person(name, index as 0 | 1 | 2),
          isWinner: index < 2,
        })),
      },
    };
    expect(careersIn([shared]).map(({ key, wins, sharedWins }) => [key, wins, sharedWins])).toEqual(
      [
        ['ada', 1, 1],
        ['ben', 1, 1],
        ['cleo', 0, 0],
      ],
    );
  });

  it('hangs the best movies first; of two as good, the earlier one', () => {
    const best = bestMoviesIn(ENTRIES, 10);
    expect(best).toHaveLength(10);
    for (const [index, made] of best.entries()) {
      const next = best[index + 1];
      if (next === undefined) continue;
      expect(made.movie.points).toBeGreaterThanOrEqual(next.movie.points);
      if (made.movie.points === next.movie.points)
        expect(made.finished).toBeLessThanOrEqual(next.finished);
    }
    const most = Math.max(...seatsOf(ENTRIES).flatMap(({ movies }) => movies.map((m) => m.points)));
    expect(best[0]?.movie.points).toBe(most);
    for (const { player } of bestMoviesIn(ENTRIES, 10, 'ada'))
      expect(player.name.trim().toLowerCase()).toBe('ada');
  });

  it('says which genre somebody likes, and when they cannot decide', () => {
    expect(favouriteGenres({ horror: 3, action: 1, romcom: 2 })).toEqual(['horror']);
    expect(favouriteGenres({ horror: 3, action: 1, romcom: 3 })).toEqual(['horror', 'romcom']);
    expect(favouriteGenres({ horror: 0, action: 0, romcom: 0 })).toEqual([]);
  });

  it('of nothing is empty', () => {
    expect([careersIn([]), levelsIn([]), bestMoviesIn([], 10)]).toEqual([[], [], []]);
  });
});
