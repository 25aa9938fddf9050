import { StyleSheet } from 'react-native';
import Animated from 'react-native-reanimated';
import { Circle, Defs, RadialGradient, Stop } from 'react-native-svg';

import { usePaints } from '../art/usePaints';
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

/** Some of a frame's bulbs, lit. They share one animated opacity: a hundred lights cost no more than one. */
export function BulbLayer({ bulbs, width, height, radius, delay }: Props) {
  const paints = usePaints();
  const twinkle = useTwinkle(delay);
  return (
    <Animated.View style={[StyleSheet.absoluteFill, styles.untouchable, twinkle]}>
      <Drawing width={width} height={height}>
        <Defs>
          <RadialGradient id={paints.id('glow')} cx="0.5" cy="0.5" r="0.5">
            <Stop offset="0" stopColor={COLOUR.bulb} stopOpacity={0.95} />
            <Stop offset="0.35" stopColor="#FFC45C" stopOpacity={0.5} />
            <Stop offset="1" stopColor="#FF9A3C" stopOpacity={0} />
          </RadialGradient>
        </Defs>
        {bulbs.map(({ x, y }) => (
          <Circle
            key={`glow ${x} ${y}`}
            cx={x}
            cy={y}
            r={radius * 2.7}
            fill={paints.fill('glow')}
          />
        ))}
        {bulbs.map(({ x, y }) => (
          <Circle key={`core ${x} ${y}`} cx={x} cy={y} r={radius} fill={COLOUR.bulbCore} />
        ))}
      </Drawing>
    </Animated.View>
  );
}

const styles = StyleSheet.create({ untouchable: { pointerEvents: 'none' } });
