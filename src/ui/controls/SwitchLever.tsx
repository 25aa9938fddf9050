import { useEffect } from 'react';
import { View } from 'react-native';
import Animated, {
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

import { useMotion } from '../motion/MotionProvider';
import { themed } from '../theme/themed';
import { RADIUS } from '../theme/sizes';

const TRACK = { width: 56, height: 32 } as const;
const BULB = 24;
const TRAVEL = TRACK.width - BULB - 8;
const TURN = { duration: 160, reduceMotion: ReduceMotion.Never } as const;

/** A bulb in a brass track: dark on the left, lit on the right, with a bar or a ring in the free half. */
export function SwitchLever({ isOn }: { readonly isOn: boolean }) {
  const styles = useStyles();
  const motion = useMotion();
  const place = useSharedValue(isOn ? TRAVEL : 0);

  useEffect(() => {
    const to = isOn ? TRAVEL : 0;
    place.set(motion === 'full' ? withTiming(to, TURN) : to);
  }, [isOn, motion, place]);

  const moved = useAnimatedStyle(() => ({ transform: [{ translateX: place.value }] }));
  return (
    <View aria-hidden style={[styles.track, isOn && styles.on]}>
      <View style={[styles.mark, isOn ? styles.bar : styles.ring]} />
      <Animated.View style={[styles.bulb, isOn && styles.lit, moved]} />
    </View>
  );
}

const useStyles = themed((tones) => ({
  track: {
    ...TRACK,
    justifyContent: 'center',
    borderRadius: RADIUS.pill,
    borderWidth: tones.edge(2),
    borderColor: tones.line,
    backgroundColor: tones.page,
    paddingHorizontal: 2,
  },
  on: { backgroundColor: tones.track, borderColor: tones.sign },
  mark: { position: 'absolute' },
  bar: { left: 14, width: 2, height: 12, backgroundColor: tones.spot },
  ring: {
    right: 9,
    width: 11,
    height: 11,
    borderRadius: RADIUS.pill,
    borderWidth: tones.edge(2),
    borderColor: tones.wordsSoft,
  },
  bulb: {
    width: BULB,
    height: BULB,
    borderRadius: RADIUS.pill,
    borderWidth: tones.edge(2),
    borderColor: tones.line,
    backgroundColor: tones.panel,
  },
  lit: {
    borderColor: tones.spot,
    backgroundColor: tones.lit,
    boxShadow: `0 0 10px ${tones.lit}`,
  },
}));
