import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Defs, RadialGradient, Stop } from 'react-native-svg';

import { Box } from '../../ui/art/Box';
import { usePaints } from '../../ui/art/usePaints';
import { Drawing } from '../../ui/Drawing';
import { useTones } from '../../ui/theme/TonesContext';
import { useRoom } from '../../ui/turn/useRoom';

/** The table's cloth under a pool of light. */
export const Backdrop = memo(function Backdrop() {
  const [pool, cloth, edge] = useTones().cloth;
  const paints = usePaints();
  const { width, height } = useRoom();
  return (
    <View style={[StyleSheet.absoluteFill, styles.untouchable]}>
      <Drawing width={width} height={height}>
        <Defs>
          <RadialGradient id={paints.id('pool')} cx="0.45" cy="0.5" r="0.8">
            <Stop offset="0" stopColor={pool} />
            <Stop offset="0.55" stopColor={cloth} />
            <Stop offset="1" stopColor={edge} />
          </RadialGradient>
        </Defs>
        <Box width={width} height={height} fill={paints.fill('pool')} />
      </Drawing>
    </View>
  );
});

const styles = StyleSheet.create({ untouchable: { pointerEvents: 'none' } });
