import { useEffect } from 'react';
import {
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withSequence,
  withTiming,
} from 'react-native-reanimated';

import { useMotion } from '../../ui/motion/MotionProvider';

const CLAP = {
  duration: 170,
  easing: Easing.out(Easing.quad),
  reduceMotion: ReduceMotion.Never,
} as const;
const CLAPS = 7;

/** Beats like clapping hands for two and a half seconds; still under reduced motion. */
export function useApplause() {
  const motion = useMotion();
  const scale = useSharedValue(1);
  useEffect(() => {
    const clap = withSequence(ReduceMotion.Never, withTiming(1.08, CLAP), withTiming(1, CLAP));
    scale.set(
      motion === 'full' ? withRepeat(clap, CLAPS, false, undefined, ReduceMotion.Never) : 1,
    );
  }, [motion, scale]);
  return useAnimatedStyle(() => ({ transform: [{ scale: scale.value }] }));
}
