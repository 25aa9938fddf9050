import { type GestureResponderEvent, View } from 'react-native';

import { themed } from '../theme/themed';
import { RADIUS, TARGET } from '../theme/sizes';
import { DRAG_SIDEWAYS } from './dragSideways';
import { onKeys } from './keys';

interface Props {
  readonly label: string;
  /** From 0 to `most`, in whole steps. */
  readonly value: number;
  readonly most: number;
  /** The value in words. */
  readonly words: string;
  readonly width: number;
  /** Values that are worth a stop. */
  readonly marks?: readonly number[];
  readonly onChange: (value: number) => void;
}

const HANDLE = 28;
const RAIL = 6;
const MARK = 10;
/** How many steps the page keys go. */
const LEAP = 10;

/** A handle on a rail: dragged, tapped, moved by keys or by a screen reader. */
export function Slider({ label, value, most, words, width, marks = [], onChange }: Props) {
  const styles = useStyles();
  const room = width - TARGET;
  const leftOf = (at: number): number => (most === 0 ? 0 : (room * at) / most);
  const go = (to: number): void => {
    const wanted = Math.max(0, Math.min(most, to));
    if (wanted !== value) onChange(wanted);
  };
  const follow = ({ nativeEvent }: GestureResponderEvent): void => {
    go(Math.round((most * (nativeEvent.locationX - TARGET / 2)) / room));
  };
  const by = (steps: number) => () => {
    go(value + steps);
  };
  return (
    <View
      role="slider"
      accessible
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={value}
      aria-valuetext={words}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }) => {
        go(value + (nativeEvent.actionName === 'increment' ? 1 : -1));
      }}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      // The page does not scroll away under the finger.
      onResponderTerminationRequest={() => false}
      onResponderGrant={follow}
      onResponderMove={follow}
      style={[styles.slider, DRAG_SIDEWAYS, { width }]}
      {...onKeys({
        ArrowRight: by(1),
        ArrowUp: by(1),
        ArrowLeft: by(-1),
        ArrowDown: by(-1),
        PageUp: by(LEAP),
        PageDown: by(-LEAP),
        Home: by(-most),
        End: by(most),
      })}
    >
      <View style={styles.rail} />
      {marks.map((mark) => (
        <View key={mark} style={[styles.mark, { left: leftOf(mark) + (TARGET - MARK) / 2 }]} />
      ))}
      <View style={[styles.handle, { left: leftOf(value) + (TARGET - HANDLE) / 2 }]} />
    </View>
  );
}

const useStyles = themed((tones) => ({
  slider: { height: TARGET, justifyContent: 'center', borderRadius: RADIUS.m, cursor: 'pointer' },
  rail: {
    height: RAIL,
    marginHorizontal: TARGET / 2,
    borderRadius: RADIUS.pill,
    backgroundColor: tones.track,
    pointerEvents: 'none',
  },
  mark: {
    position: 'absolute',
    width: MARK,
    height: MARK,
    backgroundColor: tones.lit,
    transform: [{ rotate: '45deg' }],
    pointerEvents: 'none',
  },
  handle: {
    position: 'absolute',
    width: HANDLE,
    height: HANDLE,
    borderRadius: RADIUS.pill,
    borderWidth: tones.edge(3),
    borderColor: tones.panel,
    backgroundColor: tones.plate,
    boxShadow: `0 0 0 2px ${tones.line}, 0 2px 8px ${tones.shadow(0.5)}`,
    pointerEvents: 'none',
  },
}));
