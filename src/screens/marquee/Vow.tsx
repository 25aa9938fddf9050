import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { Words } from '../../ui/text/Words';
import { COLOUR } from '../../ui/theme/colours';
import { RADIUS, SPACE } from '../../ui/theme/sizes';

/** What the house promises everybody. */
export function Vow() {
  const { t } = useTranslation('marquee');
  return (
    <View style={styles.vow}>
      <Words ink="nightSoft" align="center">
        {t('promise')}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  vow: {
    alignSelf: 'center',
    backgroundColor: COLOUR.wall,
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
  },
});
