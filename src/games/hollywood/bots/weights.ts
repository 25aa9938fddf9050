import type { Core } from './core';
import { FEATURES } from './features';
import { FITTED } from './fitted';

/** What the features are worth: the weights for the end of this round; none are needed at the end of the last one. */
export function weightsFor(core: Core): readonly number[] {
  const game = core.advanced ? 'advanced' : 'basic';
  return FITTED[`${core.seats} ${game} ${core.roundsLeft}`] ?? [];
}

/** For those who count points only: what a project has now, nothing for what may come. */
export const NAIVE_WEIGHTS: readonly number[] = FEATURES.map((feature) =>
  ['points', 'multiplied', 'largest', 'second', 'third'].includes(feature) ? 0.35 : 0,
);
