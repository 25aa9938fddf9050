import { useEffect } from 'react';
import {
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';

import { useMotion } from './MotionProvider';

const BREATH_MS = 1400;
const DIM = 0.42;
const FULL = 1;

/** Never: the app follows the system's setting itself, also when it changes later. See MotionProvider. */
function breathing(): number {
  const breath = withTiming(DIM, {
    duration: BREATH_MS,
    easing: Easing.inOut(Easing.sin),
    reduceMotion: ReduceMotion.Never,
  });
  return withRepeat(breath, -1, true, undefined, ReduceMotion.Never);
}

/** A light that dims and brightens gently, `delay` milliseconds behind its neighbours; under reduced motion it just shines. */
export function useTwinkle(delay: number) {
  const motion = useMotion();
  const light = useSharedValue(FULL);

  useEffect(() => {
    // No `cancelAnimation` here: a value set right after it is cancelled too. Setting replaces what runs, and the
    // shared value stops by itself when its component leaves.
    light.set(motion === 'full' ? withDelay(delay, breathing(), ReduceMotion.Never) : FULL);
  }, [delay, light, motion]);

  return useAnimatedStyle(() => ({ opacity: light.value }));
}
