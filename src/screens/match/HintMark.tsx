import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Path } from 'react-native-svg';

import { ICONS } from '../../ui/art/icons';
import { Drawing } from '../../ui/Drawing';
import { COLOUR } from '../../ui/theme/colours';

interface Props {
  readonly size: number;
  /** A lamp, or a question mark where it leads to the rules. */
  readonly icon?: 'hint' | 'why';
  readonly style?: StyleProp<ViewStyle>;
}

/** A lamp on a brass button: where a hint is to be had, and on what it points at. */
export function HintMark({ size, icon = 'hint', style }: Props) {
  const lamp = Math.round(size * 0.72);
  return (
    <View
      aria-hidden
      style={[styles.mark, { width: size, height: size, borderRadius: size / 2 }, style]}
    >
      <Drawing width={lamp} height={lamp} viewBox="0 0 24 24">
        <Path d={ICONS[icon]} fill={COLOUR.ink} />
      </Drawing>
    </View>
  );
}

const styles = StyleSheet.create({
  mark: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderColor: COLOUR.ink,
    backgroundColor: COLOUR.brassLight,
    pointerEvents: 'none',
  },
});
