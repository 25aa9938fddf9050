import { entryAt, sum } from '../../engine/lists';
import { type Seat, seatAt, seatsOf } from '../../engine/seats';
import { type AwardId, AWARDS, BIG_AWARDS } from './cards/awards';
import { OBJECTIVES, PUBLIC_OBJECTIVES } from './cards/objectives';
import { DOLLARS_FOR_A_POINT } from './numbers';
import type { ExecutiveProducerOutcome, PublicState, Score, State } from './types';

/** What is left of a player's stars. */
export function starsOf({ movies }: PublicState, seat: Seat): number {
  return sum(entryAt(movies, seat).map(({ stars }) => stars));
}

/** [EPEND-4] */
export function scoresOf(state: PublicState): readonly Score[] {
  const seats = seatsOf(state.money.length);
  const stars = seats.map((seat) => starsOf(state, seat));
  const { acclaimed, rich } = PUBLIC_OBJECTIVES;
  return seats.map((seat) => {
    const dollars = entryAt(state.money, seat);
    const won = entryAt(state.movies, seat).flatMap(({ awards }) => awards);
    const score = {
      awards: sum(won.map((award) => AWARDS[award].points)),
      objectives: sum(entryAt(state.revealed, seat).map((id) => OBJECTIVES[id].points)),
      acclaimed: stars[seat] === Math.max(...stars) ? acclaimed.points : 0,
      rich: dollars === Math.max(...state.money) ? rich.points : 0,
      money: Math.floor(dollars / DOLLARS_FOR_A_POINT),
    };
    return { ...score, total: sum(Object.values(score)) };
  });
}

function holderOf({ movies }: PublicState, award: AwardId): number {
  return movies.findIndex((own) => own.some(({ awards }) => awards.includes(award)));
}

/** [EPEND-5] Whoever has the most points; of those tied, whoever holds the biggest of the big awards. */
export function leadersOf(state: PublicState): readonly Seat[] {
  const totals = scoresOf(state).map(({ total }) => total);
  const top = Math.max(...totals);
  const tied = totals.flatMap((total, seat) => (total === top ? seatAt(seat) : []));
  for (const award of BIG_AWARDS.slice().reverse()) {
    const holder = tied.find((seat) => seat === holderOf(state, award));
    if (holder !== undefined) return [holder];
  }
  return tied;
}

export function outcomeOf(state: State): ExecutiveProducerOutcome | undefined {
  if (state.phase.kind !== 'over') return undefined;
  const { winners } = state.phase;
  const scores = scoresOf(state);
  const standings = scores.map(({ total: points }, index) => {
    const seat = seatAt(index);
    const isAhead = (other: Score, at: number) =>
      winners.includes(seatAt(at)) || other.total > points;
    const place = winners.includes(seat) ? 1 : 1 + scores.filter(isAhead).length;
    return { seat, place, points };
  });
  return { winners, standings, scores };
}
