import type { ReactNode } from 'react';
import { type StyleProp, View, type ViewStyle } from 'react-native';

import { themed } from '../theme/themed';
import { RADIUS, SPACE } from '../theme/sizes';

interface Props {
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

/** A panel of the theatre's wall with brass mouldings: what controls stand on. */
export function Panel({ children, style }: Props) {
  const styles = useStyles();
  return <View style={[styles.panel, style]}>{children}</View>;
}

const useStyles = themed((tones) => ({
  panel: {
    gap: SPACE.m,
    padding: SPACE.l,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(2),
    borderColor: tones.line,
    backgroundColor: tones.panel,
    boxShadow: `inset 0 0 0 3px ${tones.panel}, inset 0 0 0 4px ${tones.hairline}, 0 8px 22px ${tones.shadow(0.5)}`,
  },
}));
