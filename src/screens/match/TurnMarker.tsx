import { memo, useEffect, useRef } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

import type { Seat } from '../../engine/seats';
import { useMotion } from '../../ui/motion/MotionProvider';
import { usePlaces } from '../../ui/motion/Places';
import { COLOUR } from '../../ui/theme/colours';
import { RADIUS } from '../../ui/theme/sizes';
import { panelPlace, TABLE_PLACE } from './placeNames';
import type { TableLayout } from './tableLayout';

interface Props {
  readonly seat: Seat | undefined;
  /** Measured anew when the table is laid out anew. */
  readonly layout: TableLayout;
}

const TIMING = { duration: 240, reduceMotion: ReduceMotion.Never } as const;
const EDGE = 2;

/** The light around the panel of whoever is on turn; it slides from one panel to the next. */
export const TurnMarker = memo(function TurnMarker({ seat, layout }: Props) {
  const motion = useMotion();
  const places = usePlaces();
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const light = useSharedValue(0);
  const isShown = useRef(false);
  const { width, height } = layout.panel;

  // Not in a layout effect: the table around this is a place only once its children are.
  useEffect(() => {
    const rect = seat === undefined ? undefined : places.rect(panelPlace(seat), TABLE_PLACE);
    if (rect === undefined) {
      light.set(0);
      isShown.current = false;
      return;
    }
    const slides = motion === 'full' && isShown.current;
    x.set(slides ? withTiming(rect.x, TIMING) : rect.x);
    y.set(slides ? withTiming(rect.y, TIMING) : rect.y);
    light.set(1);
    isShown.current = true;
  }, [seat, layout, motion, places, x, y, light]);

  const style = useAnimatedStyle(() => ({
    opacity: light.value,
    transform: [{ translateX: x.value }, { translateY: y.value }],
  }));
  return <Animated.View style={[styles.marker, { width, height }, style]} />;
});

const styles = StyleSheet.create({
  marker: {
    position: 'absolute',
    left: 0,
    top: 0,
    borderRadius: RADIUS.m,
    borderWidth: EDGE,
    borderColor: COLOUR.bulb,
    boxShadow: `0 0 0 1px ${COLOUR.brass}, 0 0 12px 3px ${COLOUR.brass}`,
    pointerEvents: 'none',
  },
});
