import { View } from 'react-native';

import { Heading } from './text/Heading';
import { themed } from './theme/themed';
import { RADIUS, SPACE } from './theme/sizes';

/** The title of a part of a screen, on a plate between two rules. */
export function Plaque({ title }: { readonly title: string }) {
  const styles = useStyles();
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

const useStyles = themed((tones) => ({
  plaque: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  rule: {
    flex: 1,
    height: 3,
    borderTopWidth: tones.edge(1),
    borderBottomWidth: tones.edge(1),
    borderColor: tones.line,
  },
  lozenge: {
    width: 8,
    height: 8,
    backgroundColor: tones.line,
    transform: [{ rotate: '45deg' }],
  },
  plate: {
    flexShrink: 1,
    paddingHorizontal: SPACE.l,
    paddingVertical: SPACE.xs,
    borderWidth: tones.edge(1),
    borderColor: tones.line,
    borderRadius: RADIUS.s,
    backgroundColor: tones.panel,
  },
}));
