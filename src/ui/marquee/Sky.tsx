import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Defs, LinearGradient, Stop } from 'react-native-svg';

import { Box } from '../art/Box';
import { usePaints } from '../art/usePaints';
import { Drawing } from '../Drawing';
import { useTones } from '../theme/TonesContext';
import { DayScene } from './DayScene';
import { NightScene } from './NightScene';

export interface SceneProps {
  readonly width: number;
  readonly height: number;
}

/** The sky over the theatre, at the time of day that the look has. */
export function Sky() {
  const { sky } = useTones();
  const paints = usePaints();
  const { width, height } = useWindowDimensions();
  return (
    <View style={[StyleSheet.absoluteFill, styles.untouchable]}>
      <Drawing width={width} height={height}>
        <Defs>
          <LinearGradient id={paints.id('sky')} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={sky.top} />
            <Stop offset="0.55" stopColor={sky.middle} />
            <Stop offset="1" stopColor={sky.foot} />
          </LinearGradient>
        </Defs>
        <Box width={width} height={height} fill={paints.fill('sky')} />
        {sky.scene === 'stars' && <NightScene width={width} height={height} />}
        {sky.scene === 'rays' && <DayScene width={width} height={height} />}
      </Drawing>
    </View>
  );
}

const styles = StyleSheet.create({ untouchable: { pointerEvents: 'none' } });
