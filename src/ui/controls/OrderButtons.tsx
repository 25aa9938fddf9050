import { useEffect, useRef } from 'react';
import { Pressable, View } from 'react-native';
import { Path } from 'react-native-svg';

import { ICONS } from '../art/icons';
import { Drawing } from '../Drawing';
import { themed } from '../theme/themed';
import { useTones } from '../theme/TonesContext';
import { RADIUS, TARGET } from '../theme/sizes';

type Way = 'up' | 'down';

interface Props {
  readonly labels: Readonly<Record<Way, string>>;
  readonly onMove: (way: Way) => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

const WAYS: readonly Way[] = ['up', 'down'];
const SIGN = 20;

/** Moves something up or down a list. At the end of the way the keyboard goes on to the button that leads back. */
export function OrderButtons({ labels, onMove, isFirst, isLast }: Props) {
  const tones = useTones();
  const styles = useStyles();
  const buttons = useRef<Partial<Record<Way, View | null>>>({});
  const pressed = useRef<Way>(undefined);

  useEffect(() => {
    if (pressed.current === 'up' && isFirst) buttons.current.down?.focus();
    if (pressed.current === 'down' && isLast) buttons.current.up?.focus();
    pressed.current = undefined;
  }, [isFirst, isLast]);

  const ends = { up: isFirst, down: isLast };
  return (
    <View style={styles.pair}>
      {WAYS.map((way) => (
        <Pressable
          key={way}
          ref={(button) => {
            buttons.current[way] = button;
          }}
          role="button"
          aria-label={labels[way]}
          disabled={ends[way]}
          onPress={() => {
            pressed.current = way;
            onMove(way);
          }}
          style={styles.button}
        >
          <View style={ends[way] && styles.dimmed}>
            <Drawing width={SIGN} height={SIGN} viewBox="0 0 24 24">
              <Path d={ICONS[way]} fill={tones.sign} />
            </Drawing>
          </View>
        </Pressable>
      ))}
    </View>
  );
}

const useStyles = themed((tones) => ({
  pair: {
    flexDirection: 'row',
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(1),
    borderColor: tones.hairline,
    backgroundColor: tones.page,
  },
  button: {
    width: TARGET,
    height: TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS.m,
  },
  dimmed: { opacity: 0.3 },
}));
