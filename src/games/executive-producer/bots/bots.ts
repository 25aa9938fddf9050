import type { Bot } from '../../../engine/bot';
import { findAction } from '../../../engine/game';
import type { Random } from '../../../engine/random';
import type { Seat } from '../../../engine/seats';
import { finish } from '../../../engine/steps';
import type { Action, ExecutiveProducer, View } from '../types';
import { bestFew, bestOf, type Candidate } from './candidate';
import { releasesToCome } from './horizon';
import { LEVEL_TABLE, type Level, type LevelId, LEVELS } from './levels';
import { candidatesOf } from './policy';
import { positionOf } from './position';
import { Search } from './search';
import { withWhim } from './whim';

/** What is offered of what makes sense. */
function offered(view: View, seat: Seat, legal: readonly Action[]): readonly Candidate[] {
  return candidatesOf(positionOf(view, seat)).flatMap((candidate) => {
    const action = findAction(legal, candidate.action);
    return action === undefined ? [] : [{ ...candidate, action }];
  });
}

/** A lead in points that worlds would hardly ever overturn; what is that far behind is not thought about. */
const CLEAR_LEAD = 2;

/** [EPTURN-2] Whether it gives up the actions that are left. */
function isStop({ type }: Action): boolean {
  return type === 'give-up' || type === 'draw-news' || type === 'end-turn';
}

/** What is worth thinking about: how to use an action, and what to bid. The rest liking sees as well. */
function isOpen({ phase }: View, [best, second]: readonly Candidate[]): boolean {
  if (best === undefined || second === undefined) return false;
  if (phase.kind === 'bidding') return true;
  return phase.kind === 'turn' && !isStop(best.action) && best.isFree !== true;
}

/**
 * What is thought about. Stopping with a movie to release and an action left is not: it looks well in worlds that end soon
 * and wins no match more. Where the release would end the season, it may.
 */
function searched(view: View, few: readonly Candidate[]): readonly Candidate[] {
  const isRelease = ({ action }: Candidate): boolean => action.type === 'release';
  const mayWait = releasesToCome(view, view.awardDeckSize) === 1;
  return mayWait || !few.some(isRelease) ? few : few.filter(({ action }) => !isStop(action));
}

function* steps(
  level: Level,
  view: View,
  seat: Seat,
  legal: readonly Action[],
  random: Random,
): Generator<undefined, Action> {
  const [only, second] = legal;
  if (only !== undefined && second === undefined) return only;
  const candidates = withWhim(offered(view, seat, legal), level.whim, random);
  const best = bestOf(candidates);
  if (best === undefined) return random.pick(legal);
  const close = candidates.filter(({ gain }) => best.gain - gain < CLEAR_LEAD);
  const few = searched(view, bestFew(close, level.moves));
  if (!isOpen(view, few)) return best.action;
  const search = new Search(view, seat, few, level, random);
  while (!search.isDone) yield* search.tryWorld();
  return search.best() ?? best.action;
}

export function botOf(id: LevelId, level: Level = LEVEL_TABLE[id]): Bot<ExecutiveProducer> {
  return {
    level: id,
    think: (view, seat, legal, random) => steps(level, view, seat, legal, random),
    choose: (view, seat, legal, random) => finish(steps(level, view, seat, legal, random)),
  };
}

/** Every level, the weakest first. */
export const executiveProducerBots: readonly Bot<ExecutiveProducer>[] = LEVELS.map((id) =>
  botOf(id),
);
