import { StyleSheet, View } from 'react-native';

import { Words } from './text/Words';
import { COLOUR } from './theme/colours';
import { RADIUS, SPACE, TARGET } from './theme/sizes';

/** The plate on second choices: an outline, so that the brass one beside it leads. */
export function QuietPlate({ label }: { readonly label: string }) {
  return (
    <View style={styles.plate}>
      <Words face="strong" ink="sign" align="center">
        {label}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  plate: {
    minHeight: TARGET,
    justifyContent: 'center',
    paddingHorizontal: SPACE.l,
    paddingVertical: SPACE.s,
    borderRadius: RADIUS.m,
    borderWidth: 1.5,
    borderColor: COLOUR.brass,
    backgroundColor: COLOUR.wall,
  },
});
