import type { Ratings } from '../vocabulary';

/** As cards print them: the reviews on the left, the box office on the right. */
export function ratings(review: number, boxOffice: number): Ratings {
  return { review, boxOffice };
}
