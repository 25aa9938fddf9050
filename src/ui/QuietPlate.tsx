import { View } from 'react-native';

import { Words } from './text/Words';
import { themed } from './theme/themed';
import { RADIUS, SPACE, TARGET } from './theme/sizes';

/** The plate on second choices: an outline, so that the brass one beside it leads. */
export function QuietPlate({ label }: { readonly label: string }) {
  const styles = useStyles();
  return (
    <View style={styles.plate}>
      <Words face="strong" ink="sign" align="center">
        {label}
      </Words>
    </View>
  );
}

const useStyles = themed((tones) => ({
  plate: {
    minHeight: TARGET,
    justifyContent: 'center',
    paddingHorizontal: SPACE.l,
    paddingVertical: SPACE.s,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(1.5),
    borderColor: tones.line,
    backgroundColor: tones.panel,
  },
}));
