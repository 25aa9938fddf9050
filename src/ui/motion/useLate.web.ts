import { startTransition, useEffect, useState } from 'react';

import { afterFrame } from './afterFrame';

/**
 * The value as it was a frame ago. For what is beside the point of a tap: the browser lays out and paints what was
 * touched first, and the rest in the next frame, where both together would make it miss one.
 */
export function useLate<Value>(value: Value): Value {
  const [late, setLate] = useState(value);
  useEffect(
    () =>
      afterFrame(() => {
        startTransition(() => {
          setLate(value);
        });
      }),
    [value],
  );
  return late;
}
