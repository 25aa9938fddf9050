import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSpring,
} from 'react-native-reanimated';

import { ReelToken } from '../../../ui/art/ReelToken';
import { Drawing } from '../../../ui/Drawing';
import { useMotion } from '../../../ui/motion/MotionProvider';
import type { SamplePlayer } from './sample';

interface Props {
  readonly player: SamplePlayer;
  readonly size: number;
  readonly left: number;
  readonly top: number;
  /** Where it comes in from. */
  readonly from: number;
  readonly delay: number;
}

const SPRING = { duration: 320, dampingRatio: 0.7, reduceMotion: ReduceMotion.Never } as const;

/** A reel that springs to its card, or simply lies there under reduced motion. */
export function SlidingReel({ player, size, left, top, from, delay }: Props) {
  const motion = useMotion();
  const y = useSharedValue(motion === 'full' ? from : top);

  useEffect(() => {
    y.set(motion === 'full' ? withDelay(delay, withSpring(top, SPRING), ReduceMotion.Never) : top);
  }, [delay, motion, top, y]);

  const style = useAnimatedStyle(() => ({ transform: [{ translateY: y.value }] }));
  return (
    <Animated.View style={[styles.reel, { left }, style]}>
      <Drawing width={size} height={size} viewBox="-17 -17 34 34">
        <ReelToken {...player} cx={0} cy={0} r={15} />
      </Drawing>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  reel: { position: 'absolute', top: 0, pointerEvents: 'none' },
});
