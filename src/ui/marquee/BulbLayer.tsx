import { StyleSheet } from 'react-native';
import Animated from 'react-native-reanimated';
import { Path } from 'react-native-svg';

import { dots } from '../art/dots';
import { Drawing } from '../Drawing';
import { useTwinkle } from '../motion/useTwinkle';
import { COLOUR } from '../theme/colours';
import type { Bulb } from './bulbs';

interface Props {
  readonly bulbs: readonly Bulb[];
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly delay: number;
}

/** A bulb from its halo to its core, by share of its radius. */
const LIGHT = [
  { size: 2.6, colour: '#FF9A3C', opacity: 0.1 },
  { size: 2.1, colour: '#FFB04A', opacity: 0.16 },
  { size: 1.65, colour: '#FFC45C', opacity: 0.3 },
  { size: 1.3, colour: COLOUR.bulb, opacity: 0.5 },
  { size: 1, colour: COLOUR.bulbCore, opacity: 1 },
] as const;

/** Some of a frame's bulbs, lit. They share one animated opacity: a hundred lights cost no more than one. */
export function BulbLayer({ bulbs, width, height, radius, delay }: Props) {
  const chain = dots(bulbs);
  const twinkle = useTwinkle(delay);
  return (
    <Animated.View style={[StyleSheet.absoluteFill, styles.untouchable, twinkle]}>
      <Drawing width={width} height={height}>
        {LIGHT.map(({ size, colour, opacity }) => (
          <Path
            key={size}
            d={chain}
            stroke={colour}
            strokeOpacity={opacity}
            strokeWidth={2 * radius * size}
            strokeLinecap="round"
          />
        ))}
      </Drawing>
    </Animated.View>
  );
}

const styles = StyleSheet.create({ untouchable: { pointerEvents: 'none' } });
