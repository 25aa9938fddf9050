import { type ReactNode, useState } from 'react';
import { type StyleProp, View, type ViewStyle } from 'react-native';

import { themed } from '../theme/themed';
import { FacadeWall } from './FacadeWall';
import { RedCarpet } from './RedCarpet';

interface Props {
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

/** What the carpet takes of the wall's foot. */
const STREET = 92;

/** The lit wall of the theatre, behind the poster cases, down to the street. */
export function Facade({ children, style }: Props) {
  const styles = useStyles();
  const [size, setSize] = useState({ width: 0, height: 0 });
  return (
    <View
      style={[styles.wall, style]}
      onLayout={({ nativeEvent: { layout } }) => {
        setSize({ width: layout.width, height: layout.height });
      }}
    >
      {size.width > 0 && <FacadeWall {...size} />}
      {children}
      <View style={styles.street}>{size.width > 0 && <RedCarpet width={size.width} />}</View>
    </View>
  );
}

const useStyles = themed((tones) => ({
  wall: { backgroundColor: tones.panel, paddingBottom: STREET },
  street: { position: 'absolute', left: 0, bottom: 0 },
}));
