import { StyleSheet, View } from 'react-native';

import { Words } from './text/Words';
import { COLOUR } from './theme/colours';
import { RADIUS, SPACE } from './theme/sizes';

/** A short fact on a plate. Nothing to press. */
export function Tag({ label }: { readonly label: string }) {
  return (
    <View style={styles.tag}>
      <Words size="caption" ink="sign">
        {label}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  tag: {
    borderWidth: 1,
    borderColor: COLOUR.brass,
    borderRadius: RADIUS.pill,
    paddingHorizontal: SPACE.m,
    paddingVertical: 3,
    backgroundColor: COLOUR.wall,
  },
});
