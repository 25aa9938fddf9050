import { entryAt } from '../../../engine/lists';
import type { Seat } from '../../../engine/seats';
import type { Production } from '../types';
import { chanceAtLeast } from './chances';
import { directorFor, type Forecast, forecastAsIs, forecastWhole, missingWith } from './forecast';
import { hopesOf } from './hopes';
import type { Position } from './position';
import { moneyWorth, type Rates } from './rates';

/** A release of usual size, to see what its money is worth. */
const USUAL_TAKINGS = 8;
/** What it takes to win an award of the season, which Best Picture asks for, and to have stars left for that. */
const STARS_OF_A_PICTURE = 8;
/** How sharply the chance to finish falls with the actions that are missing. */
const HASTE = 1.2;

/** What a star of such a movie is worth: the more big awards it can run for, the more. */
export function starRate(
  rates: Rates,
  { review, directorBonuses, actorBonuses }: Forecast,
): number {
  const picture = rates.seasonStar > 0 ? chanceAtLeast(STARS_OF_A_PICTURE, review) : 0;
  const chances = Math.min(1, directorBonuses) + Math.min(1, actorBonuses) + picture;
  return rates.seasonStar + (rates.bigStar * chances) / 2;
}

/** What a dollar of a release's takings is worth. */
export function dollarRate({ state, rates }: Position, seat: Seat): number {
  const dollars = entryAt(state.money, seat);
  return (moneyWorth(dollars + USUAL_TAKINGS, rates) - moneyWorth(dollars, rates)) / USUAL_TAKINGS;
}

/** What the dice of a release are worth to whoever rolls them. */
export function diceWorth(position: Position, seat: Seat, forecast: Forecast): number {
  const star = starRate(position.rates, forecast);
  const dollar = dollarRate(position, seat);
  return (
    Math.max(0, forecast.review) * star +
    Math.max(0, forecast.boxOffice) * dollar +
    forecast.bonuses * Math.max(star, dollar)
  );
}

function worthOf(position: Position, seat: Seat, draft: Production, forecast: Forecast): number {
  const hopes = seat === position.seat ? hopesOf(position, draft, forecast) : 0;
  return diceWorth(position, seat, forecast) + hopes;
}

/** The chance that so many actions are still to come before the end. */
function chanceToFinish({ turns, actions }: Rates, missing: number): number {
  if (turns === 0) return missing <= actions ? 1 : 0;
  return 1 / (1 + Math.exp((missing - actions) / HASTE));
}

/** What a movie in production is worth to its player: what it will bring, less the actions it still takes. */
export function payoffOf(
  position: Position,
  seat: Seat,
  draft: Production,
  director = directorFor(position.state, seat, draft),
): number {
  const { rates } = position;
  const asIs = forecastAsIs(draft, seat);
  const missing = missingWith(draft, director);
  if (missing === 0 && draft.director !== undefined)
    return rates.another * (worthOf(position, seat, draft, asIs) - rates.action);
  const chance = chanceToFinish(rates, missing + 1);
  const whole = forecastWhole(draft, director, asIs);
  // [EPEND-2] What is not finished is released as it is, by whoever has a turn at the very end.
  const atTheEnd = (1 - chance) * rates.lastTurn;
  const unfinished = atTheEnd < 0.05 ? 0 : atTheEnd * worthOf(position, seat, draft, asIs);
  const finished = chance * worthOf(position, seat, draft, whole);
  return finished + unfinished - missing * (rates.action + rates.card) - rates.action;
}
