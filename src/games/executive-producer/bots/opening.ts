import { NEWS } from '../cards/news';
import { printedOf } from '../facts';
import { producing } from '../productions';
import { entryAt } from '../../../engine/lists';
import type { Phase, Release } from '../types';
import type { Candidate } from './candidate';
import { forecastAsIs } from './forecast';
import { hopesOf } from './hopes';
import { diceWorth } from './payoff';
import type { Position } from './position';

/*
 * What is asked at a release.
 */

/** [EPRELEASE-2] The better change for an own movie, the worse one for another player's. */
export function changeCandidates(position: Position, release: Release): readonly Candidate[] {
  const production = producing(position.state, release.seat, release.script);
  const played = entryAt(production.news, release.nextNews);
  const forecast = forecastAsIs(production, release.seat);
  const printed = printedOf(production);
  const isOwn = release.seat === position.seat;
  return NEWS[played.news].changes.map((change, index) => {
    const review = printed.review + release.changes.review + change.review;
    const boxOffice = printed.boxOffice + release.changes.boxOffice + change.boxOffice;
    const changed = { ...forecast, review, boxOffice };
    const hopes = isOwn ? hopesOf(position, production, changed) : 0;
    const worth = diceWorth(position, release.seat, changed) + hopes;
    return {
      action: { type: 'choose-change', change: index === 0 ? 0 : 1 },
      gain: isOwn ? worth : -worth,
    };
  });
}

/** [EPRELEASE-3] */
export function bonusCandidates(
  position: Position,
  { script, totals, bonuses }: Extract<Phase, { kind: 'bonuses' }>,
): readonly Candidate[] {
  const { state, seat } = position;
  const production = producing(state, seat, script);
  const forecast = forecastAsIs(production, seat);
  return Array.from({ length: bonuses + 1 }, (_, review) => {
    const dice = {
      ...forecast,
      review: totals.review + review,
      boxOffice: totals.boxOffice + bonuses - review,
      bonuses: 0,
    };
    const gain = diceWorth(position, seat, dice) + hopesOf(position, production, dice);
    return { action: { type: 'put-bonuses', review }, gain };
  });
}
