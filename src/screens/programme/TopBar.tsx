import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';

import { NavLink } from '../../navigation/NavLink';
import { Drawing } from '../../ui/Drawing';
import { Words } from '../../ui/text/Words';
import { COLOUR } from '../../ui/theme/colours';
import { RADIUS, SPACE, TARGET } from '../../ui/theme/sizes';

/** The way back, always at the top. */
export function TopBar() {
  const { t } = useTranslation();
  return (
    <View style={styles.bar}>
      <NavLink to={{ screen: 'Marquee' }}>
        <View style={styles.link}>
          <Drawing width={14} height={20}>
            <Path d="M11 3L4 10 11 17" stroke={COLOUR.brassLight} strokeWidth={3} fill="none" />
          </Drawing>
          <Words face="strong" ink="sign">
            {t('backToMarquee')}
          </Words>
        </View>
      </NavLink>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row' },
  link: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    minHeight: TARGET,
    paddingHorizontal: SPACE.m,
    borderRadius: RADIUS.m,
    backgroundColor: COLOUR.wall,
    borderWidth: 1,
    borderColor: COLOUR.brass,
  },
});
