import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import { Path } from 'react-native-svg';

import { NavLink } from '../../navigation/NavLink';
import { ICONS } from '../../ui/art/icons';
import { Drawing } from '../../ui/Drawing';
import { themed } from '../../ui/theme/themed';
import { useTones } from '../../ui/theme/TonesContext';
import { RADIUS, TARGET } from '../../ui/theme/sizes';

/** The way to the settings, in the free corner of the sky. */
export function SettingsLink() {
  const tones = useTones();
  const styles = useStyles();
  const { t } = useTranslation('marquee');
  return (
    <View style={styles.corner}>
      <NavLink to={{ screen: 'Settings' }} label={t('settings')}>
        <View style={styles.button}>
          <Drawing width={22} height={22} viewBox="0 0 24 24">
            <Path d={ICONS.settings} fill={tones.sign} fillRule="evenodd" />
          </Drawing>
        </View>
      </NavLink>
    </View>
  );
}

const useStyles = themed((tones) => ({
  corner: { position: 'absolute', top: 0, right: 0 },
  button: {
    width: TARGET,
    height: TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(1),
    borderColor: tones.hairline,
    backgroundColor: tones.panel,
  },
}));
