import { View } from 'react-native';

import { Words } from './text/Words';
import { themed } from './theme/themed';
import { useTones } from './theme/TonesContext';
import { RADIUS, SPACE, TARGET } from './theme/sizes';

interface Props {
  readonly label: string;
  readonly isDimmed?: boolean;
}

/** The brass plate on everything that can be pressed. */
export function Plate({ label, isDimmed = false }: Props) {
  const styles = useStyles();
  const { isHollowing } = useTones();
  return (
    <View style={[styles.plate, isDimmed && (isHollowing ? styles.hollow : styles.dimmed)]}>
      <Words face="strong" ink={isDimmed && isHollowing ? 'night' : 'plate'} align="center">
        {label}
      </Words>
    </View>
  );
}

const useStyles = themed((tones) => ({
  plate: {
    minHeight: TARGET,
    justifyContent: 'center',
    paddingHorizontal: SPACE.xl,
    paddingVertical: SPACE.s,
    borderRadius: RADIUS.m,
    backgroundColor: tones.plate,
    boxShadow: `inset 0 0 0 2px ${tones.plateEdge}, 0 3px 10px ${tones.shadow(0.35)}`,
  },
  dimmed: { opacity: 0.5 },
  hollow: {
    backgroundColor: tones.panel,
    borderWidth: tones.edge(1),
    borderStyle: 'dashed',
    borderColor: tones.line,
    boxShadow: 'none',
  },
}));
