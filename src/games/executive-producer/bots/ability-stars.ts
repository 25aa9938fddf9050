import { entryAt } from '../../../engine/lists';
import { seatsOf } from '../../../engine/seats';
import { madeBy } from '../making';
import { forecastAsIs } from './forecast';
import { starRate } from './payoff';
import type { Use } from './abilities';
import type { Candidate } from './candidate';
import type { Position } from './position';
import { starsFor } from './stars';
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

const NOTHING = { at: 'nothing' } as const;
/** To know which movie the next award is for, or to send it away, while there are awards to come. */
const FORESIGHT = 0.3;
/** Ties are not rare, and the big awards are the ones to win by them. */
const TIE = 0.5;

export function previews({ state, seat, awardsLeft }: Table): readonly Use[] {
  const hasReleased = entryAt(state.movies, seat).length > 0;
  return awardsLeft > 0 && hasReleased ? [{ aim: NOTHING, gain: FORESIGHT }] : [];
}

export function tieBreaks({ state, seat }: Table): readonly Use[] {
  return entryAt(state.movies, seat).length > 0 ? [{ aim: NOTHING, gain: TIE }] : [];
}

/** [EPMOGUL-1] An award that others would win goes to the bottom. */
export function previewCandidates({ state, seat, award }: Position): readonly Candidate[] {
  const stars = award === undefined ? 0 : starsFor(state, seat, award);
  const others = seatsOf(state.money.length).filter((other) => other !== seat);
  const most =
    award === undefined ? 0 : Math.max(...others.map((other) => starsFor(state, other, award)));
  return [
    { action: { type: 'keep-award' }, gain: stars },
    { action: { type: 'bury-award' }, gain: most },
  ];
}
