import { View, type StyleProp, type ViewStyle } from 'react-native';
import { Path } from 'react-native-svg';

import { ICONS } from '../../ui/art/icons';
import { Drawing } from '../../ui/Drawing';
import { themed } from '../../ui/theme/themed';
import { useTones } from '../../ui/theme/TonesContext';

interface Props {
  readonly size: number;
  /** A lamp, or a question mark where it leads to the rules. */
  readonly icon?: 'hint' | 'why';
  readonly style?: StyleProp<ViewStyle>;
}

/** A lamp on a brass button: where a hint is to be had, and on what it points at. */
export function HintMark({ size, icon = 'hint', style }: Props) {
  const tones = useTones();
  const styles = useStyles();
  const lamp = Math.round(size * 0.72);
  return (
    <View
      aria-hidden
      style={[styles.mark, { width: size, height: size, borderRadius: size / 2 }, style]}
    >
      <Drawing width={lamp} height={lamp} viewBox="0 0 24 24">
        <Path d={ICONS[icon]} fill={tones.plateInk} />
      </Drawing>
    </View>
  );
}

const useStyles = themed((tones) => ({
  mark: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: tones.edge(1),
    borderColor: tones.plateInk,
    backgroundColor: tones.plate,
    pointerEvents: 'none',
  },
}));
