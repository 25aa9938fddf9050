import { Pressable, StyleSheet } from 'react-native';

import { useStop } from '../../ui/controls/RoveGroup';
import { themed } from '../../ui/theme/themed';
import { RADIUS } from '../../ui/theme/sizes';

interface Props {
  /** Its place in the list. */
  readonly index: number;
  readonly label: string;
  readonly onPress: () => void;
}

/** A project that a star may finish, to be chosen by a touch anywhere on its sum. */
export function ProjectButton({ index, label, onPress }: Props) {
  const styles = useStyles();
  const stop = useStop(index);
  return (
    <Pressable
      {...stop}
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [StyleSheet.absoluteFill, styles.target, pressed && styles.pressed]}
    />
  );
}

const useStyles = themed((tones) => ({
  target: { borderRadius: RADIUS.m },
  pressed: { backgroundColor: tones.chosen },
}));
