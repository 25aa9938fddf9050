import { entryAt } from '../../../engine/lists';
import { madeBy } from '../making';
import { forecastAsIs } from './forecast';
import { starRate } from './payoff';
import type { Use } from './abilities';
import type { Table } from './table';

/** Stars go where they can run for the most. */
export function acclaims(table: Table, stars: number): readonly Use[] {
  const { state, seat, rates } = table;
  return entryAt(state.movies, seat).map((movie) => {
    const forecast = { ...forecastAsIs(madeBy(movie), seat), review: movie.rolled.review };
    // Stars together bid higher than stars apart.
    const gain = stars * starRate(rates, forecast) + movie.stars / 100;
    return { aim: { at: 'movie', seat, script: movie.script }, gain };
  });
}
