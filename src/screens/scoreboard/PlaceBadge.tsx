import { StyleSheet, View } from 'react-native';

import { Words } from '../../ui/text/Words';
import { COLOUR } from '../../ui/theme/colours';
import { RADIUS } from '../../ui/theme/sizes';

/** A place among the players; the first in brass. */
export function PlaceBadge({ place }: { readonly place: number }) {
  const isFirst = place === 1;
  return (
    <View style={[styles.badge, isFirst && styles.first]}>
      <Words face="strong" ink={isFirst ? 'plate' : 'page'} align="center">
        {place}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  badge: {
    minWidth: 28,
    minHeight: 28,
    justifyContent: 'center',
    borderRadius: RADIUS.pill,
    backgroundColor: COLOUR.paperShade,
  },
  first: { backgroundColor: COLOUR.brassLight, boxShadow: `inset 0 0 0 2px ${COLOUR.brass}` },
});
