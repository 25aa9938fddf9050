import { StyleSheet, View } from 'react-native';

import { Words } from './text/Words';
import { COLOUR } from './theme/colours';
import { RADIUS, SPACE, TARGET } from './theme/sizes';

interface Props {
  readonly label: string;
  readonly isDimmed?: boolean;
}

/** The brass plate on everything that can be pressed. */
export function Plate({ label, isDimmed = false }: Props) {
  return (
    <View style={[styles.plate, isDimmed && styles.dimmed]}>
      <Words face="strong" ink="plate" align="center">
        {label}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  plate: {
    minHeight: TARGET,
    justifyContent: 'center',
    paddingHorizontal: SPACE.xl,
    paddingVertical: SPACE.s,
    borderRadius: RADIUS.m,
    backgroundColor: COLOUR.brassLight,
    boxShadow: `inset 0 0 0 2px ${COLOUR.brass}, 0 3px 10px rgba(0,0,0,0.35)`,
  },
  dimmed: { opacity: 0.5 },
});
