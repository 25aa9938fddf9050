import { View } from 'react-native';

import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';

/** What the house promises everybody. */
export function Vow({ promise }: { readonly promise: string }) {
  const styles = useStyles();
  return (
    <View style={styles.vow}>
      <Words ink="nightSoft" align="center">
        {promise}
      </Words>
    </View>
  );
}

const useStyles = themed((tones) => ({
  vow: {
    alignSelf: 'center',
    backgroundColor: tones.panel,
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
  },
}));
