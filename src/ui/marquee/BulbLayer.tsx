import { StyleSheet } from 'react-native';
import Animated from 'react-native-reanimated';

import { useTwinkle } from '../motion/useTwinkle';
import type { Bulb } from './bulbs';
import { Bulbs } from './Bulbs';

interface Props {
  readonly bulbs: readonly Bulb[];
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly delay: number;
}

/** Some of a frame's bulbs, lit. They share one animated opacity: a hundred lights cost no more than one. */
export function BulbLayer({ bulbs, width, height, radius, delay }: Props) {
  const twinkle = useTwinkle(delay);
  return (
    <Animated.View style={[StyleSheet.absoluteFill, styles.untouchable, twinkle]}>
      <Bulbs {...{ bulbs, width, height, radius }} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({ untouchable: { pointerEvents: 'none' } });
