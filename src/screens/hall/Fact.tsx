import { View } from 'react-native';

import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { SPACE } from '../../ui/theme/sizes';

interface Props {
  readonly name: string;
  readonly value: string;
}

/** What something is called, and how much of it there is. */
export function Fact({ name, value }: Props) {
  const styles = useStyles();
  return (
    <View style={styles.fact}>
      <Words style={styles.name}>{name}</Words>
      <Words face="strong" align="right" style={styles.value}>
        {value}
      </Words>
    </View>
  );
}

const useStyles = themed((tones) => ({
  fact: {
    flexDirection: 'row',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: SPACE.m,
    paddingBottom: SPACE.xs,
    borderBottomWidth: tones.edge(1),
    borderColor: tones.hairline,
  },
  name: { flexShrink: 1 },
  value: { flexShrink: 1 },
}));
