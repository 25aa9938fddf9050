import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { Pressable, View } from 'react-native';
import { Path } from 'react-native-svg';

import { Drawing } from '../ui/Drawing';
import { Words } from '../ui/text/Words';
import { themed } from '../ui/theme/themed';
import { useTones } from '../ui/theme/TonesContext';
import { RADIUS, SPACE, TARGET } from '../ui/theme/sizes';
import { HOLLYWOOD } from '../screens/shelf';
import { IconLink } from './IconLink';
import { NavLink } from './NavLink';

function Plate({ label }: { readonly label: string }) {
  const tones = useTones();
  const styles = useStyles();
  return (
    <View style={styles.link}>
      <Drawing width={14} height={20}>
        <Path d="M11 3L4 10 11 17" stroke={tones.sign} strokeWidth={3} fill="none" />
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
  const styles = useStyles();
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

interface RulesProps {
  /** Whose rules; those of *Hollywood!* where no game is meant. */
  readonly game?: string;
}

/** The rules, from wherever one is. */
export function RulesLink({ game = HOLLYWOOD.id }: RulesProps) {
  const { t } = useTranslation('rules');
  return <IconLink to={{ screen: 'Rules', params: { game } }} icon="rules" label={t('link')} />;
}

/** The way back and the rules, always at the top. */
export function TopBar(rules: RulesProps) {
  const styles = useStyles();
  return (
    <View style={styles.bar}>
      <BackLink />
      <RulesLink {...rules} />
    </View>
  );
}

const useStyles = themed((tones) => ({
  bar: { flexDirection: 'row', gap: SPACE.s },
  target: { minHeight: TARGET, minWidth: TARGET, borderRadius: RADIUS.m },
  link: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    minHeight: TARGET,
    paddingHorizontal: SPACE.m,
    borderRadius: RADIUS.m,
    backgroundColor: tones.panel,
    borderWidth: tones.edge(1),
    borderColor: tones.line,
  },
}));
