import { useLayoutEffect, useRef } from 'react';
import type { View } from 'react-native';
import Animated from 'react-native-reanimated';

import type { ArrivingProps } from './heading';
import { useMotion } from './MotionProvider';
import { usePlaces } from './Places';
import { SPRING_EASING, SPRING_MS } from './springEasing';

function shift(x: number, y: number): string {
  return `translate(${x}px, ${y}px)`;
}

/** Puts something where it comes from and lets it go: it heads for where it belongs by its own style. */
function letGo(element: HTMLElement, start: string): void {
  const { style } = element;
  const { transform, transitionDuration } = style;
  style.transitionDuration = '0s';
  style.transform = start;
  // Asked for, so that the browser sees it there before it sees it leave.
  element.getBoundingClientRect();
  style.transitionDuration = transitionDuration;
  style.transform = transform;
}

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
    if (from === undefined || motion === 'still') return;
    const isItself = typeof origin !== 'string';
    const start = places.rect(from, isItself ? origin.itself : origin);
    if (start === undefined || !(view.current instanceof HTMLElement)) return;
    letGo(
      view.current,
      shift(
        (isItself ? x : 0) + start.x + (start.width - width) / 2,
        (isItself ? y : 0) + start.y + (start.height - height) / 2,
      ),
    );
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
