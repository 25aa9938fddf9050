import { StyleSheet, View } from 'react-native';

import { Words } from '../../ui/text/Words';
import { COLOUR } from '../../ui/theme/colours';
import { RADIUS, SPACE } from '../../ui/theme/sizes';

/** What the house promises everybody. */
export function Vow({ promise }: { readonly promise: string }) {
  return (
    <View style={styles.vow}>
      <Words ink="nightSoft" align="center">
        {promise}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  vow: {
    alignSelf: 'center',
    backgroundColor: COLOUR.wall,
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
  },
});
