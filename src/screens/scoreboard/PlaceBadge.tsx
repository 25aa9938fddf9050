import { View } from 'react-native';

import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS } from '../../ui/theme/sizes';

/** A place among the players; the first in brass. */
export function PlaceBadge({ place }: { readonly place: number }) {
  const styles = useStyles();
  const isFirst = place === 1;
  return (
    <View style={[styles.badge, isFirst && styles.first]}>
      <Words face="strong" ink={isFirst ? 'plate' : 'page'} align="center">
        {place}
      </Words>
    </View>
  );
}

const useStyles = themed((tones) => ({
  badge: {
    minWidth: 28,
    minHeight: 28,
    justifyContent: 'center',
    borderRadius: RADIUS.pill,
    backgroundColor: tones.paperShade,
  },
  first: { backgroundColor: tones.plate, boxShadow: `inset 0 0 0 2px ${tones.line}` },
}));
