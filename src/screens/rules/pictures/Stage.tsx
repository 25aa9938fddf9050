import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Path } from 'react-native-svg';

import { Drawing } from '../../../ui/Drawing';
import { Words } from '../../../ui/text/Words';
import { themed } from '../../../ui/theme/themed';
import { useTones } from '../../../ui/theme/TonesContext';
import { RADIUS, SPACE } from '../../../ui/theme/sizes';

interface Props {
  /** What is to be seen, in words. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A picture of the rules on its dark ground. Whatever stands in it is one picture to a screen reader. */
export function Stage({ label, children }: Props) {
  const styles = useStyles();
  return (
    <View role="img" accessible aria-label={label} style={styles.stage}>
      {children}
    </View>
  );
}

/** Things side by side; what has no room goes below. */
export function Row({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return <View style={styles.row}>{children}</View>;
}

/** From what was to what is. */
export function Arrow({ width }: { readonly width: number }) {
  const tones = useTones();
  return (
    <Drawing width={width} height={(width * 24) / 34} viewBox="0 0 34 24">
      <Path
        d="M2 12H30M21 4L31 12 21 20"
        stroke={tones.sign}
        strokeWidth={4}
        strokeLinecap="round"
        fill="none"
      />
    </Drawing>
  );
}

/** A sum or a sign of one. */
export function Sum({ children }: { readonly children: string | number }) {
  return (
    <Words size="heading" face="strong" ink="sign">
      {children}
    </Words>
  );
}

const useStyles = themed((tones) => ({
  stage: {
    alignItems: 'center',
    gap: SPACE.m,
    padding: SPACE.m,
    borderRadius: RADIUS.s,
    backgroundColor: tones.page,
    overflow: 'hidden',
    pointerEvents: 'none',
  },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.s,
  },
}));
