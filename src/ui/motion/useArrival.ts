import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSpring,
} from 'react-native-reanimated';

import { useMotion } from './MotionProvider';
import { usePlaces } from './Places';

interface Heading {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The place whose corner `x` and `y` are counted from, or itself: a board that is just being shown has no place yet. */
  readonly origin: string | { readonly itself: string };
  /** The place it comes from when it is new; without one it is simply there. */
  readonly from: string | undefined;
  readonly delay: number;
}

/** Physical and short: settled in about a third of a second, with one soft overshoot. */
const SPRING = { duration: 330, dampingRatio: 0.62, reduceMotion: ReduceMotion.Never } as const;

function springTo(value: number, delay: number): number {
  return withDelay(delay, withSpring(value, SPRING), ReduceMotion.Never);
}

/**
 * Something that lies at a place and moves when the place does. It always heads for where its props say, from wherever
 * it is: interrupted, taken back or turned with the phone, it ends up right.
 */
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
    const start = places.rect(from, isItself ? origin.itself : origin);
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
