import { campaigned } from '../making';
import type { Ratings, Reach, Roll } from '../vocabulary';
import type { Use } from './abilities';
import { gainOfTwoRolls } from './chances';
import { forecastAsIs } from './forecast';
import { dollarRate, payoffOf, starRate } from './payoff';
import type { Project } from './projects';
import { isNearlyReady, isReady, type Table } from './table';

/** Whether it can be released this turn. */
function isAtHand(table: Table, project: Project): boolean {
  return isReady(project) && table.state.turn.actionsLeft > 0;
}

/** Own movies when they are released, others' before they can be. */
export function campaigns(table: Table, reach: Reach, change: Ratings): readonly Use[] {
  const isOwn = reach === 'own';
  const isLast = table.rates.turns === 0;
  return (isOwn ? table.own : table.rivals.projects).flatMap((project) => {
    const isTime = isOwn ? isAtHand(table, project) : isNearlyReady(project);
    if (!isTime && !isLast) return [];
    const { position, seat, production, payoff } = project;
    const effect = payoffOf(position, seat, campaigned(production, change)) - payoff;
    const aim = { at: 'movie', seat, script: production.script } as const;
    return { aim, gain: isOwn ? effect : -effect * table.rivals.weightOf(project) };
  });
}

/** Once the movie that is released next has its director. */
export function twoTakes(table: Table, roll: Roll): readonly Use[] {
  const gains = table.own.flatMap((project) => {
    if (!isAtHand(table, project) || project.production.director === undefined) return [];
    const forecast = forecastAsIs(project.production, project.seat);
    const rate =
      roll === 'review' ? starRate(table.rates, forecast) : dollarRate(table, table.seat);
    return gainOfTwoRolls(forecast[roll] + forecast.bonuses) * rate;
  });
  return gains.length === 0 ? [] : [{ aim: { at: 'nothing' }, gain: Math.max(...gains) }];
}

/** What the dice may fall short of their average by, as far as an insurance pays for it: so much of what they vary by. */
const SHORTFALL = 0.4;

/** A movie that is about to open, for what it is likely to fall short of that. */
export function insurances(table: Table, dollars: number): readonly Use[] {
  const dollar = dollarRate(table, table.seat);
  return table.own.flatMap((project) => {
    const { seat, production } = project;
    const isTime = isAtHand(table, project) || table.rates.turns === 0;
    if (!isTime || production.insured > 0) return [];
    const { boxOffice } = forecastAsIs(production, seat);
    const dice = Math.max(0, boxOffice);
    const missing = Math.max(0, dollars - dice);
    const gain = (missing + SHORTFALL * gainOfTwoRolls(dice)) * dollar;
    return { aim: { at: 'movie', seat, script: production.script }, gain } as const;
  });
}
