import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';

let isFirst = true;

/**
 * A screen as it comes on. A change of screens is one piece of work, which no frame waits for; so first the stage is
 * bare, and the screen is made ready between the frames. The first one of a visit is there at once.
 */
export function Entrance({ children }: { readonly children: ReactNode }) {
  const [isThere] = useState(() => isFirst);
  const isReady = useDeferredValue(true, isThere);
  useEffect(() => {
    isFirst = false;
  }, []);
  return isReady ? children : undefined;
}
