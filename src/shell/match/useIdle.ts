import { useCallback, useEffect, useState } from 'react';

const SECOND_MS = 1000;
/** For so many seconds before it ends, the end is announced. */
const WARNING = 10;

/** Counts down while nobody touches the screen. `warning` is the number of seconds left once they are few. */
export function useIdle(seconds: number, onIdle: () => void) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => {
      setLeft((before) => before - 1);
    }, SECOND_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) onIdle();
  }, [isOver, onIdle]);
  const touch = useCallback(() => {
    setLeft(seconds);
  }, [seconds]);
  return { warning: left > 0 && left <= WARNING ? left : undefined, touch };
}
