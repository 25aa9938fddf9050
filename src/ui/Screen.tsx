import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useLayout } from './layout';
import { COLOUR } from './theme/colours';
import { SPACE } from './theme/sizes';

interface Props {
  readonly children: ReactNode;
  /** Scenery that stays in place while the rest scrolls. */
  readonly backdrop?: ReactNode;
  /** `flush` where the content itself reaches down to the edge. */
  readonly foot?: 'padded' | 'flush';
}

/** A page between the notches that scrolls where it has to, and never sideways. */
export function Screen({ children, backdrop, foot = 'padded' }: Props) {
  const insets = useSafeAreaInsets();
  const { gutter, width } = useLayout();
  return (
    <View role="main" style={styles.ground}>
      {backdrop}
      <ScrollView
        contentContainerStyle={[
          styles.content,
          {
            paddingTop: insets.top + SPACE.m,
            paddingBottom: foot === 'padded' ? insets.bottom + SPACE.xl : 0,
            paddingLeft: insets.left + gutter,
            paddingRight: insets.right + gutter,
          },
        ]}
      >
        <View style={[styles.column, { width }]}>{children}</View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  ground: { flex: 1, backgroundColor: COLOUR.midnight, overflow: 'hidden' },
  column: { flexGrow: 1 },
  content: { flexGrow: 1, alignItems: 'center' },
});
