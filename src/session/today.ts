import { type Day, dayOf, partsOf } from '../engine/days';

/** The date on the wall where the person is; `undefined` where the clock shows none. */
export function localDay(time: number): Day | undefined {
  const date = new Date(time);
  return dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** A moment in the middle of the day, far from where clocks are changed: to say its date in words. */
export function noonOf(day: Day): number {
  const { year, month, date } = partsOf(day);
  return new Date(year, month - 1, date, 12).getTime();
}
