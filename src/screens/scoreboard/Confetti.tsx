import { useEffect, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Easing, ReduceMotion, useSharedValue, withTiming } from 'react-native-reanimated';

import { useMotion } from '../../ui/motion/MotionProvider';
import { Scrap } from './Scrap';
import { SCRAPS } from './scraps';

/** The evening goes on: after this nothing moves any more. */
const LASTS_MS = 2800;
const FALL = {
  duration: LASTS_MS,
  easing: Easing.linear,
  reduceMotion: ReduceMotion.Never,
} as const;

/** Tickets, stars and frames of film come down once. Decoration: nothing waits for it, and there is none under reduced motion. */
export function Confetti() {
  const motion = useMotion();
  const { width, height } = useWindowDimensions();
  const fall = useSharedValue(0);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (motion !== 'full') return undefined;
    fall.set(withTiming(1, FALL));
    const timer = setTimeout(() => {
      setIsOver(true);
    }, LASTS_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [fall, motion]);

  if (motion !== 'full' || isOver) return undefined;
  return (
    <View aria-hidden testID="confetti" style={[StyleSheet.absoluteFill, styles.sky]}>
      {SCRAPS.map((scrap) => (
        <Scrap key={scrap.at} scrap={scrap} fall={fall} {...{ width, height }} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ sky: { pointerEvents: 'none', overflow: 'hidden' } });
