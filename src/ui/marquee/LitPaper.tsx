import type { ReactNode } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { COLOUR } from '../theme/colours';
import { RADIUS, SPACE } from '../theme/sizes';
import { InLook } from '../theme/TonesContext';

interface Props {
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

/** A board of paper, lit from behind: a painting, with the evening's inks on it in every look. */
export function LitPaper({ children, style }: Props) {
  return (
    <InLook look="evening">
      <View style={[styles.paper, style]}>{children}</View>
    </InLook>
  );
}

/** Between two rows of letters. */
export function Rail() {
  return <View style={styles.rail} />;
}

const styles = StyleSheet.create({
  paper: {
    backgroundColor: COLOUR.paper,
    borderRadius: RADIUS.s,
    paddingVertical: SPACE.s,
    paddingHorizontal: SPACE.m,
    rowGap: SPACE.xs,
    boxShadow: 'inset 0 0 18px rgba(255,214,130,0.9), 0 0 22px rgba(255,200,110,0.45)',
  },
  rail: { height: 2, backgroundColor: COLOUR.paperShade },
});
