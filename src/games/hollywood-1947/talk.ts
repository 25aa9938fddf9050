import type { Seat } from '../../engine/seats';
import { addedBy } from './order';
import { lastOf, type Take } from './take';
import { type Action, type PublicState, SIDES, type Statement } from './types';
import { LOYALTIES } from './vocabulary';

/** [47INFO-2] Each topic once between two premieres: talk is free, but the match has to end. */
export function hasClaimed(state: PublicState, seat: Seat, topic: Statement['topic']): boolean {
  return state.claims.some(
    (claim) =>
      claim.seat === seat &&
      claim.after === state.premieres.length &&
      claim.statement.topic === topic,
  );
}

/** What a seat can claim: of what colour its card in the last movie was or the poster it rejected, and whose side it is on. Alone nobody listens. */
export function claimsFor(state: PublicState, seat: Seat): readonly Action[] {
  if (state.jobs.length === 1) return [];
  const last = lastOf(state.premieres);
  const wasCast =
    last !== undefined && (addedBy(last.shoot, seat) > 0 || last.shoot.composer === seat);
  // [47INFO-3] Of the poster that was rejected in this round only the symbol.
  const hasRejected = state.deeds.some(
    (deed) => deed.kind === 'kept-poster' && deed.seat === seat && deed.round === state.round,
  );
  const about: readonly Statement[] = [
    ...(wasCast && !hasClaimed(state, seat, 'card')
      ? SIDES.map((says) => ({ topic: 'card' as const, says }))
      : []),
    ...(hasRejected && !hasClaimed(state, seat, 'poster')
      ? SIDES.map((says) => ({ topic: 'poster' as const, says }))
      : []),
    ...(hasClaimed(state, seat, 'loyalty')
      ? []
      : LOYALTIES.map((says) => ({ topic: 'loyalty' as const, says }))),
  ];
  return about.map((statement) => ({ type: 'claim', ...statement }));
}

export function claim(take: Take, seat: Seat, statement: Statement): void {
  const { claims, premieres } = take.state;
  take.update({ claims: [...claims, { seat, after: premieres.length, statement }] });
  take.tell({ type: 'claimed', seat, statement });
}
