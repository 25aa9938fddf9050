import { NEWS } from '../cards/news';
import { printedOf } from '../facts';
import { producing } from '../productions';
import { entryAt, sum } from '../../../engine/lists';
import { diceToRoll } from '../release';
import type { Opening, Phase, Release } from '../types';
import type { Candidate } from './candidate';
import { forecastAsIs } from './forecast';
import { hopesOf } from './hopes';
import { diceWorth, dollarRate, starRate } from './payoff';
import type { Position } from './position';

/*
 * What is asked at a release.
 */

/** What a second roll should bring while there are more releases to come, in points. */
const WORTH_KEEPING = 0.9;

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

/** [EPMOGUL-1] Dice that fell short of their average are worth rolling again, unless a better chance is still to come. */
export function rollAgainCandidates(position: Position, opening: Opening): readonly Candidate[] {
  const { state, seat, rates } = position;
  const production = producing(state, seat, opening.script);
  const star = starRate(rates, forecastAsIs(production, seat));
  const dollar = dollarRate(position, seat);
  const again = diceToRoll(opening).map((roll): Candidate => {
    const rate = roll === 'review' ? star : dollar;
    const [first = [], ...more] = opening.rolls[roll];
    const best = Math.max(...[first, ...more].map((dice) => sum(dice)));
    return { action: { type: 'roll-again', roll }, gain: (first.length - best) * rate };
  });
  return [...again, { action: { type: 'decline' }, gain: WORTH_KEEPING * rates.business }];
}
