import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { Pressable, StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';

import { Drawing } from '../ui/Drawing';
import { Words } from '../ui/text/Words';
import { COLOUR } from '../ui/theme/colours';
import { RADIUS, SPACE, TARGET } from '../ui/theme/sizes';
import { HOLLYWOOD } from '../screens/shelf';
import { IconLink } from './IconLink';
import { NavLink } from './NavLink';

function Plate({ label }: { readonly label: string }) {
  return (
    <View style={styles.link}>
      <Drawing width={14} height={20}>
        <Path d="M11 3L4 10 11 17" stroke={COLOUR.brassLight} strokeWidth={3} fill="none" />
      </Drawing>
      <Words face="strong" ink="sign">
        {label}
      </Words>
    </View>
  );
}

/** Leads home. */
export function HomeLink() {
  const { t } = useTranslation();
  return (
    <NavLink to={{ screen: 'Marquee' }}>
      <Plate label={t('backToMarquee')} />
    </NavLink>
  );
}

/** Back to where one came from; home where that was home, or where nothing lies beneath. */
export function BackLink() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const before = navigation.getState()?.routes.at(-2)?.name;
  if (before === undefined || before === 'Marquee' || !navigation.canGoBack()) return <HomeLink />;
  return (
    <Pressable
      role="button"
      style={styles.target}
      onPress={() => {
        navigation.goBack();
      }}
    >
      <Plate label={t('back')} />
    </Pressable>
  );
}

/** The rules, from wherever one is. */
export function RulesLink() {
  const { t } = useTranslation('rules');
  return (
    <IconLink
      to={{ screen: 'Rules', params: { game: HOLLYWOOD.id } }}
      icon="rules"
      label={t('link')}
    />
  );
}

/** The way back and the rules, always at the top. */
export function TopBar() {
  return (
    <View style={styles.bar}>
      <BackLink />
      <RulesLink />
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', gap: SPACE.s },
  target: { minHeight: TARGET, minWidth: TARGET, borderRadius: RADIUS.m },
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
