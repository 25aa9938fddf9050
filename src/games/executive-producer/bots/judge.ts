import { entryAt } from '../../../engine/lists';
import { AWARDS } from '../cards/awards';
import { OBJECTIVES } from '../cards/objectives';
import { productionsOf } from '../productions';
import { seatsOf } from '../../../engine/seats';
import type { State } from '../types';
import { payoffOf } from './payoff';
import { type Position, positionIn } from './position';
import { moneyWorth } from './rates';
import { PUBLIC_OBJECTIVES } from '../cards/objectives';
import { shareOut, starsWorth } from './stars';

/** What an ability and a News in hand are worth while there is time to use them. */
const ABILITY = 0.5;
const NEWS_IN_HAND = 0.25;
/** What it costs to be bankrupt, for every turn to come. */
const BANKRUPTCY = 0.8;
/** How far apart points have to be to mean something: less and less towards the end. */
const LEAST_SPREAD = 0.8;
const SPREAD_A_TURN = 0.45;

/** What a player has and will have without any doubt, or is on the way to. */
function assetsOf(position: Position): number {
  const { state, seat, rates, news } = position;
  const time = Math.min(1, rates.turns / 3);
  let points = moneyWorth(entryAt(state.money, seat), rates);
  for (const { awards } of entryAt(state.movies, seat))
    for (const award of awards) points += AWARDS[award].points;
  for (const objective of entryAt(state.revealed, seat)) points += OBJECTIVES[objective].points;
  for (const production of productionsOf(state, seat))
    points += Math.max(0, payoffOf(position, seat, production));
  points += time * ABILITY * entryAt(state.abilities, seat).length;
  points += Math.min(1, rates.turns) * NEWS_IN_HAND * news.length;
  if (entryAt(state.isBankrupt, seat)) points -= BANKRUPTCY * Math.min(3, 1 + rates.turns);
  return points;
}

/** By seat, the points that a player of a world will have in the end, as far as can be seen. */
export function outlookIn(state: State): readonly number[] {
  const positions = seatsOf(state.money.length).map((seat) => positionIn(state, seat));
  const { rates } = entryAt(positions, 0);
  const stars = starsWorth(state, rates);
  const points = positions.map((position, seat) => assetsOf(position) + entryAt(stars, seat));
  shareOut(points, PUBLIC_OBJECTIVES.rich.points, 3 * rates.turns, (seat) =>
    entryAt(state.money, seat),
  );
  return points;
}

/** A player's chance to win in a world. */
export function chanceIn(state: State, seat: number): number {
  if (state.phase.kind === 'over') {
    const { winners } = state.phase;
    return winners.some((winner) => winner === seat) ? 1 / winners.length : 0;
  }
  const points = outlookIn(state);
  const { turns } = positionIn(state, state.current).rates;
  const spread = LEAST_SPREAD + SPREAD_A_TURN * turns;
  const top = Math.max(...points);
  const weights = points.map((point) => Math.exp((point - top) / spread));
  return entryAt(weights, seat) / weights.reduce((sum, weight) => sum + weight, 0);
}
