import { useEffect, useState } from 'react';

/** A finger that was on its way to what stood here before. */
const ON_ITS_WAY_MS = 500;

/** Whether what is shown has been there for a moment: until then touches are not meant for it. */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsSettled(true);
    }, ON_ITS_WAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isSettled;
}
