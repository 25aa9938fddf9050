import { type ReactNode, useState } from 'react';
import { View } from 'react-native';
import Animated from 'react-native-reanimated';

import { useMotion } from '../motion/MotionProvider';
import { themed } from '../theme/themed';
import { QUARTERS } from './room';
import { useSide } from './SideContext';
import { useRoom } from './useRoom';

/** Carried out by the browser, or by the phone's own thread. */
const TURNING = {
  transitionProperty: 'transform',
  transitionDuration: 420,
  transitionTimingFunction: 'ease-in-out',
} as const;

/** The short way from one angle to another, in degrees. */
function shortWay(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** The angle goes on from where it is: from the last quarter to the first it is one step, not three back. */
function useAngle(wanted: number): number {
  const [angle, setAngle] = useState(wanted);
  const next = angle + shortWay(angle, wanted);
  if (next !== angle) setAngle(next);
  return next;
}

interface Props {
  readonly children: ReactNode;
  /** What shows beside it on its way. */
  readonly ground?: 'page' | 'none';
}

/**
 * Fills the screen and turns it to the side in the context: laid out as wide and high as it is seen from there. Where
 * nothing is turned it is not there for layout or touch.
 */
export function Turned({ children, ground = 'none' }: Props) {
  const styles = useStyles();
  const side = useSide();
  const motion = useMotion();
  const { width, height } = useRoom();
  const angle = useAngle(90 * QUARTERS[side ?? 'bottom']);
  const turned = {
    width,
    height,
    marginLeft: -width / 2,
    marginTop: -height / 2,
    transform: [{ rotate: `${angle}deg` }],
  };
  return (
    <View style={[styles.screen, ground === 'page' && side !== undefined && styles.page]}>
      <Animated.View
        style={
          side === undefined ? styles.screen : [styles.turned, turned, motion === 'full' && TURNING]
        }
      >
        {children}
      </Animated.View>
    </View>
  );
}

const useStyles = themed((tones) => ({
  screen: { flex: 1 },
  page: { backgroundColor: tones.page, overflow: 'hidden' },
  turned: { position: 'absolute', left: '50%', top: '50%' },
}));
