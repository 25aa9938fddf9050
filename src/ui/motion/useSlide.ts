import { useCallback, useRef } from 'react';
import type { View } from 'react-native';
import {
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

import { type Point, SLIDE_MS } from './heading';
import type { Motion } from './MotionProvider';

const TIMING = { duration: SLIDE_MS, reduceMotion: ReduceMotion.Never } as const;

/** Something unseen until it is told where to be; from then on it slides from place to place. */
export function useSlide() {
  const ref = useRef<View>(null);
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const light = useSharedValue(0);
  const isShown = useRef(false);

  const slideTo = useCallback(
    (place: Point | undefined, motion: Motion) => {
      light.set(place === undefined ? 0 : 1);
      if (place !== undefined) {
        const slides = motion === 'full' && isShown.current;
        x.set(slides ? withTiming(place.x, TIMING) : place.x);
        y.set(slides ? withTiming(place.y, TIMING) : place.y);
      }
      isShown.current = place !== undefined;
    },
    [x, y, light],
  );

  const style = useAnimatedStyle(() => ({
    opacity: light.value,
    transform: [{ translateX: x.value }, { translateY: y.value }],
  }));
  return { ref, style, slideTo };
}
