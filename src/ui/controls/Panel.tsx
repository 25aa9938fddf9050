import type { ReactNode } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { COLOUR } from '../theme/colours';
import { RADIUS, SPACE } from '../theme/sizes';

interface Props {
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

/** A panel of the theatre's wall with brass mouldings: what controls stand on. */
export function Panel({ children, style }: Props) {
  return <View style={[styles.panel, style]}>{children}</View>;
}

const styles = StyleSheet.create({
  panel: {
    gap: SPACE.m,
    padding: SPACE.l,
    borderRadius: RADIUS.m,
    borderWidth: 2,
    borderColor: COLOUR.brass,
    backgroundColor: COLOUR.wall,
    boxShadow: `inset 0 0 0 3px ${COLOUR.wall}, inset 0 0 0 4px ${COLOUR.brassDark}, 0 8px 22px rgba(0,0,0,0.5)`,
  },
});
