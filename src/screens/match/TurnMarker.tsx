import { memo, useEffect } from 'react';
import Animated from 'react-native-reanimated';

import type { Seat } from '../../engine/seats';
import { useMotion } from '../../ui/motion/MotionProvider';
import { usePlaces } from '../../ui/motion/Places';
import { useSlide } from '../../ui/motion/useSlide';
import { themed } from '../../ui/theme/themed';
import { RADIUS } from '../../ui/theme/sizes';
import { panelPlace, TABLE_PLACE } from './placeNames';
import type { TableLayout } from './tableLayout';

interface Props {
  readonly seat: Seat | undefined;
  /** Measured anew when the table is laid out anew. */
  readonly layout: TableLayout;
}

const EDGE = 2;

/** The light around the panel of whoever is on turn; it slides from one panel to the next. */
export const TurnMarker = memo(function TurnMarker({ seat, layout }: Props) {
  const styles = useStyles();
  const motion = useMotion();
  const places = usePlaces();
  const { ref, style, slideTo } = useSlide();
  const { width, height } = layout.panel;

  // Not in a layout effect: the table around this is a place only once its children are.
  useEffect(() => {
    slideTo(seat === undefined ? undefined : places.rect(panelPlace(seat), TABLE_PLACE), motion);
  }, [seat, layout, motion, places, slideTo]);

  return <Animated.View ref={ref} style={[styles.marker, { width, height }, style]} />;
});

const useStyles = themed((tones) => ({
  marker: {
    position: 'absolute',
    left: 0,
    top: 0,
    borderRadius: RADIUS.m,
    borderWidth: EDGE,
    borderColor: tones.lit,
    boxShadow: `0 0 0 1px ${tones.glow}, 0 0 12px 3px ${tones.glow}`,
    pointerEvents: 'none',
  },
}));
