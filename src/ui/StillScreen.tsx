import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useLayout } from './layout';
import { usePageStyles } from './pageStyles';
import type { ScreenProps } from './Screen';
import { SPACE } from './theme/sizes';

/** The top of a `Screen` as it looks before anybody scrolls: the first frame does not wait for what lets it scroll. */
export function StillScreen({ children, backdrop }: Pick<ScreenProps, 'children' | 'backdrop'>) {
  const page = usePageStyles();
  const insets = useSafeAreaInsets();
  const { gutter, width } = useLayout();
  const edges = {
    paddingTop: insets.top + SPACE.m,
    paddingLeft: insets.left + gutter,
    paddingRight: insets.right + gutter,
  };
  return (
    <View role="main" style={page.ground}>
      {backdrop}
      <View style={[page.content, edges]}>
        <View style={[page.column, { width }]}>{children}</View>
      </View>
    </View>
  );
}
