import { useEffect, useState } from 'react';

/** Counts up to so many, one a moment: for things that take a while to draw. */
export function useOneByOne(all: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown >= all) return undefined;
    const timer = setTimeout(() => {
      setShown(shown + 1);
    }, 0);
    return () => {
      clearTimeout(timer);
    };
  }, [shown, all]);
  return shown;
}
