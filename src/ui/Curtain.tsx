import { StyleSheet, View } from 'react-native';
import { Defs, LinearGradient, Stop } from 'react-native-svg';

import { Box } from './art/Box';
import { usePaints } from './art/usePaints';
import { Drawing } from './Drawing';
import { useTones } from './theme/TonesContext';
import { useRoom } from './turn/useRoom';

const FOLD = 64;

/** The curtain behind a page. Nowhere kinder to words than `curtain`, on which they are measured. */
export function Curtain() {
  const { drapes } = useTones();
  const paints = usePaints();
  const { width, height } = useRoom();
  const folds = Math.ceil(width / FOLD);
  return (
    <View style={[StyleSheet.absoluteFill, styles.untouchable]}>
      <Drawing width={width} height={height}>
        <Defs>
          <LinearGradient id={paints.id('fold')} x1="0" y1="0" x2="1" y2="0">
            <Stop offset="0" stopColor={drapes.valley} />
            <Stop offset="0.45" stopColor={drapes.ridge} />
            <Stop offset="0.62" stopColor={drapes.ridge} />
            <Stop offset="1" stopColor={drapes.valley} />
          </LinearGradient>
          <LinearGradient id={paints.id('dark')} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={drapes.dusk} stopOpacity={drapes.duskOpacity[0]} />
            <Stop offset="1" stopColor={drapes.dusk} stopOpacity={drapes.duskOpacity[1]} />
          </LinearGradient>
        </Defs>
        {Array.from({ length: folds }, (_, fold) => (
          <Box
            key={fold}
            x={fold * FOLD}
            width={FOLD + 0.5}
            height={height}
            fill={paints.fill('fold')}
          />
        ))}
        <Box width={width} height={height} fill={paints.fill('dark')} />
      </Drawing>
    </View>
  );
}

const styles = StyleSheet.create({ untouchable: { pointerEvents: 'none' } });
