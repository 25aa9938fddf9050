import type { AwardId } from './cards/awards';
import { updateMovie } from './movies';
import type { Take } from './take';
import type { Nominee } from './types';

/** [EPAWARD-4] [EPEND-3] Nobody has it. */
export function discardAward(take: Take, award: AwardId): void {
  take.update({ discardedAwards: [...take.state.discardedAwards, award] });
  take.tell({ type: 'award-discarded', award });
}

/** [EPAWARD-2] The winner pays its stars, and the award goes on the movie. */
export function giveAward(
  take: Take,
  { seat, script }: Nominee,
  award: AwardId,
  stars: number,
): void {
  updateMovie(take, seat, script, (movie) => ({
    stars: movie.stars - stars,
    awards: [...movie.awards, award],
  }));
  take.tell({ type: 'award-won', seat, script, award, stars });
}
