import type { ReactNode } from 'react';
import { View } from 'react-native';

import { COLOUR } from '../../ui/theme/colours';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';

const HOLES = [0, 1, 2, 3, 4, 5] as const;

/** A strip of film at the edge, as long as what stands beside it. */
function Sprockets() {
  const styles = useStyles();
  return (
    <View aria-hidden style={styles.strip}>
      {HOLES.map((hole) => (
        <View key={hole} style={styles.hole} />
      ))}
    </View>
  );
}

interface Props {
  readonly children: ReactNode;
  /** Dashed where the film inside is torn. */
  readonly isTorn?: boolean;
}

/** The frame around a match in the list. */
export function FilmCan({ children, isTorn = false }: Props) {
  const styles = useStyles();
  return (
    <View style={[styles.can, isTorn && styles.torn]}>
      <Sprockets />
      <View style={styles.content}>{children}</View>
    </View>
  );
}

const useStyles = themed((tones) => ({
  can: {
    flexDirection: 'row',
    borderWidth: tones.edge(1.5),
    borderColor: tones.line,
    borderRadius: RADIUS.m,
    backgroundColor: tones.panel,
    overflow: 'hidden',
  },
  torn: { borderStyle: 'dashed', borderColor: tones.alarm },
  strip: {
    width: 16,
    paddingVertical: SPACE.s,
    alignItems: 'center',
    justifyContent: 'space-between',
    backgroundColor: COLOUR.pitch,
  },
  hole: { width: 7, height: 5, borderRadius: 1.5, backgroundColor: COLOUR.paperShade },
  content: { flex: 1, padding: SPACE.m, gap: SPACE.s },
}));
