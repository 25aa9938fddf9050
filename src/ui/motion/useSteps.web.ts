import { startTransition, useEffect, useState } from 'react';

import { afterFrame } from './afterFrame';

/**
 * How many of the parts of a screen are shown: one at first, and one more with every frame. A browser styles, lays out and
 * paints in one go whatever is new in a frame; a whole screen at once is more than a phone has time for. A screen that
 * comes back from beneath another is shown in the same way.
 */
export function useSteps(parts: number, isSeen = true): number {
  const [step, setStep] = useState(1);
  useEffect(() => {
    const next = isSeen ? Math.min(step + 1, parts) : 1;
    if (next === step) return undefined;
    return afterFrame(() => {
      startTransition(() => {
        setStep(next);
      });
    });
  }, [step, parts, isSeen]);
  return Math.min(step, parts);
}
