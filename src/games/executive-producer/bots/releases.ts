import { joinedBy } from '../making';
import { canDirect } from '../productions';
import { canBeReleased } from '../release';
import { type Candidate, free } from './candidate';
import { bestOwnDirector, forecastAsIs } from './forecast';
import { diceWorth, payoffOf } from './payoff';
import { isReady, type Table } from './table';

/** Money and stars now, an award, and room for the next movie: what waiting a turn with a release would cost. */
const DELAY = 1.8;
/** Of what a larger movie is worth, so that the larger of two goes first. */
const LARGER = 0.1;

/** [EPDIRECTOR-3] Own directors come last: nothing is gained by showing early who it will be. */
export function placements(table: Table): readonly Candidate[] {
  const { state, seat } = table;
  if (state.turn.actionsLeft === 0) return [];
  return table.own.flatMap(({ production, payoff, missing }) => {
    const { script } = production;
    const isWanted = missing === 0 || table.rates.turns === 0;
    if (production.director !== undefined || !isWanted) return [];
    const director = bestOwnDirector(state, seat, production);
    if (director === undefined || !canDirect(state, production, director)) return [];
    const gain = payoffOf(table, seat, joinedBy(production, 'directors', director)) - payoff;
    return free({ type: 'place-director', director, on: script }, gain + 1);
  });
}

/** [EPRELEASE-1] [EPEND-2] */
export function releases(table: Table): readonly Candidate[] {
  const { state, seat, rates } = table;
  const { actionsLeft } = state.turn;
  if (actionsLeft === 0) return [];
  const finished = table.own.filter(
    (project) => isReady(project) && project.production.director !== undefined,
  ).length;
  // [EPEND-2] In the last round one more card first, if any, unless there is another movie to release.
  const isEarly = state.turn.actionsTaken === 0 && actionsLeft > 1;
  const isPatient = state.stage === 'last-round' && isEarly && finished < actionsLeft;
  return table.own.flatMap((project) => {
    const { production } = project;
    if (!canBeReleased(state, production)) return [];
    const worth = diceWorth(table, seat, forecastAsIs(production, seat));
    const isFinished = isReady(project);
    const action = { type: 'release', script: production.script } as const;
    if (state.stage === 'last-round')
      return { action, gain: isPatient ? Math.min(worth, 0.02) : worth };
    // A release with an empty role, where one may stay empty.
    const lost = isFinished ? 0 : project.payoff + rates.action - worth;
    const gain = DELAY + LARGER * worth - Math.max(0, lost);
    return { action, gain };
  });
}
