/** A date of the calendar as `2026-11-16`: neither a time nor a zone. */
export type Day = `${number}-${string}-${string}` & { readonly brand: 'day' };

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

const MONTHS_BEFORE_MARCH = 2;
const DAYS_PER_ERA = 146_097;
/** From the first of March of the year 0 to the first of January 1970. */
const EPOCH = 719_468;

/** Days since the first of January 1970, by the rule of leap years; the year begins in March, so that leap days end it. */
function numberOf(year: number, month: number, date: number): number {
  const shifted = month <= MONTHS_BEFORE_MARCH ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const monthFromMarch = (month + 9) % 12;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + date - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * DAYS_PER_ERA + yearOfEra * 365 + leapDays + dayOfYear - EPOCH;
}

function lastDateOf(year: number, month: number): number {
  const next = month === 12 ? numberOf(year + 1, 1, 1) : numberOf(year, month + 1, 1);
  return next - numberOf(year, month, 1);
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}

/** The day of that year, month (from 1) and date; `undefined` where the calendar has none. */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  const parts = [year, month, date];
  if (!parts.every(Number.isInteger) || year < 0 || year > 9999) return undefined;
  if (month < 1 || month > 12 || date < 1 || date > lastDateOf(year, month)) return undefined;
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}` as Day;
}

/** A day from a text of whatever origin. */
export function readDay(text: string): Day | undefined {
  const [, year, month, date] = PATTERN.exec(text) ?? [];
  return dayOf(Number(year), Number(month), Number(date));
}

export function partsOf(day: Day): {
  readonly year: number;
  readonly month: number;
  readonly date: number;
} {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
}

/** Days since the first of January 1970: two days that follow each other differ by one. */
export function dayNumber(day: Day): number {
  const { year, month, date } = partsOf(day);
  return numberOf(year, month, date);
}

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The first of January 1970 was a Thursday. */
const WEEKDAY_OF_EPOCH = 3;

export function weekdayOf(day: Day): Weekday {
  const sinceMonday = (((dayNumber(day) + WEEKDAY_OF_EPOCH) % 7) + 7) % 7;
  return WEEKDAYS[sinceMonday] ?? 'monday';
}
