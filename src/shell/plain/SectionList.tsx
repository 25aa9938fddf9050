import { View } from 'react-native';

import type { Section } from '../../games/contract';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';

/** Parts of a view in words, each under its title. */
export function SectionList({ sections }: { readonly sections: readonly Section[] }) {
  const styles = useStyles();
  return sections.map(({ title, lines }) => (
    <View key={title} style={styles.section}>
      <Heading level={2} size="lead">
        {title}
      </Heading>
      {lines.map((line, index) => (
        <Words key={index}>{line}</Words>
      ))}
    </View>
  ));
}

const useStyles = themed((tones) => ({
  section: {
    gap: SPACE.xs,
    padding: SPACE.m,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(1),
    borderColor: tones.faint,
    backgroundColor: tones.panel,
  },
}));
