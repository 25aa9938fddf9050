import fc from 'fast-check';

import { type Day, readDay, WEEKDAYS, weekdayOf } from '../../../../src/engine/days';
import { type Match, startMatch } from '../../../../src/engine/match';
import { COLOURS, GLYPHS, type Person } from '../../../../src/engine/players';
import { hollywood } from '../../../../src/games/hollywood/game';
import { premiereDayOf, premiereSetup, PROGRAMME } from '../../../../src/games/hollywood/premiere';
import { premiereNights, streakOf } from '../../../../src/games/hollywood/premiere-record';
import type { Hollywood } from '../../../../src/games/hollywood/types';
import { seed } from '../../../support/hollywood';
import { must } from '../../../support/results';

function day(text: string): Day {
  const read = readDay(text);
  if (read === undefined) throw new Error(`Not a day: ${text}`);
  return read;
}

const MONDAY = day('2026-11-16');
const ADA: Person = { kind: 'person', name: 'Ada', colour: 'ruby', glyph: 'star' };

const someDay = fc
  .record({
    year: fc.integer({ min: 1970, max: 2200 }),
    month: fc.integer({ min: 1, max: 12 }),
    date: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, date }) =>
    day(`${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`),
  );
const somebody = fc.record({
  kind: fc.constant('person' as const),
  name: fc.constantFrom('Ada', 'Vera', ' otto', 'LOLA', 'Monty'),
  colour: fc.constantFrom(...COLOURS),
  glyph: fc.constantFrom(...GLYPHS),
});

function opened(which: Day, person: Person): Match<Hollywood> {
  return must(startMatch(hollywood, premiereSetup(which, person)));
}

describe('the premiere of a day', () => {
  it('can be played by anybody, and is the same but for who they are', () => {
    fc.assert(
      fc.property(someDay, somebody, (which, person) => {
        const match = opened(which, person);
        expect(match.state).toEqual(opened(which, ADA).state);
        expect(premiereDayOf(match.setup)).toBe(which);
        const levels = match.setup.players.map((player) =>
          player.kind === 'bot' ? player.level : 'person',
        );
        expect(levels).toEqual(['person', ...PROGRAMME[weekdayOf(which)].levels]);
      }),
      { numRuns: 60 },
    );
  });

  it('is another one the next day, and the week holds every kind of game', () => {
    const week = WEEKDAYS.map((_, index) => day(`2026-11-${16 + index}`));
    const deals = week.map((one) => JSON.stringify(opened(one, ADA).state.columns));
    expect(new Set(deals).size).toBe(week.length);
    const bills = week.map((one) => premiereSetup(one, ADA));
    expect(new Set(bills.map(({ players }) => players.length))).toEqual(new Set([3, 4]));
    expect(new Set(bills.map(({ options }) => options.advanced))).toEqual(new Set([true, false]));
    expect(new Set(bills.map(({ options }) => options.claimOrder)).size).toBe(2);
  });

  it('stays what it is: cards once given out for a day are never others', () => {
    const { setup, state } = opened(MONDAY, ADA);
    expect(setup.seed).toBe('xoroshiro128plus:premiere-2026-11-16');
    expect(setup.players.map(({ name }) => name)).toEqual(['Ada', 'Vera', 'Otto']);
    expect(state.columns.map(({ cards }) => cards.join(' '))).toEqual([
      'action-8 star-4 horror-10 horror-3',
      'star-10 romcom-1 romcom-13 romcom-5',
      'romcom-11 horror-4 action-9',
      'star-5 action-5 action-10',
    ]);
  });

  it.each([
    ['another seed', { seed: seed('premiere-2026-11-17') }],
    ['a seed that only sounds like it', { seed: seed('premiere-2026-11-31') }],
    ['a seed of no day', { seed: seed('premiere') }],
    ['the advanced game', { options: { advanced: true, claimOrder: 'top-first' } }],
    ['the other order', { options: { advanced: false, claimOrder: 'bottom-first' } }],
    ['a chosen starter', { options: { advanced: false, claimOrder: 'top-first', firstSeat: 0 } }],
    ['people instead of bots', { players: [ADA, ADA, ADA] }],
    ['a bot too few', { players: premiereSetup(MONDAY, ADA).players.slice(0, 2) }],
    ['the bots in another order', { players: [...premiereSetup(MONDAY, ADA).players].reverse() }],
  ])('%s is no premiere of that day', (_what, change) => {
    const setup = { ...premiereSetup(MONDAY, ADA), ...change };
    expect(premiereDayOf(setup)).toBeUndefined();
  });

  it('is recognised however its seed code was typed', () => {
    const typed = { ...premiereSetup(MONDAY, ADA), seed: seed('Premiere-2026-11-16') };
    expect(premiereDayOf(typed)).toBe(MONDAY);
  });
});

describe('the record of premieres', () => {
  const played = (id: string, which: string, finished: number) => ({
    id,
    day: day(which),
    finished,
  });

  it('counts the first that was finished, whatever order they are found in', () => {
    const all = [
      played('b', '2026-11-15', 90),
      played('d', '2026-11-16', 200),
      played('c', '2026-11-16', 150),
      played('a', '2026-11-16', 150),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 4 }), (found) => {
        const nights = premiereNights(found).map((night) => [
          night.day,
          night.first.id,
          night.reruns.map(({ id }) => id),
        ]);
        expect(nights).toEqual([
          ['2026-11-16', 'a', ['c', 'd']],
          ['2026-11-15', 'b', []],
        ]);
      }),
    );
  });

  it.each([
    [[], 0],
    [['2026-11-16'], 1],
    [['2026-11-15'], 1],
    [['2026-11-14'], 0],
    [['2026-11-16', '2026-11-15', '2026-11-13'], 2],
    [['2026-11-15', '2026-11-14'], 2],
    [['2026-11-17', '2026-11-18'], 0],
    [['2026-11-17', '2026-11-16', '2026-11-15'], 2],
  ])('%j makes %d in a row on the 16th', (days, streak) => {
    expect(streakOf(days.map(day), MONDAY)).toBe(streak);
  });

  it('goes over the ends of months and years', () => {
    const days = ['2027-01-01', '2026-12-31', '2026-12-30'].map(day);
    expect(streakOf(days, day('2027-01-01'))).toBe(3);
    expect(streakOf(['2028-02-29', '2028-02-28'].map(day), day('2028-03-01'))).toBe(2);
  });
});
