import { useEffect, useState } from 'react';

import { useMotion } from '../../../ui/motion/MotionProvider';

/** Counts 0 … count−1 over and over; nothing while motion is reduced. */
export function useStep(count: number, everyMs: number): number | undefined {
  const motion = useMotion();
  const [ticks, setTicks] = useState(0);

  useEffect(() => {
    if (motion === 'still') return undefined;
    const timer = setInterval(() => {
      setTicks((before) => before + 1);
    }, everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [everyMs, motion]);

  return motion === 'still' ? undefined : ticks % count;
}
