import type { Condition, Genre, Measure, Ratings } from '../vocabulary';

/*
 * What the rows of News, awards and objectives are written with.
 */

export function review(change: number): Ratings {
  return { review: change, boxOffice: 0 };
}

export function boxOffice(change: number): Ratings {
  return { review: 0, boxOffice: change };
}

export function both(change: number): Ratings {
  return { review: change, boxOffice: change };
}

export function genre(...of: readonly Genre[]): Condition<never> {
  return { kind: 'genre', of };
}

export function atLeast<Of extends Measure>(count: number, of: Of): Condition<Of> {
  return { kind: 'at-least', count, of };
}

export function atMost<Of extends Measure>(count: number, of: Of): Condition<Of> {
  return { kind: 'at-most', count, of };
}
