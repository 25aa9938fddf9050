import type { ReactNode } from 'react';
import { type StyleProp, View, type ViewStyle } from 'react-native';

import { themed } from './theme/themed';
import { RADIUS, SPACE } from './theme/sizes';

/** How much of a page's width its edge takes, on both sides together. */
export const PAGE_EDGE = 2 * (SPACE.l + 3);

interface Props {
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

/** A sheet of ivory paper with a double brass rule. */
export function Page({ children, style }: Props) {
  const styles = useStyles();
  return <View style={[styles.page, style]}>{children}</View>;
}

const useStyles = themed((tones) => ({
  page: {
    backgroundColor: tones.paper,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(3),
    borderColor: tones.line,
    padding: SPACE.l,
    gap: SPACE.m,
    boxShadow: `inset 0 0 0 4px ${tones.paper}, inset 0 0 0 5px ${tones.line}, 0 8px 22px ${tones.shadow(0.5)}`,
  },
}));
