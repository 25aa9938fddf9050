import type { ReactNode, Ref } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useLayout } from './layout';
import { usePageStyles } from './pageStyles';
import { themed } from './theme/themed';
import { SPACE } from './theme/sizes';

export interface ScreenProps {
  readonly children: ReactNode;
  /** Scenery that stays in place while the rest scrolls. */
  readonly backdrop?: ReactNode;
  /** `flush` where the content itself reaches down to the edge. */
  readonly foot?: 'padded' | 'flush';
  /** Always in reach, below what scrolls. */
  readonly bar?: ReactNode;
  /** What scrolls, for whoever leads to a part of it. */
  readonly scroller?: Ref<ScrollView>;
}

/** A page between the notches that scrolls where it has to, and never sideways. */
export function Screen({ children, backdrop, foot = 'padded', bar, scroller }: ScreenProps) {
  const styles = useStyles();
  const page = usePageStyles();
  const insets = useSafeAreaInsets();
  const { gutter, width } = useLayout();
  const sides = { paddingLeft: insets.left + gutter, paddingRight: insets.right + gutter };
  const below = bar === undefined ? insets.bottom : 0;
  return (
    <View role="main" style={page.ground}>
      {backdrop}
      <ScrollView
        {...(scroller === undefined ? {} : { ref: scroller })}
        // A tap on a button while the keyboard is open presses the button at once.
        keyboardShouldPersistTaps="handled"
        // Firefox would stop here with Tab, at something without a name; the keys scroll it from whatever is inside.
        tabIndex={-1}
        // What reaches down to the edge ends beside a bar that takes room of its own, and scenery shows through there.
        showsVerticalScrollIndicator={foot === 'padded'}
        automaticallyAdjustKeyboardInsets
        contentContainerStyle={[
          page.content,
          sides,
          {
            paddingTop: insets.top + SPACE.m,
            paddingBottom: foot === 'padded' ? below + SPACE.xl : 0,
          },
        ]}
      >
        <View style={[page.column, { width }]}>{children}</View>
      </ScrollView>
      {bar !== undefined && (
        <View style={[styles.bar, sides, { paddingBottom: insets.bottom + SPACE.s }]}>
          <View style={{ width }}>{bar}</View>
        </View>
      )}
    </View>
  );
}

const useStyles = themed((tones) => ({
  bar: {
    alignItems: 'center',
    paddingTop: SPACE.s,
    backgroundColor: tones.panel,
    borderTopWidth: tones.edge(2),
    borderColor: tones.line,
    boxShadow: `inset 0 2px 0 ${tones.panel}, inset 0 3px 0 ${tones.hairline}, 0 -6px 18px ${tones.shadow(0.5)}`,
  },
}));
