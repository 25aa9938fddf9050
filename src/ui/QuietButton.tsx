import { Pressable, StyleSheet } from 'react-native';
import Animated from 'react-native-reanimated';

import { usePressScale } from './motion/usePressScale';
import { QuietPlate } from './QuietPlate';
import { RADIUS, TARGET } from './theme/sizes';

interface Props {
  readonly label: string;
  readonly onPress: () => void;
}

/** A second choice. */
export function QuietButton({ label, onPress }: Props) {
  const { style, ...press } = usePressScale();
  return (
    <Pressable role="button" onPress={onPress} style={styles.target} {...press}>
      <Animated.View style={style}>
        <QuietPlate label={label} />
      </Animated.View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: { minHeight: TARGET, minWidth: TARGET, maxWidth: '100%', borderRadius: RADIUS.m },
});
