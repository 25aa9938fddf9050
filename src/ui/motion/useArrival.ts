import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSpring,
} from 'react-native-reanimated';

import { type Heading, SPRING } from './heading';
import { useMotion } from './MotionProvider';
import { usePlaces } from './Places';

const PHYSICAL = { ...SPRING, reduceMotion: ReduceMotion.Never } as const;

function springTo(value: number, delay: number): number {
  return withDelay(delay, withSpring(value, PHYSICAL), ReduceMotion.Never);
}

/** The style of something that is moved by Reanimated to where it belongs. */
export function useArrival({ x, y, width, height, origin, from, delay }: Heading) {
  const motion = useMotion();
  const places = usePlaces();
  const left = useSharedValue(x);
  const top = useSharedValue(y);
  const hasArrived = useRef(false);

  // Before the first frame is drawn: what is new starts where it comes from.
  useLayoutEffect(() => {
    if (from === undefined || motion === 'still') return;
    const isItself = typeof origin !== 'string';
    const start = places.rect(from, origin);
    if (start === undefined) return;
    left.set((isItself ? x : 0) + start.x + (start.width - width) / 2);
    top.set((isItself ? y : 0) + start.y + (start.height - height) / 2);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: where it came in, not where it is later.
  }, []);

  useEffect(() => {
    const isThere = motion === 'still' || (!hasArrived.current && from === undefined);
    hasArrived.current = true;
    left.set(isThere ? x : springTo(x, delay));
    top.set(isThere ? y : springTo(y, delay));
  }, [x, y, delay, motion, from, left, top]);

  return useAnimatedStyle(() => ({
    transform: [{ translateX: left.value }, { translateY: top.value }],
  }));
}
