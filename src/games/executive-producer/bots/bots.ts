import type { Bot } from '../../../engine/bot';
import { findAction } from '../../../engine/game';
import type { Random } from '../../../engine/random';
import type { Seat } from '../../../engine/seats';
import type { Action, ExecutiveProducer, View } from '../types';
import { bestOf, type Candidate } from './candidate';
import { LEVEL_TABLE, type Level, type LevelId, LEVELS } from './levels';
import { candidatesOf } from './policy';
import { positionOf } from './position';

const STEPS_OF_WHIM = 1024;

/** The same moves, liked a little more or less each. */
function withWhim(
  candidates: readonly Candidate[],
  whim: number,
  random: Random,
): readonly Candidate[] {
  if (whim === 0) return candidates;
  return candidates.map(({ action, gain }) => ({
    action,
    gain: gain + (whim * random.int(STEPS_OF_WHIM)) / STEPS_OF_WHIM,
  }));
}

export function botOf(id: LevelId, level: Level = LEVEL_TABLE[id]): Bot<ExecutiveProducer> {
  function choose(view: View, seat: Seat, legal: readonly Action[], random: Random): Action {
    const [only, second] = legal;
    if (only !== undefined && second === undefined) return only;
    const offered = candidatesOf(positionOf(view, seat)).flatMap(({ action, gain, ...rest }) => {
      const found = findAction(legal, action);
      return found === undefined ? [] : [{ ...rest, action: found, gain }];
    });
    const best = bestOf(withWhim(offered, level.whim, random));
    return best?.action ?? random.pick(legal);
  }
  return { level: id, choose };
}

/** Every level, the weakest first. */
export const executiveProducerBots: readonly Bot<ExecutiveProducer>[] = LEVELS.map((id) =>
  botOf(id),
);
