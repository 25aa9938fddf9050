import { CHOOSING, Core, MOST_MOVES, PLACING } from '../../src/games/hollywood/bots/core';
import type { Noise } from '../../src/games/hollywood/bots/noise';
import { leadsOf } from './value';

/** How far the player would be ahead if the cards were handed out now, every star to the project that is best at once. */
function leadNow(core: Core, seat: number): number {
  if (core.stage === PLACING) core.close();
  if (core.stage === CHOOSING) return bestMove(core, core.seat, seat).lead;
  const leads: number[] = [];
  leadsOf(core, 0, leads);
  return leads[seat] ?? 0;
}

interface Found {
  readonly move: number;
  /** Of the player who asked. */
  readonly lead: number;
}

function bestMove(root: Core, mover: number, asked: number, noise?: Noise): Found {
  const list = new Array<number>(MOST_MOVES).fill(0);
  const count = root.moves(list);
  // Equals are broken by chance: the first one looked at wins.
  const start = noise?.below(count) ?? 0;
  let best: Found = { move: -1, lead: 0 };
  let highest = -Infinity;
  for (let index = 0; index < count; index += 1) {
    const move = list[(start + index) % count] ?? 0;
    const core = new Core(root.seats, root.advanced, root.claimOrder);
    core.copy(root);
    core.play(move);
    const after = new Core(root.seats, root.advanced, root.claimOrder);
    after.copy(core);
    const worth = leadNow(core, mover);
    if (worth > highest) {
      highest = worth;
      best = { move, lead: asked === mover ? worth : leadNow(after, asked) };
    }
  }
  return best;
}

/** Looks one move ahead, as if the round ended right after it. */
export function greedyMove(core: Core, noise: Noise): number {
  return bestMove(core, core.seat, core.seat, noise).move;
}
