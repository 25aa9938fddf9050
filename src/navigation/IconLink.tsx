import { StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';

import { type IconName, ICONS } from '../ui/art/icons';
import { Drawing } from '../ui/Drawing';
import { COLOUR } from '../ui/theme/colours';
import { RADIUS, TARGET } from '../ui/theme/sizes';
import { type Destination, NavLink } from './NavLink';

interface Props {
  readonly to: Destination;
  readonly icon: IconName;
  /** Where it leads, in words. */
  readonly label: string;
}

/** A sign that leads to another screen, where there is no room for words. */
export function IconLink({ to, icon, label }: Props) {
  return (
    <NavLink to={to} label={label}>
      <View style={styles.button}>
        <Drawing width={22} height={22} viewBox="0 0 24 24">
          <Path d={ICONS[icon]} fill={COLOUR.brassLight} fillRule="evenodd" />
        </Drawing>
      </View>
    </NavLink>
  );
}

const styles = StyleSheet.create({
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
