import type { Random } from '../../../engine/random';
import type { Candidate } from './candidate';

const STEPS = 1024;

/** The same moves, liked a little more each, by chance. */
export function withWhim(
  candidates: readonly Candidate[],
  whim: number,
  random: Random,
): readonly Candidate[] {
  if (whim === 0) return candidates;
  return candidates.map(({ action, gain }) => ({
    action,
    gain: gain + (whim * random.int(STEPS)) / STEPS,
  }));
}
