import { Pressable, View } from 'react-native';
import { Path } from 'react-native-svg';

import { type IconName, ICONS } from './art/icons';
import { Drawing } from './Drawing';
import { iconPlate, SIGN } from './iconPlate';
import { themed } from './theme/themed';
import { useTones } from './theme/TonesContext';

interface Props {
  readonly icon: IconName;
  /** What it does, in words. */
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
}

/** A sign to press where there is no room for words. */
export function IconButton({ icon, label, onPress, disabled = false }: Props) {
  const tones = useTones();
  const styles = useStyles();
  return (
    <Pressable
      role="button"
      aria-label={label}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [styles.button, pressed && styles.pressed]}
    >
      <View style={disabled && styles.disabled}>
        <Drawing width={SIGN} height={SIGN} viewBox="0 0 24 24">
          <Path d={ICONS[icon]} fill={tones.sign} fillRule="evenodd" />
        </Drawing>
      </View>
    </Pressable>
  );
}

const useStyles = themed((tones) => ({
  button: iconPlate(tones),
  pressed: { backgroundColor: tones.chosen },
  disabled: { opacity: 0.35 },
}));
