import { startTransition, useEffect, useState } from 'react';

const UNSEEN_MS = 100;

/**
 * The value as it was a frame ago. For what is beside the point of a tap: the browser lays out and paints what was
 * touched first, and the rest in the next frame, where both together would make it miss one.
 */
export function useLate<Value>(value: Value): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const follow = (): void => {
      startTransition(() => {
        setLate(value);
      });
    };
    const frame = requestAnimationFrame(follow);
    // A page that is not seen draws no frames, and shows what is when it is seen again.
    const timer = setTimeout(follow, UNSEEN_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return late;
}
