import {
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

import { useMotion } from './MotionProvider';

const PRESS = { duration: 150, reduceMotion: ReduceMotion.Never } as const;

/** A thing that gives way a little under the finger, unless motion is reduced. */
export function usePressScale(pressed = 0.97) {
  const motion = useMotion();
  const scale = useSharedValue(1);
  const moveTo = (value: number) => {
    scale.set(motion === 'full' ? withTiming(value, PRESS) : 1);
  };
  return {
    style: useAnimatedStyle(() => ({ transform: [{ scale: scale.value }] })),
    onPressIn: () => {
      moveTo(pressed);
    },
    onPressOut: () => {
      moveTo(1);
    },
  };
}
