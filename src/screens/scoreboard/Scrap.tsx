import { StyleSheet } from 'react-native';
import Animated, { type SharedValue, useAnimatedStyle } from 'react-native-reanimated';
import { Path } from 'react-native-svg';

import { Drawing } from '../../ui/Drawing';
import type { ScrapPlan } from './scraps';

interface Props {
  readonly scrap: ScrapPlan;
  /** From 0 to 1 while all of them fall. */
  readonly fall: SharedValue<number>;
  readonly width: number;
  readonly height: number;
}

/** From here on it fades. */
const FADE = 0.8;

export function Scrap({ scrap, fall, width, height }: Props) {
  const { at, delay, drift, turns, size, outline, fill } = scrap;
  const style = useAnimatedStyle(() => {
    const own = Math.min(1, Math.max(0, (fall.value - delay) / (1 - delay)));
    return {
      opacity: own <= FADE ? 1 : (1 - own) / (1 - FADE),
      transform: [
        { translateX: drift * Math.sin(own * 9 + at * 6) },
        { translateY: own * (height + size) - size },
        { rotate: `${own * turns * 360}deg` },
      ],
    };
  });
  return (
    <Animated.View style={[styles.scrap, { left: at * width }, style]}>
      <Drawing width={size} height={size} viewBox="0 0 24 24">
        <Path d={outline} fill={fill} fillRule="evenodd" />
      </Drawing>
    </Animated.View>
  );
}

const styles = StyleSheet.create({ scrap: { position: 'absolute', top: 0 } });
