import fc from 'fast-check';

import { dayNumber, dayOf, partsOf, readDay, weekdayOf } from '../../src/engine/days';

const MS_PER_DAY = 86_400_000;
const someNumber = fc.integer({ min: -719_528, max: 2_932_896 });

/** The same day by the calendar of the language, in a zone without changes. */
function byTheLanguage(number: number) {
  const date = new Date(number * MS_PER_DAY);
  return {
    day: dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()),
    weekday: date.getUTCDay(),
  };
}

const FROM_SUNDAY = [
  ...['sunday', 'monday', 'tuesday', 'wednesday'],
  ...['thursday', 'friday', 'saturday'],
];

describe('days', () => {
  it('count and fall on weekdays as the calendar has them, from the year 0 to 9999', () => {
    fc.assert(
      fc.property(someNumber, (number) => {
        const { day, weekday } = byTheLanguage(number);
        if (day === undefined) throw new Error('The calendar has that day');
        expect(dayNumber(day)).toBe(number);
        expect(weekdayOf(day)).toBe(FROM_SUNDAY[weekday]);
        expect(readDay(day)).toBe(day);
      }),
    );
  });

  it('come apart into what they were made of', () => {
    const day = dayOf(2026, 11, 6);
    expect(day).toBe('2026-11-06');
    if (day !== undefined) expect(partsOf(day)).toEqual({ year: 2026, month: 11, date: 6 });
  });

  it.each([
    [2026, 2, 29],
    [2100, 2, 29],
    [2026, 4, 31],
    [2026, 13, 1],
    [2026, 0, 1],
    [2026, 1, 0],
    [10_000, 1, 1],
    [-1, 1, 1],
    [NaN, NaN, NaN],
    [2026, 1.5, 1],
  ])('there is no %d-%d-%d', (year, month, date) => {
    expect(dayOf(year, month, date)).toBeUndefined();
  });

  it.each(['', '2026-2-1', '2026-02-30', ' 2026-02-01', '2026-02-01T00:00', 'tomorrow'])(
    '%j is no day',
    (text) => {
      expect(readDay(text)).toBeUndefined();
    },
  );

  it('a leap day is one', () => {
    expect(readDay('2028-02-29')).toBe('2028-02-29');
    expect(readDay('2000-02-29')).toBe('2000-02-29');
  });
});
