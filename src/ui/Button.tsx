import { Pressable, StyleSheet } from 'react-native';
import Animated from 'react-native-reanimated';

import { usePressScale } from './motion/usePressScale';
import { Plate } from './Plate';
import { RADIUS, TARGET } from './theme/sizes';

interface Props {
  readonly label: string;
  /** What a screen reader says; the label by default. */
  readonly spoken?: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
}

/** Does what its label says. */
export function Button({ label, spoken, onPress, disabled = false }: Props) {
  const { style, ...press } = usePressScale();
  return (
    <Pressable
      role="button"
      {...(spoken !== undefined && { 'aria-label': spoken })}
      disabled={disabled}
      onPress={onPress}
      style={styles.target}
      {...press}
    >
      <Animated.View style={style}>
        <Plate label={label} isDimmed={disabled} />
      </Animated.View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: { minHeight: TARGET, minWidth: TARGET, maxWidth: '100%', borderRadius: RADIUS.m },
});
