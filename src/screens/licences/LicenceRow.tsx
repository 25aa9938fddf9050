import { useTranslation } from 'react-i18next';
import { Pressable, StyleSheet, View } from 'react-native';

import { Words } from '../../ui/text/Words';
import { COLOUR } from '../../ui/theme/colours';
import { RADIUS, SPACE, TARGET } from '../../ui/theme/sizes';
import type { Package } from './package';

interface Props {
  readonly credit: Package;
  readonly onOpen: () => void;
}

/** A package by its name; opens what its licence says. */
export function LicenceRow({ credit, onOpen }: Props) {
  const { t } = useTranslation('licences');
  return (
    <View role="listitem">
      <Pressable role="button" onPress={onOpen} style={styles.row}>
        <Words face="strong" ink="sign" style={styles.name}>
          {credit.name}
        </Words>
        <Words size="caption" ink="nightSoft">
          {t('line', { version: credit.version, licence: credit.licence })}
        </Words>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: TARGET,
    justifyContent: 'center',
    paddingVertical: SPACE.s,
    borderTopWidth: 1,
    borderColor: COLOUR.brassDark,
    borderRadius: RADIUS.s,
  },
  name: { flexShrink: 1 },
});
