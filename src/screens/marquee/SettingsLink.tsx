import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';

import { NavLink } from '../../navigation/NavLink';
import { ICONS } from '../../ui/art/icons';
import { Drawing } from '../../ui/Drawing';
import { COLOUR } from '../../ui/theme/colours';
import { RADIUS, TARGET } from '../../ui/theme/sizes';

/** The way to the settings, in the free corner of the sky. */
export function SettingsLink() {
  const { t } = useTranslation('marquee');
  return (
    <View style={styles.corner}>
      <NavLink to={{ screen: 'Settings' }} label={t('settings')}>
        <View style={styles.button}>
          <Drawing width={22} height={22} viewBox="0 0 24 24">
            <Path d={ICONS.settings} fill={COLOUR.brassLight} fillRule="evenodd" />
          </Drawing>
        </View>
      </NavLink>
    </View>
  );
}

const styles = StyleSheet.create({
  corner: { position: 'absolute', top: 0, right: 0 },
  button: {
    width: TARGET,
    height: TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS.m,
    borderWidth: 1,
    borderColor: COLOUR.brassDark,
    backgroundColor: COLOUR.wall,
  },
});
