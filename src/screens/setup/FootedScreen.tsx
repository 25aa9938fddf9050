import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useLayout } from '../../ui/layout';
import { COLOUR } from '../../ui/theme/colours';
import { SPACE } from '../../ui/theme/sizes';

interface Props {
  readonly children: ReactNode;
  readonly backdrop: ReactNode;
  /** Always in reach, below what scrolls. */
  readonly foot: ReactNode;
}

/** A screen that scrolls above a foot that stays. */
export function FootedScreen({ children, backdrop, foot }: Props) {
  const insets = useSafeAreaInsets();
  const { gutter, width } = useLayout();
  const sides = { paddingLeft: insets.left + gutter, paddingRight: insets.right + gutter };
  return (
    <View role="main" style={styles.ground}>
      {backdrop}
      <ScrollView
        // A tap on a button while the keyboard is open presses the button at once.
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
        contentContainerStyle={[styles.content, sides, { paddingTop: insets.top + SPACE.m }]}
      >
        <View style={{ width }}>{children}</View>
      </ScrollView>
      <View style={[styles.foot, sides, { paddingBottom: insets.bottom + SPACE.s }]}>
        <View style={{ width }}>{foot}</View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  ground: { flex: 1, backgroundColor: COLOUR.midnight, overflow: 'hidden' },
  content: { flexGrow: 1, alignItems: 'center', paddingBottom: SPACE.xl },
  foot: {
    alignItems: 'center',
    paddingTop: SPACE.s,
    backgroundColor: COLOUR.wall,
    borderTopWidth: 2,
    borderColor: COLOUR.brass,
    boxShadow: `inset 0 2px 0 ${COLOUR.wall}, inset 0 3px 0 ${COLOUR.brassDark}, 0 -6px 18px rgba(0,0,0,0.5)`,
  },
});
