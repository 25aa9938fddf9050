import { Pressable, View } from 'react-native';

import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE, TARGET } from '../../ui/theme/sizes';
import type { Package } from './package';
import { useLicenceLine } from './useLicenceLine';

interface Props {
  readonly credit: Package;
  readonly onOpen: () => void;
}

/** A package by its name; opens what its licence says. */
export function LicenceRow({ credit, onOpen }: Props) {
  const styles = useStyles();
  const line = useLicenceLine(credit);
  return (
    <View role="listitem">
      <Pressable role="button" onPress={onOpen} style={styles.row}>
        <Words face="strong" ink="sign" style={styles.name}>
          {credit.name}
        </Words>
        <Words size="caption" ink="nightSoft">
          {line}
        </Words>
      </Pressable>
    </View>
  );
}

const useStyles = themed((tones) => ({
  row: {
    minHeight: TARGET,
    justifyContent: 'center',
    paddingVertical: SPACE.s,
    borderTopWidth: tones.edge(1),
    borderColor: tones.hairline,
    borderRadius: RADIUS.s,
  },
  name: { flexShrink: 1 },
}));
