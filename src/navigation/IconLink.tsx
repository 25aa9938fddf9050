import { View } from 'react-native';
import { Path } from 'react-native-svg';

import { type IconName, ICONS } from '../ui/art/icons';
import { Drawing } from '../ui/Drawing';
import { iconPlate, SIGN } from '../ui/iconPlate';
import { themed } from '../ui/theme/themed';
import { useTones } from '../ui/theme/TonesContext';
import { type Destination, NavLink } from './NavLink';

interface Props {
  readonly to: Destination;
  readonly icon: IconName;
  /** Where it leads, in words. */
  readonly label: string;
}

/** A sign that leads to another screen, where there is no room for words. */
export function IconLink({ to, icon, label }: Props) {
  const tones = useTones();
  const styles = useStyles();
  return (
    <NavLink to={to} label={label}>
      <View style={styles.button}>
        <Drawing width={SIGN} height={SIGN} viewBox="0 0 24 24">
          <Path d={ICONS[icon]} fill={tones.sign} fillRule="evenodd" />
        </Drawing>
      </View>
    </NavLink>
  );
}

const useStyles = themed((tones) => ({
  button: iconPlate(tones),
}));
