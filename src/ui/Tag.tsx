import { View } from 'react-native';

import { Words } from './text/Words';
import { themed } from './theme/themed';
import { RADIUS, SPACE } from './theme/sizes';

/** A short fact on a plate. Nothing to press. */
export function Tag({ label }: { readonly label: string }) {
  const styles = useStyles();
  return (
    <View style={styles.tag}>
      <Words size="caption" ink="sign">
        {label}
      </Words>
    </View>
  );
}

const useStyles = themed((tones) => ({
  tag: {
    borderWidth: tones.edge(1),
    borderColor: tones.line,
    borderRadius: RADIUS.pill,
    paddingHorizontal: SPACE.m,
    paddingVertical: 3,
    backgroundColor: tones.panel,
  },
}));
