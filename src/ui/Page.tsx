import type { ReactNode } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { COLOUR } from './theme/colours';
import { RADIUS, SPACE } from './theme/sizes';

/** How much of a page's width its edge takes, on both sides together. */
export const PAGE_EDGE = 2 * (SPACE.l + 3);

interface Props {
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

/** A sheet of ivory paper with a double brass rule. */
export function Page({ children, style }: Props) {
  return <View style={[styles.page, style]}>{children}</View>;
}

const styles = StyleSheet.create({
  page: {
    backgroundColor: COLOUR.paper,
    borderRadius: RADIUS.m,
    borderWidth: 3,
    borderColor: COLOUR.brass,
    padding: SPACE.l,
    gap: SPACE.m,
    boxShadow: `inset 0 0 0 4px ${COLOUR.paper}, inset 0 0 0 5px ${COLOUR.brass}, 0 8px 22px rgba(0,0,0,0.5)`,
  },
});
