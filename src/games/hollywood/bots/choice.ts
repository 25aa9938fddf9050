/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range */
import { Core, MOST_MOVES, ROUND_OVER } from './core';
import type { Judge } from './judge';

export interface Choice {
  readonly move: number;
  /** Each player's chance to win after it. */
  readonly chances: readonly number[];
}

/** All choices that the owners of stars still have, each taking what is best for them: at most three, so all are tried. */
export function choicesOf(root: Core, judge: Judge): readonly Choice[] {
  const list = new Array<number>(MOST_MOVES).fill(0);
  const count = root.moves(list);
  return list.slice(0, count).map((move) => {
    const core = new Core(root.seats, root.advanced, root.claimOrder);
    core.copy(root);
    core.play(move);
    return { move, chances: outcomeOf(core, judge) };
  });
}

function outcomeOf(core: Core, judge: Judge): readonly number[] {
  return core.stage === ROUND_OVER ? judge.verdict(core) : bestChoice(core, judge).chances;
}

export function bestChoice(core: Core, judge: Judge): Choice {
  const { seat } = core;
  return choicesOf(core, judge).reduce((best, choice) =>
    (choice.chances[seat] as number) > (best.chances[seat] as number) ? choice : best,
  );
}
