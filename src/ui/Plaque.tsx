import { StyleSheet, View } from 'react-native';

import { Heading } from './text/Heading';
import { COLOUR } from './theme/colours';
import { RADIUS, SPACE } from './theme/sizes';

/** The title of a part of a screen, on a plate between two rules. */
export function Plaque({ title }: { readonly title: string }) {
  return (
    <View style={styles.plaque}>
      <View style={styles.rule} />
      <View style={styles.lozenge} />
      <View style={styles.plate}>
        <Heading level={2} align="center">
          {title}
        </Heading>
      </View>
      <View style={styles.lozenge} />
      <View style={styles.rule} />
    </View>
  );
}

const styles = StyleSheet.create({
  plaque: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  rule: { flex: 1, height: 3, borderTopWidth: 1, borderBottomWidth: 1, borderColor: COLOUR.brass },
  lozenge: {
    width: 8,
    height: 8,
    backgroundColor: COLOUR.brass,
    transform: [{ rotate: '45deg' }],
  },
  plate: {
    flexShrink: 1,
    paddingHorizontal: SPACE.l,
    paddingVertical: SPACE.xs,
    borderWidth: 1,
    borderColor: COLOUR.brass,
    borderRadius: RADIUS.s,
    backgroundColor: COLOUR.wall,
  },
});
