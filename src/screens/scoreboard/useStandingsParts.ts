import { useSteps } from '../../ui/motion/useSteps';
import type { Standing } from './standing';

/** How much of a score is put up. */
export interface StandingsParts {
  /** The news come first; then who has what, row by row. */
  readonly rows: number;
  /** Then how it came to that; and only then confetti, which would cost the rest its frames. */
  readonly isComplete: boolean;
}

export function useStandingsParts({ rows }: Standing): StandingsParts {
  const all = 1 + rows.length + 1;
  const parts = useSteps(all);
  return { rows: Math.min(parts - 1, rows.length), isComplete: parts === all };
}
