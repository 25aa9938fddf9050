import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { IconLink } from '../../navigation/IconLink';

/** The way to the settings, in the free corner of the sky. */
export function SettingsLink() {
  const { t } = useTranslation('marquee');
  return (
    <View style={styles.corner}>
      <IconLink to={{ screen: 'Settings' }} icon="settings" label={t('settings')} />
    </View>
  );
}

const styles = StyleSheet.create({ corner: { position: 'absolute', top: 0, right: 0 } });
