import type { Bot } from '../../../engine/bot';
import type { Random } from '../../../engine/random';
import { finish } from '../../../engine/steps';
import type { Action, Hollywood, View } from '../types';
import { bestChoice } from './choice';
import { CHOOSING, type Core } from './core';
import { actionOf, coreOf } from './encode';
import { prospectsOf } from './features';
import { Judge } from './judge';
import { LEVEL_TABLE, type Level, type LevelId, LEVELS, playoutsFor } from './levels';
import { Noise } from './noise';
import { Search } from './search';
import { NAIVE_WEIGHTS, weightsFor } from './weights';

/** Playouts between two looks at the clock: together they take far less than a slice on a phone. */
const STEP = 8;
const NOISE_SEEDS = 0x7fffffff;

export function judgeFor(core: Core, view: View, { isSeasoned }: Level): Judge {
  return new Judge(isSeasoned ? weightsFor(core) : NAIVE_WEIGHTS, prospectsOf(view.undealt));
}

export function noiseFrom(random: Random): Noise {
  return new Noise(random.int(NOISE_SEEDS));
}

/** Runs so many playouts in small steps. */
export function* grow(search: Search, playouts: number): Generator<undefined, void> {
  while (search.size < playouts) {
    const end = Math.min(playouts, search.size + STEP);
    while (search.size < end) search.playout();
    yield undefined;
  }
}

function* think(level: Level, view: View, random: Random): Generator<undefined, number> {
  const core = coreOf(view);
  const judge = judgeFor(core, view, level);
  if (core.stage === CHOOSING) return bestChoice(core, judge).move;
  const search = new Search(core, judge, noiseFrom(random), level);
  yield* grow(search, playoutsFor(level, core.left));
  return search.best();
}

export function botOf(id: LevelId, level: Level = LEVEL_TABLE[id]): Bot<Hollywood> {
  function* steps(
    view: View,
    legal: readonly Action[],
    random: Random,
  ): Generator<undefined, Action> {
    const [only, second] = legal;
    if (only !== undefined && second === undefined) return only;
    return actionOf(yield* think(level, view, random));
  }
  return {
    level: id,
    think: (view, _seat, legal, random) => steps(view, legal, random),
    choose: (view, _seat, legal, random) => finish(steps(view, legal, random)),
  };
}

/** Every level, the weakest first. */
export const hollywoodBots: readonly Bot<Hollywood>[] = LEVELS.map((id) => botOf(id));
