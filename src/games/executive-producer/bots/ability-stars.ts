import { entryAt } from '../../../engine/lists';
import { forecastAsIs } from './forecast';
import { starRate } from './payoff';
import type { Use } from './abilities';
import type { Table } from './table';

/** Stars go where they can run for the most. */
export function acclaims(table: Table, stars: number): readonly Use[] {
  const { state, seat, rates } = table;
  return entryAt(state.movies, seat).map(({ script, director, actors, rolled, stars: has }) => {
    const crew = director === undefined ? { script, actors } : { script, director, actors };
    const forecast = { ...forecastAsIs(crew, seat), review: rolled.review };
    // Stars together bid higher than stars apart.
    const gain = stars * starRate(rates, forecast) + has / 100;
    return { aim: { at: 'movie', seat, script }, gain };
  });
}
