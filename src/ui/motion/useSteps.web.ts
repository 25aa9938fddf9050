import { startTransition, useEffect, useState } from 'react';

import { afterFrame } from './afterFrame';

/**
 * How many of the parts of a screen are there: one at first, and one more with every frame. A browser styles, lays out and
 * paints in one go whatever is new in a frame; a whole screen at once is more than a phone has time for.
 */
export function useSteps(parts: number): number {
  const [step, setStep] = useState(1);
  useEffect(() => {
    if (step >= parts) return undefined;
    return afterFrame(() => {
      startTransition(() => {
        setStep(step + 1);
      });
    });
  }, [step, parts]);
  return Math.min(step, parts);
}
