import { useLayoutEffect, useRef } from 'react';
import type { View } from 'react-native';
import Animated from 'react-native-reanimated';

import type { ArrivingProps } from './heading';
import { letGo } from './letGo';
import { useMotion } from './MotionProvider';
import { usePlaces } from './Places';
import { SPRING_EASING, SPRING_MS } from './springEasing';

/**
 * As on a phone, but by Reanimated's transitions, which the browser carries out: they also set out from wherever a
 * thing is, and run beside whatever the page is busy with, where a motion in JavaScript takes a part of every frame.
 */
export function Arriving(props: ArrivingProps) {
  const { x, y, width, height, origin, from, delay, style, children } = props;
  const motion = useMotion();
  const places = usePlaces();
  const view = useRef<View>(null);

  // Before the first frame is drawn: what is new starts where it comes from.
  useLayoutEffect(() => {
    const element: unknown = view.current;
    if (from === undefined || motion === 'still' || !(element instanceof HTMLElement)) return;
    letGo(element, () => {
      const isItself = typeof origin !== 'string';
      const start = places.rect(from, origin);
      return (
        start && {
          x: (isItself ? x : 0) + start.x + (start.width - width) / 2,
          y: (isItself ? y : 0) + start.y + (start.height - height) / 2,
        }
      );
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: where it came in, not where it is later.
  }, []);

  return (
    <Animated.View
      ref={view}
      style={[
        style,
        { transform: [{ translateX: x }, { translateY: y }] },
        motion === 'full' && { ...SPRINGING, transitionDelay: delay },
      ]}
    >
      {children}
    </Animated.View>
  );
}

const SPRINGING = {
  transitionProperty: 'transform',
  transitionDuration: SPRING_MS,
  transitionTimingFunction: SPRING_EASING,
} as const;
